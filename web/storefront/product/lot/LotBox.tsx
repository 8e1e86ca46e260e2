import { type ReactNode, useId } from 'react'
import { CompareForm } from '../../../compare/CompareForm.tsx'
import { CompareToggle } from '../../../compare/CompareToggle.tsx'
import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useIsOwnStore } from '../../../lib/own-store.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { usePrices } from '../../../lib/prices.ts'
import { formatUnits } from '../../../lib/units.ts'
import { ContactButtons } from '../../../shared/ContactButtons.tsx'
import { FavouriteAndLists } from '../../../shared/product/FavouriteToggle.tsx'
import { OwnProduct } from '../../../shared/product/OwnProduct.tsx'
import { stockAmount, StockStatus } from '../../../shared/product/StockStatus.tsx'
import { ChatLink } from '../../../shared/ChatLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ActionBar } from '../../shell/ActionBar.tsx'
import styles from './LotBox.module.css'
import { type Product, unitPriceAt } from '../pricing.ts'
import type { SupplierTerms } from '../product-data.ts'
import { OrderForm } from './OrderForm.tsx'
import { PriceLines } from './PriceLines.tsx'

type Terms = Pick<SupplierTerms, 'hasPhone' | 'hours'>
type Props = {
  product: Product
  terms: Terms
  quantity: number
  onQuantity: (quantity: number) => void
  children: ReactNode
}

/** Price, quantity and order button. On phones the bottom bar has a second button for the same form. */
export function LotBox({ product, terms, quantity, onQuantity, children }: Props) {
  const t = useMessages('product')
  const formId = useId()
  const isOwn = useIsOwnStore(product.supplier.id)
  return (
    <aside className={styles.lot} aria-label={t('lot')}>
      <div className={styles.box}>
        <PriceLines product={product} quantity={quantity} />
        <Stock product={product} />
        {isOwn ? (
          <OwnProduct product={product} />
        ) : (
          <>
            <OrderForm id={formId} product={product} quantity={quantity} onQuantity={onQuantity} />
            <div className={styles.keep}>
              <FavouriteAndLists productId={product.id} name={product.name} />
              <CompareToggle productId={product.id} name={product.name} />
              <CompareForm />
            </div>
            <Contacts product={product} terms={terms} />
          </>
        )}
        {children}
      </div>
      {!isOwn && <OrderBar formId={formId} product={product} quantity={quantity} />}
    </aside>
  )
}

function Stock({ product }: { product: Product }) {
  const t = useMessages('product')
  const common = useMessages('common')
  const locale = useLocale()
  const { stock } = product
  const isInStock = stock.status !== 'OutOfStock'
  return (
    <div className={styles.stock}>
      <b>
        <StockStatus stock={stock} /> {isInStock && stockAmount(product, common, locale)}
      </b>
      {stock.leadDays !== null && <span>{t(isInStock ? 'lead.more' : 'lead', { count: stock.leadDays })}</span>}
    </div>
  )
}

function Contacts({ product, terms }: { product: Product; terms: Terms }) {
  const t = useMessages('product')
  const href = useLocalizedHref()
  return (
    <div className={styles.contact}>
      <ContactButtons store={product.supplier} productId={product.id} hasPhone={terms.hasPhone} />
      {terms.hours && (
        <p className={styles.hours}>
          <Icon name="clock" size="s" />
          {terms.hours}
        </p>
      )}
      <a className={styles.several} href={href(`/ask?product=${product.id}`)} rel="nofollow">
        {t('askSeveral')}
      </a>
    </div>
  )
}

function OrderBar({ formId, product, quantity }: { formId: string; product: Product; quantity: number }) {
  const common = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const { unitPrice } = unitPriceAt(product, quantity)
  const sum = formatMoney(prices.sum(unitPrice.price, quantity, product.vat), locale)
  return (
    <ActionBar until="tablet" caption={formatUnits(quantity, product.unit, locale)} amount={sum}>
      <ChatLink store={product.supplier} productId={product.id}>
        {null}
      </ChatLink>
      <Button type="submit" form={formId} variant="solid" disabled={!product.stock.canOrder}>
        {common('toCart')}
      </Button>
    </ActionBar>
  )
}
