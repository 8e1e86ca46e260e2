import type { ReactNode } from 'react'
import { FormProblem } from '../forms/FormProblem.tsx'
import { useDone } from '../forms/use-form.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { type BulkAction, BulkConfirm, useBulk } from './BulkActions.tsx'
import { BulkTable } from './BulkTable.tsx'
import { MissingItem } from './ItemDrawer.tsx'
import { type FilterTexts, ListFilters } from './ListFilters.tsx'
import { ListPage } from './ListPage.tsx'
import { isNarrowed, itemLinkId, type ListData, listPath, type ListState, type OpenItem } from './list-state.ts'
import { listTools } from './tools/ListTools.tsx'
import { chooseColumns, type ListColumn } from './tools/choose-columns.ts'

type Props<Item, Filter extends string, Intent extends string> = {
  list: ListData<Item, Filter>
  /** The texts of the resource: `done.*` is the note about an accepted form, `empty` stands where there are no items at all. */
  t: (key: 'title' | 'create' | 'search' | 'empty' | `done.${NoInfer<Intent>}`) => string
  /** The name of an item, which heads its row. */
  nameOf: (item: Item) => string
  nameLabel: string
  nameSort?: string
  /** The other columns. */
  columns: readonly ListColumn<Item>[]
  filters: FilterTexts<NoInfer<Filter>>
  /** Results of the page's actions. */
  forms: { done: Intent | null }
  bulk: readonly BulkAction<NoInfer<Intent>>[]
  /** The item that is open beside the list, and its form; a new item is null. */
  open: OpenItem<Item>
  renderForm: (item: Item | null, state: ListState) => ReactNode
}

/** The list of a resource: search, filters, columns, export, bulk actions, and an item open beside it. */
export function ResourceList<Item extends { id: number }, Filter extends string, Intent extends string>(
  props: Props<Item, Filter, Intent>,
) {
  const { list, t, nameOf, forms, open, renderForm, filters } = props
  const common = useMessages('list')
  const href = useLocalizedHref()
  const { state, items, filterFields } = list
  const done = useDone(forms)
  const bulk = useBulk({ actions: props.bulk, state, items, nameOf })
  const columns = useColumns(props)
  const current = Number(state.params.item)
  return (
    <ListPage
      title={t('title')}
      action={
        <ButtonLink id={itemLinkId('new')} href={href(listPath(state, { item: 'new' }))} variant="solid" icon="plus">
          {t('create')}
        </ButtonLink>
      }
      tools={listTools({ list, columns: columns.all, filters, search: t('search') })}
      filters={<ListFilters state={state} fields={filterFields} texts={filters} search={t('search')} />}
      done={done && t(`done.${done}`)}
      problem={
        <>
          <FormProblem intents={props.bulk.map(({ intent }) => intent)} />
          <BulkConfirm bulk={bulk} />
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{isNarrowed(state, filterFields) ? common('empty.narrowed') : t('empty')}</p>}
      drawer={open && (open.item || open.isNew ? renderForm(open.item, state) : <MissingItem state={state} />)}
    >
      <BulkTable title={t('title')} bulk={bulk} columns={columns.shown} isCurrent={({ id }) => id === current} />
    </ListPage>
  )
}

/** The name, which opens the item, and the other columns. */
function useColumns<Item extends { id: number }>({
  list,
  nameOf,
  nameLabel,
  nameSort,
  columns,
}: Pick<Props<Item, string, string>, 'list' | 'nameOf' | 'nameLabel' | 'nameSort' | 'columns'>) {
  const href = useLocalizedHref()
  const name: ListColumn<Item> = {
    key: 'name',
    label: nameLabel,
    ...(nameSort && { sort: nameSort }),
    render: (item) => (
      <a id={itemLinkId(item.id)} href={href(listPath(list.state, { item: item.id }))}>
        {nameOf(item)}
      </a>
    ),
  }
  return chooseColumns(list.tools, [name, ...columns])
}
