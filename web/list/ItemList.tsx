import type { ReactNode } from 'react'
import { FormProblem } from '../forms/FormProblem.tsx'
import { useDone } from '../forms/use-form.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { type BulkAction, BulkConfirm, useBulk } from './BulkActions.tsx'
import { BulkTable } from './BulkTable.tsx'
import { DataTable } from './DataTable.tsx'
import { type FilterTexts, ListFilters } from './ListFilters.tsx'
import { ListPage } from './ListPage.tsx'
import { isNarrowed, type ListData, listPath } from './list-state.ts'
import { listTools } from './tools/ListTools.tsx'
import { SortForm, useSorting } from './tools/SortForm.tsx'
import { chooseColumns, type ListColumn } from './tools/choose-columns.ts'

type Props<Item, Filter extends string, Intent extends string> = {
  list: ListData<Item, Filter>
  title: string
  nameOf: (item: Item) => string
  columns: readonly ListColumn<Item>[]
  filters: FilterTexts<NoInfer<Filter>>
  /** The label of the search; without it there is none. */
  search?: string
  /** Results of the page's actions, and the note about each. */
  forms?: { done: Intent | null }
  noteOf?: (done: Intent) => string
  actions?: readonly BulkAction<NoInfer<Intent>>[]
  /** Above the rows, such as an offer to undo what was done. */
  notes?: ReactNode
  /** Below the list. */
  after?: ReactNode
}

/** A list of items that are not edited beside it: search, filters and actions on the selected items. */
export function ItemList<Item extends { id: number | string }, Filter extends string, Intent extends string>(
  props: Props<Item, Filter, Intent>,
) {
  const { list, title, nameOf, filters, search, forms, noteOf, actions = [], notes, after } = props
  const t = useMessages('list')
  const href = useLocalizedHref()
  const { state, items, filterFields } = list
  const done = useDone(forms ?? { done: null })
  const bulk = useBulk({ actions, state, items, nameOf })
  const columns = chooseColumns(list.tools, props.columns)
  const sorting = useSorting(state)
  return (
    <ListPage
      title={title}
      tools={listTools({ list, columns: columns.all, filters, search })}
      filters={<ListFilters state={state} fields={filterFields} texts={filters} search={search} />}
      done={done && noteOf?.(done)}
      problem={
        <>
          {notes}
          <FormProblem intents={actions.map(({ intent }) => intent)} />
          <BulkConfirm bulk={bulk} />
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{t(isNarrowed(state, filterFields) ? 'empty.narrowed' : 'empty')}</p>}
      after={after}
    >
      {actions.length > 0 ? (
        <BulkTable title={title} bulk={bulk} columns={columns.shown} />
      ) : (
        <>
          <SortForm state={state} columns={columns.shown} />
          <DataTable label={title} columns={columns.shown} rows={items} keyOf={({ id }) => id} sorting={sorting} />
        </>
      )}
    </ListPage>
  )
}
