import type { getWidget } from '#modules/chats/contract.ts'
import type { getBuyer } from '#modules/chats/seller-contract.ts'
import type { listMembers } from '#modules/team/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Chat } from '../../chats/client/types.ts'
import { namelessBuyer } from '../../chats/labels.ts'
import { ReportForm } from '../../chats/ReportForm.tsx'
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { formatUnits } from '../../lib/units.ts'
import { OrderStatusTag } from '../../shared/orders/OrderStatusTag.tsx'
import { StockStatus } from '../../shared/product/StockStatus.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { AssignForm } from './AssignForm.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from './BuyerPane.module.css'
import { BlockForm } from './BlockForm.tsx'

export type Buyer = OutputOf<typeof getBuyer>
export type Members = OutputOf<typeof listMembers>['members']
type Card = NonNullable<OutputOf<typeof getWidget>['product']>['card']
type Props = { chat: Chat; buyer: Buyer; card: Card; members: Members }

/** Buyer details for the seller: assignment, product, orders, individual prices, block and report. */
export function BuyerPane({ chat, buyer, card, members }: Props) {
  const t = useMessages('seller-chats')
  const isDeleted = chat.chatType === 'Authorized' && !buyer.name
  const name = buyer.name || t(namelessBuyer(chat))
  return (
    <div className={styles.pane}>
      <header>
        <h2>{name}</h2>
        {!isDeleted && <p>{t(chat.chatType === 'Anonymous' ? 'buyer.anonymous' : 'buyer.authorized')}</p>}
      </header>
      <AssignForm chat={chat} members={members} />
      {card && <Product card={card} />}
      {chat.chatType === 'Authorized' && <Orders {...buyer} />}
      {buyer.prices.length > 0 && <Prices prices={buyer.prices} />}
      <div className={styles.ends}>
        <BlockForm chat={chat} name={name} />
        <ReportForm chat={chat} />
      </div>
    </div>
  )
}

function Product({ card }: { card: NonNullable<Card> }) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { slug, name, nameLocale, imageIds, originalPrice, unit, stock } = card
  return (
    <section aria-label={t('product')}>
      <h3>{t('product')}</h3>
      <div className={styles.product}>
        <Thumbnail id={imageIds[0] ?? null} size={48} className={styles.picture} />
        <a href={href(`/product/${slug}`)}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
      </div>
      <dl>
        <div>
          <dt>{t('product.price')}</dt>
          <dd>
            {formatMoney(originalPrice, locale)} / {unit.label}
          </dd>
        </div>
        <div>
          <dt>{t('product.stock')}</dt>
          <dd>{stock.available === null ? <StockStatus stock={stock} /> : formatNumber(stock.available, locale)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Orders({ orders, orderCount }: Pick<Buyer, 'orders' | 'orderCount'>) {
  const t = useMessages('seller-chats')
  const order = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <section aria-label={t('orders')}>
      <h3>
        {t('orders')} {orderCount > 0 && <small>{formatNumber(orderCount, locale)}</small>}
      </h3>
      {orders.length === 0 && <p>{t('orders.none')}</p>}
      <ul>
        {orders.map(({ orderId, number, createdAt, total, status }) => (
          <li key={orderId}>
            <a href={href(`/order/${orderId}`)}>{order('title', { number })}</a>
            <OrderStatusTag status={status} />
            <small>
              {formatDate(createdAt, locale)} · {formatMoney(total, locale)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Prices({ prices }: Pick<Buyer, 'prices'>) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <section aria-label={t('prices')}>
      <h3>{t('prices')}</h3>
      <ul>
        {prices.map(({ productId, slug, name, nameLocale, price, unit, fromQuantity, until }) => (
          <li key={`${productId} ${fromQuantity}`}>
            <a href={href(`/product/${slug}`)}>
              <ProductName name={name} nameLocale={nameLocale} />
            </a>
            <small>
              {t('prices.of', {
                price: formatMoney(price, locale),
                quantity: formatUnits(fromQuantity, unit, locale),
                date: formatDate(until, locale),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
