import { formatDate, formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { usePrices } from '../../../lib/prices.ts'
import { formatUnits } from '../../../lib/units.ts'
import { IndividualNote } from '../../../shared/product/IndividualNote.tsx'
import { OfferTerms } from '../../../shared/product/OfferTerms.tsx'
import styles from './LotBox.module.css'
import { type Product, unitPriceAt } from '../pricing.ts'
import { RateNote } from './RateNote.tsx'
import { Tiers } from './Tiers.tsx'

/** The price at this quantity, how it was converted, and the prices of other quantities. */
export function PriceLines({ product, quantity }: { product: Product; quantity: number }) {
  const { vat, unit, minimumOrder, orderStep, oldPrice } = product
  const { steps, step, individual, unitPrice } = unitPriceAt(product, quantity)
  const { price } = unitPrice
  return (
    <>
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
    </>
  )
}

/** Prices for the buyer from greater quantities, where they are the lowest. */
function IndividualSteps({ product, quantity }: { product: Product; quantity: number }) {
  const t = useMessages('product')
  const locale = useLocale()
  const prices = usePrices()
  const { individualPrices, unit, vat } = product
  const applies = (offer: Product['individualPrices'][number]) =>
    unitPriceAt(product, offer.fromQuantity).individual === offer
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
