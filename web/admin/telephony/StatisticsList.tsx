import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { type ListData, listPath } from '../../list/list-state.ts'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { StoreLink } from '../StoreLink.tsx'
import { useTelephonyViews } from './use-telephony-views.ts'

type Store = Parameters<typeof StoreLink>[0]['store']

type Props<Item> = {
  view: 'callbacks' | 'redirects'
  list: ListData<Item>
  /** The columns beside the store. */
  columns: readonly Column<Item>[]
}

/** Figures of a period by store. */
export function StatisticsList<Item extends { store: Store }>({ view, list, columns }: Props<Item>) {
  const t = useMessages('telephony')
  const href = useLocalizedHref()
  const { state, items, filterFields } = list
  const tableColumns = chooseColumns(list.tools, [
    { key: 'store', label: t('column.store'), render: ({ store }: Item) => <StoreLink store={store} /> },
    ...columns,
  ])
  const texts = { from: { label: t('filter.from') }, to: { label: t('filter.to') } }
  return (
    <ListPage
      title={t('title')}
      tools={listTools({ list, columns: tableColumns.all, filters: texts })}
      info={t(`${view}.lead`)}
      views={useTelephonyViews(view)}
      filters={<ListFilters state={state} fields={filterFields} texts={texts} />}
      pages={{ ...list, hrefOf: (page) => href(listPath(state, { page })) }}
      empty={<p>{t('statistics.none')}</p>}
    >
      <DataTable label={t(`view.${view}`)} rows={items} keyOf={({ store }) => store.id} columns={tableColumns.shown} />
    </ListPage>
  )
}
