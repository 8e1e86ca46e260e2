import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { usePrices } from '../../lib/prices.ts'
import { formatUnits } from '../../lib/units.ts'
import { OriginalName } from '../../shared/product/OriginalName.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { QuantityInput } from '../../shared/product/QuantityInput.tsx'
import { stockAmount, StockStatus } from '../../shared/product/StockStatus.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './quick-order.module.css'
import type { QuickLine, QuickStep } from './quick-order-data.ts'

type Product = QuickLine['products'][number]

/** The products found for each line: one, several to choose from, or none. */
export function QuickLines({ step: { text, lines } }: { step: QuickStep }) {
  const t = useMessages('quick-order')
  const found = lines.filter(({ status }) => status === 'Found' || status === 'Several').length
  const canAdd = lines.some(({ products }) => products.length > 0)
  return (
    <section aria-labelledby="result" className={styles.result}>
      <SectionHeading
        title={t('result')}
        id="result"
        caption={t('result.found', { found, missing: lines.length - found })}
      />
      <form method="post">
        <HiddenFields intent="add" />
        <textarea name="text" defaultValue={text} hidden readOnly />
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
        {canAdd && (
          <Button type="submit" variant="solid" icon="cart">
            {t('add')}
          </Button>
        )}
      </form>
    </section>
  )
}

function Line({ line }: { line: QuickLine }) {
  const t = useMessages('quick-order')
  const { code, status, products } = line
  const isClear = status === 'Found'
  const problem = status === 'Unknown' && products.length > 0 ? 'Near' : status
  return (
    <li className={styles.line}>
      <p className={styles.code}>{t('line', { line: line.line, code })}</p>
      {problem !== 'Found' && (
        <p className={styles.problem}>
          <Icon name="warning" size="s" />
          {t(`status.${problem}`)}
        </p>
      )}
      {isClear && products[0] && (
        <>
          <input type="hidden" name={`product.${line.line}`} value={products[0].id} />
          <ProductFacts product={products[0]} />
        </>
      )}
      {!isClear && products.length > 0 && <Choices line={line} />}
      {products[0] && <Quantity line={line} product={products[0]} />}
    </li>
  )
}

/** The first of several suppliers is chosen; a product with another code is not. */
function Choices({ line: { line, code, status, products } }: { line: QuickLine }) {
  const t = useMessages('quick-order')
  const name = `product.${line}`
  return (
    <fieldset className={styles.choices}>
      <legend>{t('choose', { code })}</legend>
      {products.map((product, index) => (
        <label key={product.id}>
          <input type="radio" name={name} value={product.id} defaultChecked={status === 'Several' && index === 0} />
          <ProductFacts product={product} />
        </label>
      ))}
      <label>
        <input type="radio" name={name} value="" defaultChecked={status === 'Unknown'} />
        <span>{t('none')}</span>
      </label>
    </fieldset>
  )
}

function ProductFacts({ product }: { product: Product }) {
  const common = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const { name, nameLocale, originalName, code, imageIds, store, price, vat, unit, stock } = product
  return (
    <div className={styles.product}>
      <Thumbnail id={imageIds[0]} size={40} />
      <div>
        <b>
          <ProductName name={name} nameLocale={nameLocale} />
        </b>
        <OriginalName original={originalName} />
        <small>
          <span>{code}</span>
          <span>{store.name}</span>
          <span>
            {formatMoney(prices.price(price, vat), locale)} {common('price.per', { unit: unit.label })}
          </span>
          <span>
            <StockStatus stock={stock} /> {stockAmount({ stock, unit }, common, locale)}
          </span>
        </small>
      </div>
    </div>
  )
}

/** For several products the terms of the first; the cart corrects the quantity by those of the chosen one. */
function Quantity({ line: { line, code, quantity, products }, product }: { line: QuickLine; product: Product }) {
  const t = useMessages('quick-order')
  const locale = useLocale()
  const { minimumOrder, orderStep, unit } = product
  const isRaised = quantity !== null && quantity !== product.quantity
  const isChoice = products.length > 1
  return (
    <div className={styles.quantity}>
      <QuantityInput
        name={`quantity.${line}`}
        value={isChoice ? (quantity ?? product.quantity) : product.quantity}
        min={isChoice ? 1 : minimumOrder}
        step={isChoice ? 1 : orderStep}
        label={t('quantity', { code })}
      />
      {isRaised && (
        <p>
          {t('raised', {
            asked: formatNumber(quantity, locale),
            minimum: formatUnits(minimumOrder, unit, locale),
            step: orderStep,
          })}
        </p>
      )}
    </div>
  )
}
