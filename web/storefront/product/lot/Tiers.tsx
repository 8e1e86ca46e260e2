import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { usePrices, type Vat } from '../../../lib/prices.ts'
import { formatUnits, type Unit } from '../../../lib/units.ts'
import styles from './LotBox.module.css'
import type { PriceStep } from '../pricing.ts'

type Props = { steps: readonly PriceStep[]; current: PriceStep; unit: Unit; vat: Vat }

export function Tiers({ steps, current, unit, vat }: Props) {
  const t = useMessages('product')
  const locale = useLocale()
  const prices = usePrices()
  return (
    <table className={styles.tiers}>
      <caption>{t('tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tiers.from')}</th>
          <th scope="col">{t('tiers.price')}</th>
          <th scope="col">{t('tiers.less')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ fromQuantity, price, lessPercent }) => (
          <tr key={fromQuantity} aria-current={fromQuantity === current.fromQuantity || undefined}>
            <th scope="row">{formatUnits(fromQuantity, unit, locale)}</th>
            <td>{formatMoney(prices.price(price, vat), locale)}</td>
            <td>{lessPercent > 0 && t('tiers.percent', { percent: lessPercent })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
