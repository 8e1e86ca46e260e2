import type { listTransactions } from '#modules/billing/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDateTime, formatMoney, formatMoneyChange } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import styles from './billing.module.css'

type Transaction = OutputOf<typeof listTransactions>['items'][number]

/** The columns of a ledger, for the people of its store and for administrators. */
export function useTransactionColumns(): ListColumn<Transaction>[] {
  const t = useMessages('balance')
  const locale = useLocale()
  const timeZone = useTimeZone()
  return [
    {
      key: 'createdAt',
      label: t('column.date'),
      isNarrow: true,
      render: ({ createdAt }) => formatDateTime(createdAt, locale, timeZone),
    },
    { key: 'type', label: t('column.type'), render: ({ type }) => t(`type.${type}`) },
    { key: 'subject', label: t('column.subject'), render: (row) => <Subject {...row} /> },
    {
      key: 'amount',
      label: t('column.amount'),
      isFigure: true,
      render: ({ amount, held }) => (
        <>
          {formatMoneyChange(amount, locale)}
          {held.minor !== 0 && (
            <small className={styles.held}>{t('heldChange', { amount: formatMoneyChange(held, locale) })}</small>
          )}
        </>
      ),
    },
    {
      key: 'balanceAfter',
      label: t('column.after'),
      isFigure: true,
      render: ({ balanceAfter }) => formatMoney(balanceAfter, locale),
    },
  ]
}

function Subject({ subject, invoiceId, reason }: Transaction) {
  const t = useMessages('balance')
  const href = useLocalizedHref()
  if (reason !== null) return <>{reason}</>
  if (invoiceId !== null) return <>{t('subject.payment', { number: String(invoiceId) })}</>
  if (!subject) return null
  const { type, id, name, slug } = subject
  if (name === null) return <>{t('subject.gone', { number: String(id) })}</>
  return <a href={href(`/${type}/${slug}`)}>{name}</a>
}
