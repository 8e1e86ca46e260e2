import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ConvertedAmount } from '../../shared/ConvertedAmount.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import styles from './approvals.module.css'
import type { Request } from './approval-data.ts'
import { RequestStatusTag } from './RequestStatusTag.tsx'

type Item = Pick<Request, 'id' | 'number' | 'storeName' | 'grossTotal' | 'amount' | 'expiresAt' | 'status'>
type Props = { requests: { items: readonly Item[]; total: number } }

/** Own orders that wait for an approver, above the list of orders. */
export function WaitingRequests({ requests: { items, total } }: Props) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <section aria-labelledby="waiting" className={styles.waiting}>
      <SectionHeading
        title={t('waiting')}
        id="waiting"
        link={total > items.length ? { href: href('/profile/approvals?view=own'), label: t('waiting.all') } : undefined}
      />
      <ul className={rows.rows}>
        {items.map(({ id, number, storeName, grossTotal, amount, expiresAt, status }) => (
          <li key={id}>
            <div>
              <a href={href(`/profile/approvals/${id}`)}>{t('request', { number: String(number) })}</a>
              <small>{t('waiting.facts', { store: storeName, date: formatDate(expiresAt, locale) })}</small>
            </div>
            <span>
              {formatMoney(grossTotal, locale)} <ConvertedAmount amount={grossTotal} shown={amount} />
            </span>
            <RequestStatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
