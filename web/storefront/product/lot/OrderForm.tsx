import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { usePrices } from '../../../lib/prices.ts'
import { StoreMinimum } from '../../../shared/StoreMinimum.tsx'
import { Pieces, QuantityInput } from '../../../shared/product/QuantityInput.tsx'
import { stockAmount } from '../../../shared/product/StockStatus.tsx'
import { ChatLink } from '../../../shared/ChatLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/styles/layout.module.css'
import styles from './LotBox.module.css'
import { type Product, unitPriceAt } from '../pricing.ts'

type Props = { id: string; product: Product; quantity: number; onQuantity: (quantity: number) => void }

/** Puts the quantity into the cart. */
export function OrderForm({ id, product, quantity, onQuantity }: Props) {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const locale = useLocale()
  const prices = usePrices()
  const { vat, supplier, unit, minimumOrder, orderStep, stock } = product
  const { price, originalPrice } = unitPriceAt(product, quantity).unitPrice
  const sumOf = (unitPrice: typeof price) => formatMoney(prices.sum(unitPrice, quantity, vat), locale)
  const isShort = stock.available !== null && quantity > stock.available && stock.leadDays === null && stock.canOrder
  return (
    <form id={id} className={styles.order} method="post" action={href('/cart')} data-enhance="cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="next" value={`/product/${product.slug}`} />
      <div className={styles.amount}>
        <div>
          <QuantityInput
            name="quantity"
            value={quantity}
            min={minimumOrder}
            step={orderStep}
            onChange={onQuantity}
            disabled={!stock.canOrder}
          />
          <Pieces quantity={quantity} unit={unit} />
        </div>
        <p>
          <span>{t('sum')}</span>
          <output>{sumOf(price)}</output>
          {price.currency !== originalPrice.currency && <small>{sumOf(originalPrice)}</small>}
        </p>
      </div>
      <p className={isShort ? styles.why : layout.hidden} role="status">
        {isShort && (
          <>
            <Icon name="warning" size="s" />
            {t('short', { available: stockAmount(product, common, locale) })}
          </>
        )}
      </p>
      {supplier.minimumOrder.minor > 0 && (
        <p className={styles.minimum}>
          {common('stores.orderFrom')}: <StoreMinimum amount={supplier.minimumOrder} />
        </p>
      )}
      <Button type="submit" variant="solid" block icon="cart" disabled={!stock.canOrder}>
        {common('toCart')}
      </Button>
      {!stock.canOrder && (
        <p className={styles.why}>
          <Icon name="warning" size="s" />
          {common('toCart.out')} {common('toCart.out.save')}
        </p>
      )}
      <ChatLink store={supplier} productId={product.id} block />
    </form>
  )
}
