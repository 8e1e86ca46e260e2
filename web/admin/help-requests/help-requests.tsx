import { useRouteLoaderData } from 'react-router'
import { listHelpRequests, setHelpStatus } from '#modules/help/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import type { loader as rootLoader } from '../../root-data.ts'
import { RequestList } from '../../shared/requests/RequestList.tsx'
import { requestSteps, stepFormKeys } from '../../shared/requests/RequestStepForm.tsx'
import type { Route } from './+types/help-requests.ts'
import { HelpRequest } from './HelpRequest.tsx'

const tabs = ['New', 'InWork', 'Done', 'Cancelled', 'All'] as const
const actions = defineActions({
  step: form(setHelpStatus, {
    done: { field: 'status', values: requestSteps },
    // To where the request is now.
    doneAt: (_, { id, status }) =>
      status === 'InWork' ? `/admin/help-requests?status=InWork&done=InWork#${id}` : null,
  }),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const { locale } = pageOf(args.context)
  const now = new Date()
  const list = await loadList(listHelpRequests, args)
  const items = list.items.map((request) => ({
    ...request,
    askedAgo: formatRelativeTime(request.createdAt, now, locale),
  }))
  return { list: { ...list, items }, forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'help-requests')('title'),
    path: '/admin/help-requests',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function HelpRequests({ loaderData: { list, forms } }: Route.ComponentProps) {
  const t = useMessages('help-requests')
  const common = useMessages('list')
  const href = useLocalizedHref()
  const accountId = useRouteLoaderData<typeof rootLoader>('root')?.account?.id
  const done = useDone(forms)
  const { items, state } = list
  const fields = list.filterFields.filter(({ name }) => name !== 'status')
  const topics = { Product: t('topic.Product'), Verification: t('topic.Verification'), Report: t('topic.Report') }
  const filters = { topic: { label: t('topic'), options: topics } }
  const tab = tabs.find((each) => each === state.params.status) ?? 'All'
  const hrefOf = (of: (typeof tabs)[number], page = 1) =>
    href(listPath(state, { status: of === 'All' ? undefined : of, page }))
  return (
    <ListPage
      title={t('title')}
      views={{
        label: t('tabs'),
        tabs: tabs.map((each) => ({ key: each, label: t(`status.${each}`), href: hrefOf(each) })),
        current: tab,
      }}
      tools={listTools({ list, filters, search: t('search') })}
      filters={<ListFilters state={state} fields={fields} texts={filters} search={t('search')} />}
      done={done && t(`done.${done}`)}
      problem={<FormProblem intents={['step']} except={stepFormKeys(items)} />}
      pages={{ ...list, hrefOf: (page) => hrefOf(tab, page) }}
      empty={
        <p>
          {isNarrowed(state, fields)
            ? common('empty.narrowed')
            : t(tab === 'New' || tab === 'All' ? `empty.${tab}` : 'empty')}
        </p>
      }
    >
      <RequestList>
        {items.map((request) => (
          <HelpRequest key={request.id} request={request} isOwn={request.assignedTo?.id === accountId} />
        ))}
      </RequestList>
    </ListPage>
  )
}
