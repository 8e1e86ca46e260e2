import { getRecording, listCalls } from '#modules/contacts/contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useStep } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { loadList } from '../../list/load-list.ts'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import type { Route } from './+types/calls.ts'
import { useCallColumns } from './call-columns.tsx'
import { Recording, type RecordingStep } from './Recording.tsx'
import { useTelephonyViews } from './use-telephony-views.ts'

/** A recording is opened by a form, because every opening is recorded in the audit log. */
const actions = defineActions({
  recording: form(getRecording, { next: (link, { id }): RecordingStep => ({ ...link, id: id! }), done: withoutNote }),
})
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  return { list: await loadList(listCalls, args), forms: actions.loaderData(args.context, args.url) }
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'telephony')('view.calls'),
    path: '/admin/telephony/calls',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

const statuses = ['Answered', 'Missed', 'Busy', 'Failed'] as const

/** Calls to redirect numbers, the newest first. */
export default function Calls({ loaderData: { list } }: Route.ComponentProps) {
  const t = useMessages('telephony')
  const lists = useMessages('list')
  const href = useLocalizedHref()
  const { state, items, filterFields } = list
  const columns = chooseColumns(list.tools, useCallColumns())
  const step = useStep<RecordingStep>()
  const opened = items.find(({ id }) => id === step?.id)
  const texts = {
    storeId: { label: t('filter.store') },
    status: {
      label: t('column.status'),
      options: Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)])),
    },
    from: { label: t('filter.from') },
    to: { label: t('filter.to') },
  }
  return (
    <ListPage
      title={t('title')}
      info={t('calls.lead')}
      views={useTelephonyViews('calls')}
      tools={listTools({ list, columns: columns.all, filters: texts })}
      filters={<ListFilters state={state} fields={filterFields} texts={texts} />}
      problem={
        <>
          <FormProblem intents={['recording']} />
          {step && <Recording step={step} call={opened} />}
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{isNarrowed(state, filterFields) ? lists('empty.narrowed') : t('calls.none')}</p>}
    >
      <DataTable label={t('view.calls')} columns={columns.shown} rows={items} keyOf={({ id }) => id} />
    </ListPage>
  )
}
