import type { Money } from '#platform/values/money.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import styles from './OfferTerms.module.css'

type Props = {
  price: Money
  oldPrice?: Money | null
  unit: { label: string }
  minimumOrder: number
  orderStep: number
  size?: 's' | 'l'
}

/** Price, unit, minimum order and order step, always in this order. */
export function OfferTerms({ price, oldPrice, unit, minimumOrder, orderStep, size = 's' }: Props) {
  const t = useMessages('common')
  const locale = useLocale()
  return (
    <div className={styles.space}>
      <dl className={styles.lot} data-size={size}>
        <div>
          <dt>
            {t('price')}
            {oldPrice && (
              <s className={styles.old} aria-label={t('price.was', { price: formatMoney(oldPrice, locale) })}>
                {formatMoney(oldPrice, locale)}
              </s>
            )}
          </dt>
          <dd>{formatMoney(price, locale)}</dd>
        </div>
        <div>
          <dt>{t('unit')}</dt>
          <dd>{unit.label}</dd>
        </div>
        <div>
          <dt>{t('minimumOrder')}</dt>
          <dd>{formatNumber(minimumOrder, locale)}</dd>
        </div>
        <div>
          <dt>{t('orderStep')}</dt>
          <dd>{formatNumber(orderStep, locale)}</dd>
        </div>
      </dl>
    </div>
  )
}
