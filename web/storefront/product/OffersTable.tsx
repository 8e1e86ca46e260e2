import type { OutputOf } from '#platform/contract.ts'
import type { listOffers } from '#modules/catalog/offers-contract.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useIsOwnStore } from '../../lib/own-store.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { formatResponseTime } from '../../lib/response-time.ts'
import { formatQuantity, formatUnits } from '../../lib/units.ts'
import { OwnProduct } from '../../shared/product/OwnProduct.tsx'
import { priceAt } from '../../shared/product/prices.ts'
import { roundUpQuantity } from '../../shared/product/QuantityInput.tsx'
import { stockAmount, StockStatus } from '../../shared/product/StockStatus.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import layout from '../../ui/styles/layout.module.css'
import table from '../../ui/styles/Table.module.css'
import styles from './OffersTable.module.css'
import type { Product } from './pricing.ts'

export type Offers = OutputOf<typeof listOffers>
type Offer = Offers['items'][number]
type Props = { product: Pick<Product, 'name' | 'slug' | 'unit'>; offers: Offers; quantity: number }

/** Offers of other suppliers for the same article, at the quantity that is chosen on the page; the lowest price first. */
export function OffersTable({ product, offers: { items, total }, quantity }: Props) {
  const t = useMessages('product')
  const common = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const offers = items
    .map((offer) => {
      const sold = roundUpQuantity(quantity, offer.minimumOrder, offer.orderStep)
      return { offer, sold, price: priceAt(offer, sold) }
    })
    .sort((a, b) => prices.price(a.price, a.offer.vat).minor - prices.price(b.price, b.offer.vat).minor)
  return (
    <>
      <table className={`${table.table} ${table.stacked} ${styles.offers}`}>
        <caption className={layout.hidden}>{t('offers.caption', { name: product.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{common('stores.supplier')}</th>
            <th scope="col" className={styles.city}>
              {common('stores.location')}
            </th>
            <th scope="col" className={table.figure}>
              {t('offers.price', { quantity: formatUnits(quantity, product.unit, locale) })}
            </th>
            <th scope="col" className={table.figure}>
              {common('minimumOrder')}
            </th>
            <th scope="col">{common('stock')}</th>
            <th scope="col">{common('stores.answersIn')}</th>
            <th scope="col">
              <span className={layout.hidden}>{common('toCart')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ offer, sold, price }) => (
            <Row key={offer.id} offer={offer} sold={sold} price={price} product={product} />
          ))}
        </tbody>
      </table>
      {total > items.length && <p className={styles.rest}>{t('offers.shown', { shown: items.length, total })}</p>}
    </>
  )
}

type RowProps = { offer: Offer; sold: number; price: Offer['price']; product: Props['product'] }

function Row({ offer, sold, price, product }: RowProps) {
  const t = useMessages('product')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { id, slug, name, brandName, store, stock, minimumOrder, vat } = offer
  const responseTime = formatResponseTime(store, common, locale)
  const isOwn = useIsOwnStore(store.id)
  const prices = usePrices()
  return (
    <tr>
      <th scope="row">
        <a href={href(`/product/${slug}`)}>{store.name}</a>
        <span className={styles.note} data-city={store.city}>
          {brandName}
        </span>
      </th>
      <td className={styles.city}>{store.city}</td>
      <td className={`${table.figure} ${styles.price}`}>
        {formatMoney(prices.price(price, vat), locale)}
        <span className={styles.note}>{prices.label(vat)}</span>
      </td>
      <td className={table.figure} data-label={common('minimumOrder')}>
        {formatQuantity(minimumOrder, product.unit, common, locale)}
      </td>
      <td>
        <StockStatus stock={stock} /> {stockAmount({ stock, unit: product.unit }, common, locale)}
      </td>
      <td className={styles.answers}>
        {responseTime}
        {store.verifiedAt && <Stamp date={store.verifiedAt} />}
      </td>
      <td className={styles.add}>
        {isOwn ? (
          <OwnProduct product={offer} />
        ) : (
          <form method="post" action={href('/cart')} data-enhance="cart">
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="productId" value={id} />
            <input type="hidden" name="quantity" value={sold} />
            <input type="hidden" name="next" value={`/product/${product.slug}`} />
            <Button
              type="submit"
              size="s"
              disabled={!stock.canOrder}
              aria-label={t('offers.add', { name, store: store.name, quantity: formatNumber(sold, locale) })}
            >
              {common('toCart')}
            </Button>
          </form>
        )}
      </td>
    </tr>
  )
}
