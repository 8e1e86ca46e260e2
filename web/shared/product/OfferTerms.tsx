import type { CSSProperties } from 'react'
import type { Money } from '#platform/values/money.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePrices, type Vat } from '../../lib/prices.ts'
import { formatUnits, type Unit } from '../../lib/units.ts'
import styles from './OfferTerms.module.css'
import { usePiecePrice } from './piece-price.ts'

type Props = {
  price: Money
  /** Without it the price is shown as it is. */
  vat?: Vat
  oldPrice?: Money | null
  unit: Unit
  minimumOrder: number
  orderStep: number
  size?: 's' | 'l'
}

/** Price, unit, minimum order and order step, always in this order; without a step of 1. */
export function OfferTerms({ price: net, vat, oldPrice, unit, minimumOrder, orderStep, size = 's' }: Props) {
  const t = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const shown = (amount: Money) => formatMoney(vat ? prices.price(amount, vat) : amount, locale)
  const label = vat ? prices.label(vat) : t('price')
  const piecePrice = usePiecePrice(vat ? prices.price(net, vat) : net, unit)
  return (
    <div className={styles.space}>
      <dl className={styles.lot} data-size={size} style={{ '--length': shown(net).length } as CSSProperties}>
        <div>
          <dt>
            <span title={label}>{label}</span>
            {oldPrice && (
              <s className={styles.old} aria-label={t('price.was', { price: shown(oldPrice) })}>
                {shown(oldPrice)}
              </s>
            )}
          </dt>
          <dd>{shown(net)}</dd>
          {piecePrice && <dd className={styles.piece}>{piecePrice}</dd>}
        </div>
        <div>
          <dt>{t('unit')}</dt>
          <dd>{unit.label}</dd>
        </div>
        <div>
          <dt>{t('minimumOrder')}</dt>
          <dd>
            {unit.pieces > 1
              ? t('pieces.of', { units: formatNumber(minimumOrder, locale), count: minimumOrder * unit.pieces })
              : formatUnits(minimumOrder, unit, locale)}
          </dd>
        </div>
        {orderStep > 1 && (
          <div>
            <dt>{t('orderStep')}</dt>
            <dd>{formatNumber(orderStep, locale)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
