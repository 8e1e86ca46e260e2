import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { isNarrowed, type ListData, listPath } from '../../list/list-state.ts'
import { chooseColumns } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Transaction } from './balance-data.ts'
import { useTransactionColumns } from '../../shared/billing/use-transaction-columns.tsx'
import { useTransactionFilterTexts } from '../../shared/billing/use-transaction-filter-texts.ts'

/** What has changed the balance, the latest first. */
export function Transactions({ list }: { list: ListData<Transaction> }) {
  const t = useMessages('balance')
  const lists = useMessages('list')
  const href = useLocalizedHref()
  const { items, total, page, pageSize, state, filterFields } = list
  const columns = chooseColumns(list.tools, useTransactionColumns())
  const texts = useTransactionFilterTexts()
  const tools = listTools({ list, columns: columns.all, filters: texts })
  return (
    <section aria-labelledby="transactions" className={layout.stack}>
      <SectionHeading id="transactions" title={t('transactions')} />
      {tools.views}
      <ListFilters state={state} fields={filterFields} texts={texts} />
      {tools.bar}
      {items.length > 0 ? (
        <DataTable label={t('transactions')} columns={columns.shown} rows={items} keyOf={({ id }) => id} />
      ) : (
        <p>{isNarrowed(state, filterFields) ? lists('empty.narrowed') : t('empty')}</p>
      )}
      {total > pageSize && (
        <Pagination
          page={page}
          total={total}
          pageSize={pageSize}
          hrefOf={(each) => href(listPath(state, { page: each > 1 ? each : undefined }))}
        />
      )}
    </section>
  )
}
