import type { Money } from '#platform/values/money.ts'
import { formatMoney, formatPercent } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { usePrices, type Vat } from '../lib/prices.ts'
import styles from './VatTotals.module.css'

type Props = {
  /** Of what net consists, where that is more than goods. */
  goods?: Money
  delivery?: Money | null
  net: Money
  vat: Money
  gross: Money
  /** The VAT of each line. */
  rates: readonly Vat[]
  size?: 's' | 'l'
}

/** Net, VAT and gross; the amount that the visitor has chosen to see stands out. */
export function VatTotals({ goods, delivery, net, vat, gross, rates, size = 's' }: Props) {
  const t = useMessages('common')
  const locale = useLocale()
  const { isGross } = usePrices()
  const isLarge = size === 'l'
  return (
    <dl className={styles.totals} data-size={size}>
      {goods && delivery && (
        <>
          <div>
            <dt>{t('total.goods')}</dt>
            <dd>{formatMoney(goods, locale)}</dd>
          </div>
          <div>
            <dt>{t('total.delivery')}</dt>
            <dd>{formatMoney(delivery, locale)}</dd>
          </div>
        </>
      )}
      <div data-chosen={isGross ? undefined : ''}>
        <dt>{t(isLarge ? 'total.net' : 'vat.net')}</dt>
        <dd>{formatMoney(net, locale)}</dd>
      </div>
      <div>
        <dt>{useVatName(rates)}</dt>
        <dd>{formatMoney(vat, locale)}</dd>
      </div>
      <div data-chosen={isGross ? '' : undefined}>
        <dt>{t(isLarge ? 'total.gross' : 'vat.included')}</dt>
        <dd>{formatMoney(gross, locale)}</dd>
      </div>
    </dl>
  )
}

/** VAT with its rate if all lines have the same. */
export function useVatName(rates: readonly Vat[]) {
  const t = useMessages('common')
  const locale = useLocale()
  const [first] = rates
  if (!first || rates.some(({ percent }) => percent !== first.percent)) return t('vat.amount')
  return rates.every(({ isExport }) => isExport)
    ? t('vat.export')
    : t('vat.amountOf', { percent: formatPercent(first.percent, locale) })
}
