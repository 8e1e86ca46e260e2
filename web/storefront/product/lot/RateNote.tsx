import { type Money, vatOf } from '#platform/values/money.ts'
import { formatDate, formatMoney, formatPercent, formatRate } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { usePrices, type Vat } from '../../../lib/prices.ts'
import styles from './LotBox.module.css'
import type { PriceStep, Product } from '../pricing.ts'

/** The price in the supplier's currency and the exchange rate. */
export function RateNote({
  product,
  step: { price, originalPrice },
}: {
  product: Product
  step: Pick<PriceStep, 'price' | 'originalPrice'>
}) {
  const t = useMessages('product')
  const locale = useLocale()
  const prices = usePrices()
  const { rate, vat } = product
  const { currency: from } = originalPrice
  const { currency: to } = price
  return (
    <ul className={styles.rate}>
      {from !== to && (
        <>
          <li>{t('price.original', { price: formatMoney(prices.price(originalPrice, vat), locale) })}</li>
          <li>
            {t('price.rate', {
              date: formatDate(rate.date, locale),
              rate: formatRate(from, to, rate.value, locale),
            })}
          </li>
        </>
      )}
      <li>
        <VatNote vat={vat} price={price} />
      </li>
    </ul>
  )
}

/** The price that is not chosen: with VAT beside one without, or the reverse. */
function VatNote({ vat, price }: { vat: Vat; price: Money }) {
  const t = useMessages('product')
  const locale = useLocale()
  const { isGross } = usePrices()
  const percent = formatPercent(vat.percent, locale)
  if (vat.isExport) return t('price.export')
  if (vat.percent === 0) return t('price.noVat')
  if (isGross) return t('price.net', { price: formatMoney(price, locale) })
  const gross = { ...price, minor: price.minor + vatOf(price.minor, vat.percent) }
  return t('price.gross', { percent, price: formatMoney(gross, locale) })
}
