import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import type { RequestItem } from './requests-data.ts'
import { OfferStatusTag, RequestStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { RequestTitle } from '../../shared/procurement/RequestTitle.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'

type Props = { requests: readonly RequestItem[]; query: { store?: number } }

/** What others look for; those that the store has answered show what has become of its offer. */
export function StoreRequests({ requests, query: { store } }: Props) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantityOf = useQuantity()
  const columns: Column<RequestItem>[] = [
    {
      key: 'title',
      label: t('request'),
      render: (request) => (
        <RequestTitle
          request={request}
          href={href(`/profile/procurement/${request.id}${store ? `?store=${store}` : ''}`)}
          note={request.buyerCompany ?? t('buyerIn', { place: request.place.name })}
        />
      ),
    },
    { key: 'quantity', label: t('quantity'), render: quantityOf },
    {
      key: 'price',
      label: t('targetPrice'),
      isFigure: true,
      isMinor: true,
      render: ({ targetPrice }) => (targetPrice ? formatMoney(targetPrice, locale) : '—'),
    },
    { key: 'place', label: t('place'), isMinor: true, render: ({ place }) => place.name },
    { key: 'deadline', label: t('deadline'), isNarrow: true, render: ({ deadline }) => formatDate(deadline, locale) },
    {
      key: 'status',
      label: t('status'),
      isPlain: true,
      render: (request) =>
        request.ownOffer ? <OfferStatusTag status={request.ownOffer} /> : <RequestStatusTag {...request} />,
    },
  ]
  return <DataTable label={t('title')} columns={columns} rows={requests} keyOf={({ id }) => id} />
}
