import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { chooseColumns, type ListColumn } from '../../list/tools/choose-columns.ts'
import { listTools } from '../../list/tools/ListTools.tsx'
import { useTransactionColumns } from '../../shared/billing/use-transaction-columns.tsx'
import { useTransactionFilterTexts } from '../../shared/billing/use-transaction-filter-texts.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { StoreLink } from '../StoreLink.tsx'
import type { Route } from './+types/billing.ts'
import type { AnyTransaction } from './billing-data.ts'
import { CorrectForm } from './CorrectForm.tsx'
import { HeldPayments } from './HeldPayments.tsx'

export { action, loader } from './billing-data.ts'

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin')('area.billing'),
    path: '/admin/billing',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** The ledgers of all stores, and what people decide about them. */
export default function Billing({ loaderData: { list, held, idempotencyKey, forms } }: Route.ComponentProps) {
  const t = useMessages('balance')
  const admin = useMessages('admin')
  const lists = useMessages('list')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { items, nextCursor, state, filterFields } = list
  const columns = chooseColumns(list.tools, useColumns())
  const { cursor, storeId } = state.params
  const hrefOf = (changes: Parameters<typeof listPath>[1]) => href(listPath(state, { cursor: undefined, ...changes }))
  const texts = { ...useTransactionFilterTexts(), storeId: { label: t('correct.store') } }
  return (
    <ListPage
      title={admin('area.billing')}
      tools={listTools({ list, columns: columns.all, filters: texts })}
      before={
        <>
          {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
          <FormProblem intents={['decide']} except={held.map(({ invoiceId }) => String(invoiceId))} />
          <HeldPayments payments={held} />
          <CorrectForm storeId={storeId} idempotencyKey={idempotencyKey} />
          <SectionHeading title={t('transactions')} />
        </>
      }
      filters={<ListFilters state={state} fields={filterFields} texts={texts} />}
      pages={{
        isEmpty: items.length === 0,
        first: cursor ? { href: hrefOf({}), label: t('first') } : null,
        next: nextCursor ? { href: hrefOf({ cursor: nextCursor }), label: t('next') } : null,
      }}
      empty={<p>{isNarrowed(state, filterFields) ? lists('empty.narrowed') : t('empty')}</p>}
    >
      <DataTable label={t('transactions')} columns={columns.shown} rows={items} keyOf={({ id }) => id} />
    </ListPage>
  )
}

function useColumns(): ListColumn<AnyTransaction>[] {
  const t = useMessages('balance')
  const [date, ...columns] = (useTransactionColumns() as ListColumn<AnyTransaction>[]).map((column) =>
    column.key === 'balanceAfter' ? { ...column, isMinor: true } : column,
  )
  return [
    date!,
    { key: 'store', label: t('filter.store'), render: ({ store }) => <StoreLink store={store} /> },
    ...columns,
  ]
}
