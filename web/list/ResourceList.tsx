import type { ReactNode } from 'react'
import { FormProblem } from '../forms/FormProblem.tsx'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { type BulkAction, BulkBar, BulkConfirm, useBulkPreview } from './BulkActions.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { type FilterTexts, ListFilters } from './ListFilters.tsx'
import { ListPage } from './ListPage.tsx'
import { isNarrowed, type ListData, listPath } from './list-state.ts'
import styles from './ListTools.module.css'
import { SaveView } from './SaveView.tsx'
import { useSavedViews } from './use-saved-views.ts'

/** `isExtra`: hidden until somebody chooses the column. */
export type ListColumn<Item> = Column<Item> & { isExtra?: boolean }

type Props<Item> = {
  list: ListData<Item>
  title: string
  /** The name of an item, which heads its row. */
  nameOf: (item: Item) => string
  nameLabel: string
  nameSort?: string
  /** The other columns. */
  columns: readonly ListColumn<Item>[]
  filters?: FilterTexts
  /** The label of the search. */
  search?: string
  create: string
  /** What to say while there are no items at all. */
  empty: string
  bulk: readonly BulkAction[]
  done: string | null
  drawer?: ReactNode
}

/** The list of a resource: search, filters, columns, export, bulk actions, and an item open beside it. */
export function ResourceList<Item extends { id: number }>(props: Props<Item>) {
  const { list, title, nameOf, create, bulk, done, drawer, filters = {}, search, empty } = props
  const t = useMessages('list')
  const href = useLocalizedHref()
  const { state, items, filterFields, total } = list
  const preview = useBulkPreview(bulk)
  const columns = useColumns(props)
  const saved = useSavedViews(state)
  const current = Number(state.params.item)
  const nameById = (id: number) => {
    const item = items.find((each) => each.id === id)
    return item ? nameOf(item) : String(id)
  }
  return (
    <ListPage
      title={title}
      action={
        <ButtonLink href={href(listPath(state, { item: 'new' }))} variant="solid" icon="plus">
          {create}
        </ButtonLink>
      }
      views={
        saved.views?.length
          ? {
              label: t('views'),
              tabs: [
                { key: '', label: t('views.all'), href: href(state.path) },
                ...saved.views.map(({ name, path }) => ({ key: name, label: name, href: href(path) })),
              ],
              current: saved.current?.name ?? (Object.keys(state.params).length === 0 ? '' : null),
            }
          : undefined
      }
      filters={<ListFilters state={state} fields={filterFields} texts={filters} search={search} />}
      done={done}
      problem={
        <>
          <FormProblem intents={bulk.map(({ intent }) => intent)} />
          {preview && <BulkConfirm preview={preview} state={state} nameOf={nameById} />}
        </>
      }
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page: page > 1 ? page : undefined })) }}
      empty={<p>{isNarrowed(state, filterFields) ? t('empty.narrowed') : empty}</p>}
      drawer={drawer}
    >
      <div className={styles.tools}>
        <p className={styles.count}>{t('count', { count: total })}</p>
        <div className={styles.buttons}>
          {saved.views && (saved.current || Object.keys(state.params).length > 0) && <SaveView {...saved} />}
          <ColumnChooser state={state} columns={columns.all} />
          <ButtonLink
            href={href(listPath(state, { export: 'xlsx', page: undefined, item: undefined }))}
            size="s"
            icon="download"
            download
          >
            {t('export')}
          </ButtonLink>
        </div>
      </div>
      <form method="post" aria-label={title}>
        {!preview && <BulkBar actions={bulk} />}
        <DataTable
          key={preview ? preview.ids.join(' ') : ''}
          label={title}
          columns={columns.shown}
          rows={items}
          keyOf={({ id }) => id}
          sorting={{
            by: state.sort,
            isDescending: state.isDescending,
            hrefOf: (sort, isDescending) =>
              href(listPath(state, { sort, order: isDescending ? 'desc' : undefined, page: undefined })),
          }}
          selection={{
            labelOf: (item) => t('select', { name: nameOf(item) }),
            labelOfAll: t('select.all'),
            ids: preview?.ids ?? [],
          }}
          isCurrent={({ id }) => id === current}
        />
      </form>
    </ListPage>
  )
}

/** All columns with whether they are shown, and those that are. */
function useColumns<Item extends { id: number }>({ list, nameOf, nameLabel, nameSort, columns }: Props<Item>) {
  const href = useLocalizedHref()
  const { state } = list
  const name: ListColumn<Item> = {
    key: 'name',
    label: nameLabel,
    ...(nameSort && { sort: nameSort }),
    render: (item) => <a href={href(listPath(state, { item: item.id }))}>{nameOf(item)}</a>,
  }
  const all = [name, ...columns].map((column) => ({
    ...column,
    isShown: column === name || (state.columns ? state.columns.includes(column.key) : !column.isExtra),
  }))
  return { all, shown: all.filter(({ isShown }) => isShown) }
}
