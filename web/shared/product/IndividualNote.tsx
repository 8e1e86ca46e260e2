import type { Money } from '#platform/values/money.ts'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePrices, type Vat } from '../../lib/prices.ts'
import styles from './IndividualNote.module.css'

/** That the price is the buyer's own: until when, and what others pay. */
export function IndividualNote({ listPrice, until, vat }: { listPrice: Money; until: string; vat: Vat }) {
  const t = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  return (
    <p className={styles.note}>
      {t('individual', { date: formatDate(until, locale), price: formatMoney(prices.price(listPrice, vat), locale) })}
    </p>
  )
}
