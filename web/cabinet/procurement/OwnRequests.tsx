import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import type { RequestItem } from './requests-data.ts'
import { RequestStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { RequestTitle } from '../../shared/procurement/RequestTitle.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'

export function OwnRequests({ requests }: { requests: readonly RequestItem[] }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantityOf = useQuantity()
  const columns: Column<RequestItem>[] = [
    {
      key: 'title',
      label: t('request'),
      render: (request) => <RequestTitle request={request} href={href(`/profile/procurement/${request.id}`)} />,
    },
    { key: 'quantity', label: t('quantity'), render: quantityOf },
    { key: 'place', label: t('place'), isMinor: true, render: ({ place }) => place.name },
    { key: 'deadline', label: t('deadline'), isNarrow: true, render: ({ deadline }) => formatDate(deadline, locale) },
    {
      key: 'offers',
      label: t('offers'),
      isFigure: true,
      render: ({ offerCount }) => formatNumber(offerCount ?? 0, locale),
    },
    { key: 'status', label: t('status'), isPlain: true, render: (request) => <RequestStatusTag {...request} /> },
  ]
  return <DataTable label={t('title')} columns={columns} rows={requests} keyOf={({ id }) => id} />
}
