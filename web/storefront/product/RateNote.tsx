import { formatDate, formatMoney, formatRate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import styles from './LotBox.module.css'
import type { PriceStep, Product } from './pricing.ts'

/** The price in the supplier's currency and the exchange rate. */
export function RateNote({ product, step: { price, originalPrice } }: { product: Product; step: PriceStep }) {
  const t = useMessages('product')
  const locale = useLocale()
  const { rate, vatPercent } = product
  const vat = vatPercent > 0 ? t('price.vat', { percent: vatPercent }) : t('price.noVat')
  const { currency: from } = originalPrice
  const { currency: to } = price
  return (
    <ul className={styles.rate}>
      {from !== to && (
        <>
          <li>{t('price.original', { price: formatMoney(originalPrice, locale) })}</li>
          <li>
            {t('price.rate', {
              date: formatDate(rate.date, locale),
              rate: formatRate(from, to, rate.value, locale),
            })}
          </li>
        </>
      )}
      <li>{vat}</li>
    </ul>
  )
}
