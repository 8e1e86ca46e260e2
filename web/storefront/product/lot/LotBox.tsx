import { type ReactNode, useId } from 'react'
import { CompareForm } from '../../../compare/CompareForm.tsx'
import { CompareToggle } from '../../../compare/CompareToggle.tsx'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useIsOwnStore } from '../../../lib/own-store.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { usePrices } from '../../../lib/prices.ts'
import { formatUnits } from '../../../lib/units.ts'
import { ContactButtons } from '../../../shared/ContactButtons.tsx'
import { StoreMinimum } from '../../../shared/StoreMinimum.tsx'
import { FavouriteAndLists } from '../../../shared/product/FavouriteToggle.tsx'
import { IndividualNote } from '../../../shared/product/IndividualNote.tsx'
import { OwnProduct } from '../../../shared/product/OwnProduct.tsx'
import { OfferTerms } from '../../../shared/product/OfferTerms.tsx'
import { Pieces, QuantityInput } from '../../../shared/product/QuantityInput.tsx'
import { stockAmount, StockStatus } from '../../../shared/product/StockStatus.tsx'
import { ChatLink } from '../../../shared/ChatLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { ActionBar } from '../../shell/ActionBar.tsx'
import styles from './LotBox.module.css'
import { individualAt, priceSteps, type Product, stepAt } from '../pricing.ts'
import type { SupplierTerms } from '../product-data.ts'
import { RateNote } from './RateNote.tsx'
import { Tiers } from './Tiers.tsx'

/** Price, quantity and order button. On phones the bottom bar has a second button for the same form. */
export function LotBox({
  product,
  terms,
  quantity,
  onQuantity,
  children,
}: {
  product: Product
  terms: Pick<SupplierTerms, 'hasPhone' | 'hours'>
  quantity: number
  onQuantity: (quantity: number) => void
  children: ReactNode
}) {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const locale = useLocale()
  const formId = useId()
  const prices = usePrices()
  const { id, vat, supplier, unit, minimumOrder, orderStep, oldPrice, stock } = product
  const isInStock = stock.status !== 'OutOfStock'
  const isShort = stock.available !== null && quantity > stock.available && stock.leadDays === null && stock.canOrder
  const steps = priceSteps(product)
  const step = stepAt(steps, quantity)
  const individual = individualAt(product, step, quantity)
  const unitPrice = individual ?? step
  const { price, originalPrice } = unitPrice
  const sum = formatMoney(prices.sum(price, quantity, vat), locale)
  const isConverted = price.currency !== originalPrice.currency
  const isOwn = useIsOwnStore(supplier.id)
  return (
    <aside className={styles.lot} aria-label={t('lot')}>
      <div className={styles.box}>
        <div className={styles.line}>
          <OfferTerms
            price={price}
            vat={vat}
            oldPrice={oldPrice && oldPrice.minor > price.minor ? oldPrice : null}
            unit={unit}
            minimumOrder={minimumOrder}
            orderStep={orderStep}
            size="l"
          />
          {individual && <IndividualNote listPrice={step.price} until={individual.until} vat={vat} />}
          <IndividualSteps product={product} quantity={quantity} />
        </div>
        <RateNote product={product} step={unitPrice} />
        {steps.length > 1 && <Tiers steps={steps} current={step} unit={unit} vat={vat} />}
        <div className={styles.stock}>
          <b>
            <StockStatus stock={stock} /> {isInStock && stockAmount(product, common, locale)}
          </b>
          {stock.leadDays !== null && <span>{t(isInStock ? 'lead.more' : 'lead', { count: stock.leadDays })}</span>}
        </div>
        {isOwn ? (
          <OwnProduct product={product} />
        ) : (
          <>
            <form id={formId} className={styles.order} method="post" action={href('/cart')} data-enhance="cart">
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="productId" value={id} />
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
                  <output>{sum}</output>
                  {isConverted && <small>{formatMoney(prices.sum(originalPrice, quantity, vat), locale)}</small>}
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
              <ChatLink store={supplier} productId={id} block />
            </form>
            <div className={styles.keep}>
              <FavouriteAndLists productId={id} name={product.name} />
              <CompareToggle productId={id} name={product.name} />
              <CompareForm />
            </div>
            <div className={styles.contact}>
              <ContactButtons store={supplier} productId={id} hasPhone={terms.hasPhone} />
              {terms.hours && (
                <p className={styles.hours}>
                  <Icon name="clock" size="s" />
                  {terms.hours}
                </p>
              )}
              <a className={styles.several} href={href(`/ask?product=${id}`)} rel="nofollow">
                {t('askSeveral')}
              </a>
            </div>
          </>
        )}
        {children}
      </div>
      {!isOwn && (
        <ActionBar until="tablet" caption={formatUnits(quantity, unit, locale)} amount={sum}>
          <ChatLink store={supplier} productId={id}>
            {null}
          </ChatLink>
          <Button type="submit" form={formId} variant="solid" disabled={!stock.canOrder}>
            {common('toCart')}
          </Button>
        </ActionBar>
      )}
    </aside>
  )
}

/** Prices for the buyer from greater quantities, where they are the lowest. */
function IndividualSteps({ product, quantity }: { product: Product; quantity: number }) {
  const t = useMessages('product')
  const locale = useLocale()
  const prices = usePrices()
  const { individualPrices, unit, vat } = product
  const steps = priceSteps(product)
  const applies = (offer: Product['individualPrices'][number]) =>
    individualAt(product, stepAt(steps, offer.fromQuantity), offer.fromQuantity) === offer
  return individualPrices
    .filter((offer) => offer.fromQuantity > quantity && applies(offer))
    .map(({ fromQuantity, price, until }) => (
      <p key={fromQuantity} className={styles.rate}>
        {t('individual.from', {
          quantity: formatUnits(fromQuantity, unit, locale),
          price: formatMoney(prices.price(price, vat), locale),
          date: formatDate(until, locale),
        })}
      </p>
    ))
}
