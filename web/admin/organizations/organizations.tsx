import { listOrganizations } from '#modules/administration/premises-contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { countryName } from '../../lib/country-name.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { pageOf } from '../../lib/request-context.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { usePremisesActions } from '../stores/premises-actions.tsx'
import { PremisesStatusTag, usePremisesFilters } from '../stores/premises-columns.tsx'
import { organizationForms } from '../stores/premises-forms.ts'
import { AdminLink } from '../AdminLink.tsx'
import type { Route } from './+types/organizations.ts'

const actions = defineActions(organizationForms)
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const { locale } = pageOf(args.context)
  const { items, ...list } = await loadList(listOrganizations, args)
  return {
    list: { ...list, items: items.map((item) => ({ ...item, country: countryName(item.countryCode, locale) })) },
    forms: actions.loaderData(args.context, args.url),
  }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-stores')('organizations'),
    path: '/admin/organizations',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** Companies, with links to their stores. */
export default function Organizations({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-stores')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <ItemList
      list={list}
      title={t('organizations')}
      nameOf={({ legalName }) => legalName}
      search={t('search.organizations')}
      filters={usePremisesFilters()}
      forms={forms}
      noteOf={(done) => t(`done.${done}`)}
      actions={usePremisesActions('organization')}
      columns={[
        {
          key: 'legalName',
          label: t('column.name'),
          render: ({ id, legalName }) => <AdminLink path={`/admin/organizations/${id}`}>{legalName}</AdminLink>,
        },
        { key: 'taxNumber', label: t('fact.taxNumber'), render: ({ taxNumber }) => taxNumber },
        { key: 'country', label: t('column.country'), render: ({ country }) => country },
        {
          key: 'storeCount',
          label: t('column.stores'),
          isFigure: true,
          render: ({ legalName, storeCount }) => (
            <a href={href(`/admin/stores?${new URLSearchParams({ query: legalName })}`)}>
              {formatNumber(storeCount, locale)}
            </a>
          ),
        },
        {
          key: 'status',
          label: t('column.status'),
          render: ({ status }) => <PremisesStatusTag status={status} />,
        },
        {
          key: 'createdAt',
          label: t('column.registered'),
          isMinor: true,
          render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>,
        },
      ]}
    />
  )
}
