import { useMessages } from '../lib/messages.ts'
import { type BulkOutcome, reasonOf, type Rejections } from './bulk-form.ts'

/** Up to this number they are named one by one. */
const maxNamed = 20

type Props = { outcome: BulkOutcome; nameOf: (id: number | string) => string }

/** The items that a bulk action leaves as they are: item by item, or how many for which reason. */
export function Rejected({ outcome: { rejected, rejections }, nameOf }: Props) {
  const t = useMessages('list')
  if (rejected.length === 0) return null
  if (rejections && rejected.length > maxNamed) return <RejectionCounts rejections={rejections} />
  return (
    <>
      <p>{t('bulk.rejected', { count: rejected.length })}</p>
      <ul>
        {rejected.map(({ id, code }) => (
          <li key={id}>{t(`bulk.rejected.${reasonOf(code)}`, { name: nameOf(id) })}</li>
        ))}
      </ul>
    </>
  )
}

export function RejectionCounts({ rejections }: { rejections: Rejections }) {
  const t = useMessages('list')
  return (
    <>
      <p>{t('bulk.rejected', { count: rejections.reduce((sum, { count }) => sum + count, 0) })}</p>
      <ul>
        {rejections.map(({ code, count }) => (
          <li key={code}>{t('bulk.reason.item', { reason: t(`bulk.reason.${reasonOf(code)}`), count })}</li>
        ))}
      </ul>
    </>
  )
}
