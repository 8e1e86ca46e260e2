import type { ReactNode } from 'react'
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { formatUnits } from '../../lib/units.ts'
import { OfferTerms } from '../../shared/product/OfferTerms.tsx'
import type { Card } from '../../shared/product/ProductCard.tsx'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { Button } from '../../ui/Button.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from './Widgets.module.css'
import type { Message, Side } from '../client/types.ts'

/** A product with its current price and terms. */
export function ProductWidget({ card }: { card: Card | null }) {
  const t = useMessages('chats')
  if (!card) return <p className={styles.gone}>{t('widget.gone')}</p>
  return (
    <div className={styles.widget}>
      <NamedProduct card={card} />
      <OfferTerms {...card} />
    </div>
  )
}

export function OrderWidget({
  order: { orderId, number, status, total, createdAt },
}: {
  order: NonNullable<Message['order']>
}) {
  const t = useMessages('chats')
  const common = useMessages('common')
  const locale = useLocale()
  return (
    <div className={styles.widget}>
      <div className={styles.top}>
        <a href={useLocalizedHref()(`/order/${orderId}`)}>{t('widget.order', { number })}</a>
        <OrderStatusTag status={status} />
      </div>
      <p className={styles.facts}>
        <b>{formatMoney(total, locale)}</b>
        <span>{common('vat.net')}</span>
        <span>{formatDate(createdAt, locale)}</span>
      </p>
    </div>
  )
}

type OfferProps = {
  offer: NonNullable<Message['offer']>
  side: Side
  onAskAgain?: (question: string) => void
  /** Declines the offer. */
  decline?: ReactNode
}

/** An individual price. It applies in the cart automatically while it is valid. */
export function OfferWidget({
  offer: { card, price, shownPrice, fromQuantity, until, isValid, isDeclined, isReplaced, requestId },
  side,
  onAskAgain,
  decline,
}: OfferProps) {
  const t = useMessages('chats')
  const locale = useLocale()
  const href = useLocalizedHref()
  const date = formatDate(until, locale)
  const displayedPrice = side === 'Buyer' ? shownPrice : price
  const question = {
    price: formatMoney(price, locale),
    quantity: card ? formatUnits(fromQuantity, card.unit, locale) : formatNumber(fromQuantity, locale),
    name: card?.name ?? '',
  }
  return (
    <div className={styles.widget}>
      <div className={styles.top}>
        <b>{t(`offer.${side}`)}</b>
        <Tag tone={isValid ? 'info' : 'bad'}>
          {isDeclined && t('offer.declined')}
          {isReplaced && t('offer.replaced')}
          {!isDeclined && !isReplaced && t(isValid ? 'offer.until' : 'offer.over', { date })}
        </Tag>
      </div>
      {card ? (
        <>
          <NamedProduct card={card} />
          <OfferTerms
            price={displayedPrice}
            vat={side === 'Buyer' ? card.vat : undefined}
            unit={card.unit}
            minimumOrder={Math.max(fromQuantity, card.minimumOrder)}
            orderStep={card.orderStep}
          />
        </>
      ) : (
        <p>
          <b>{formatMoney(displayedPrice, locale)}</b> {t('widget.gone')}
        </p>
      )}
      {displayedPrice.currency !== price.currency && (
        <p className={styles.original}>{t('offer.original', { price: formatMoney(price, locale) })}</p>
      )}
      {requestId && (
        <p>
          <a href={href(`/profile/approvals/${requestId}`)}>{t('offer.requested')}</a>
        </p>
      )}
      {side === 'Buyer' && card && !isDeclined && !isReplaced && (
        <div className={styles.actions}>
          {isValid ? (
            <>
              <AddOfferToCart card={card} quantity={quantityFor(card, fromQuantity)} />
              {decline}
            </>
          ) : (
            <Button size="s" onClick={() => onAskAgain?.(t('offer.question', question).trim())}>
              {t('offer.again')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The minimum quantity of the offer, rounded up to the order step. */
const quantityFor = ({ minimumOrder, orderStep }: Card, fromQuantity: number) =>
  minimumOrder + Math.max(0, Math.ceil((fromQuantity - minimumOrder) / orderStep)) * orderStep

function AddOfferToCart({ card, quantity }: { card: Card; quantity: number }) {
  const t = useMessages('chats')
  const href = useLocalizedHref()
  const { path } = usePage()
  return (
    <form method="post" action={href('/cart')} data-enhance="cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={card.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <input type="hidden" name="next" value={path} />
      <Button type="submit" size="s" variant="solid" block disabled={!card.stock.canOrder}>
        {t('offer.put', { quantity: formatUnits(quantity, card.unit, useLocale()) })}
      </Button>
    </form>
  )
}

function NamedProduct({ card: { slug, name, nameLocale, imageIds } }: { card: Card }) {
  return (
    <div className={styles.named}>
      <Thumbnail id={imageIds[0]} size={48} className={styles.picture} />
      <a href={useLocalizedHref()(`/product/${slug}`)}>
        <ProductName name={name} nameLocale={nameLocale} />
      </a>
    </div>
  )
}
