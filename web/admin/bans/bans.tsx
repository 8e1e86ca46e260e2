import { cancelBan, listBans } from '#modules/moderation/ban-contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import type { Route } from './+types/bans.ts'
import { banForms } from './ban-forms.ts'
import { BanSteps } from './BanSteps.tsx'
import { BanTable } from './BanTable.tsx'

const actions = defineActions({ ...banForms, liftBan: form(cancelBan) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listBans, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'bans')('title'),
    path: '/admin/bans',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

export default function Bans({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('bans')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { state, items } = list
  const done = useDone(forms)
  const kinds = { Account: t('kind.Account'), Session: t('kind.Session'), Network: t('kind.Network') }
  const texts = {
    kind: { label: t('column.kind'), options: kinds },
    active: { label: t('column.state'), options: { true: t('state.Active'), false: t('state.Ended') } },
  }
  return (
    <ListPage
      title={t('title')}
      tools={listTools({ list, filters: texts, search: t('search') })}
      filters={<ListFilters state={state} fields={list.filterFields} search={t('search')} texts={texts} />}
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={['liftBan']} />
          <BanSteps path="/admin/bans" />
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{isNarrowed(state, list.filterFields) ? common('empty.narrowed') : t('empty')}</p>}
    >
      <BanTable label={t('title')} bans={items} />
    </ListPage>
  )
}
