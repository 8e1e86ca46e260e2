import { type ReactNode, useState } from 'react'
import type { lastCards } from '#modules/catalog/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useCartQuantities } from '../../lib/client/cart.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useIsOwnStore } from '../../lib/own-store.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './CardOrder.module.css'
import { OwnProduct } from './OwnProduct.tsx'
import { priceAt } from './prices.ts'
import { Pieces, QuantityInput } from './QuantityInput.tsx'
import { stockAmount, StockStatus } from './StockStatus.tsx'

type Card = OutputOf<typeof lastCards>['items'][number]

/** Quantity, live sum and the button of a card: a form that works without script; with script the page stays. */
export function CardOrder({ card, children }: { card: Card; children?: ReactNode }) {
  const t = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { path } = usePage()
  const { sum } = usePrices()
  const { id, name, stock, unit, minimumOrder, orderStep } = card
  const [quantity, setQuantity] = useState(minimumOrder)
  if (useIsOwnStore(card.store.id))
    return (
      <div className={styles.order} data-own="">
        {children}
        <OwnProduct product={card} />
      </div>
    )
  return (
    <form className={styles.order} method="post" action={href('/cart')} data-enhance="cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name="next" value={path} />
      {children}
      <QuantityInput
        name="quantity"
        value={quantity}
        min={minimumOrder}
        step={orderStep}
        onChange={setQuantity}
        disabled={!stock.canOrder}
      />
      <output className={styles.sum}>{formatMoney(sum(priceAt(card, quantity), quantity, card.vat), locale)}</output>
      <Pieces quantity={quantity} unit={unit} />
      <Button type="submit" disabled={!stock.canOrder} data-metric="cart">
        <span className={styles.long}>{t('toCart')}</span>
        <span className={styles.short}>{t('toCart.short')}</span> <span className={layout.hidden}>{name}</span>
      </Button>
    </form>
  )
}

/** The stock as the first line of `CardOrder`. */
export function CardStock({ card }: { card: Card }) {
  const t = useMessages('common')
  const locale = useLocale()
  return (
    <p className={styles.stock}>
      <StockStatus stock={card.stock} />
      <b>{stockAmount(card, t, locale)}</b>
    </p>
  )
}

/** How many units of the product are in the cart. */
export function InCart({ productId }: { productId: number }) {
  const t = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantity = useCartQuantities()[productId]
  if (!quantity) return null
  return (
    <a className={styles.inCart} href={href('/cart')}>
      <Icon name="check" size="s" />
      {t('inCart', { quantity: formatNumber(quantity, locale) })}
    </a>
  )
}
