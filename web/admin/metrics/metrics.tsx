import { elements } from '#modules/metrics/element-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { itemForms } from '../../list/item-forms.ts'
import { loadItem, loadList } from '../../list/load-list.ts'
import { ResourceList } from '../../list/ResourceList.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Route } from './+types/metrics.ts'
import { ElementForm } from './ElementForm.tsx'

const actions = defineActions(itemForms(elements.calls))
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const [list, open] = await Promise.all([loadList(elements.calls.list, args), loadItem(elements.calls.single, args)])
  return { list, open, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'metrics')('title'),
    path: '/admin/metrics',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** The elements of pages whose use is counted. */
export default function Metrics({ loaderData }: Route.ComponentProps) {
  const t = useMessages('metrics')
  return (
    <ResourceList
      {...loaderData}
      t={t}
      nameOf={({ name }) => name}
      nameLabel={t('field.name')}
      nameSort="name"
      columns={[
        {
          key: 'actions',
          label: t('field.actions'),
          render: (item) => item.actions.map((name) => t(`action.${name}`)).join(', '),
        },
        {
          key: 'isActive',
          label: t('field.isActive'),
          isPlain: true,
          render: ({ isActive }) => <Tag tone={isActive ? 'good' : 'neutral'}>{t(`isActive.${isActive}`)}</Tag>,
        },
      ]}
      filters={{
        isActive: {
          label: t('field.isActive'),
          options: { true: t('isActive.true'), false: t('isActive.false') },
        },
      }}
      bulk={[]}
      renderForm={(item, state) => <ElementForm state={state} element={item} />}
    />
  )
}
