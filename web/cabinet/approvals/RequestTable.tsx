import type { listRequests } from '#modules/orders/approval-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { ConvertedAmount } from '../../shared/ConvertedAmount.tsx'
import { RequestStatusTag } from './RequestStatusTag.tsx'
import { ExceededText } from './ExceededText.tsx'

type RequestItem = OutputOf<typeof listRequests>['items'][number] & { age: string }

export function RequestTable({ requests, isTeam }: { requests: readonly RequestItem[]; isTeam: boolean }) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  const href = useLocalizedHref()
  const columns: Column<RequestItem>[] = [
    {
      key: 'number',
      label: t('request.number'),
      isNarrow: true,
      render: ({ id, number }) => (
        <a href={href(`/profile/approvals/${id}`)} aria-label={t('request', { number: String(number) })}>
          {number}
        </a>
      ),
    },
    { key: 'age', label: t('request.age'), isPlain: true, render: ({ age }) => age },
    ...(isTeam ? [{ key: 'buyer', label: t('request.buyer'), render: ({ buyerName }: RequestItem) => buyerName }] : []),
    { key: 'store', label: t('request.store'), render: ({ storeName }) => storeName },
    {
      key: 'sum',
      label: t('request.sum'),
      isFigure: true,
      render: ({ grossTotal, amount }) => (
        <>
          {formatMoney(grossTotal, locale)}
          <ConvertedAmount amount={grossTotal} shown={amount} />
        </>
      ),
    },
    { key: 'reason', label: t('request.reason'), render: ({ exceeded }) => <ExceededText exceeded={exceeded} /> },
    {
      key: 'status',
      label: t('request.status'),
      isPlain: true,
      render: ({ status }) => <RequestStatusTag status={status} />,
    },
  ]
  return <DataTable label={t('approvals')} columns={columns} rows={requests} keyOf={({ id }) => id} />
}
