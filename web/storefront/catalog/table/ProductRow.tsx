import type { ReactNode } from 'react'
import { formatMoney, formatNumber } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { usePrices } from '../../../lib/prices.ts'
import { formatQuantity } from '../../../lib/units.ts'
import { CardOrder, InCart } from '../../../shared/product/CardOrder.tsx'
import { usePiecePrice } from '../../../shared/product/piece-price.ts'
import { FavouriteToggle } from '../../../shared/product/FavouriteToggle.tsx'
import { OffersLink } from '../../../shared/product/OffersLink.tsx'
import type { Card } from '../../../shared/product/ProductCard.tsx'
import { AssembledMark } from '../../../shared/product/OriginalName.tsx'
import { ProductName } from '../../../shared/product/ProductName.tsx'
import { stockAmount, StockStatus } from '../../../shared/product/StockStatus.tsx'
import { StoreMinimum } from '../../../shared/StoreMinimum.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Stamp } from '../../../ui/Stamp.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { type Column, valueIn } from './columns.ts'
import styles from './ProductRow.module.css'
import table from './ProductTable.module.css'

export function ProductRow({ card, columns, mark }: { card: Card; columns: Column[]; mark: ReactNode }) {
  const t = useMessages('common')
  const locale = useLocale()
  const { stock, unit, minimumOrder, orderStep } = card
  return (
    <tr data-metric="productCard" data-product={card.id}>
      <Product card={card} mark={mark} />
      {columns.map((column, index) => (
        <td key={column.key} data-place={index + 1} data-label={column.name}>
          {valueIn(column, card)}
        </td>
      ))}
      <Supplier store={card.store} />
      <td data-label={t('stock')}>
        <StockStatus stock={stock} />
        <small>{stockAmount(card, t, locale)}</small>
      </td>
      <td data-label={t('minimumOrder')}>
        {formatQuantity(minimumOrder, unit, t, locale)}
        {orderStep > 1 && <small>{t('orderStep.of', { step: formatNumber(orderStep, locale) })}</small>}
      </td>
      <Price card={card} />
      <td className={table.order}>
        <CardOrder card={card} />
      </td>
    </tr>
  )
}

function Product({ card, mark }: { card: Card; mark: ReactNode }) {
  const t = useMessages('common')
  const { id, slug, name, nameLocale, originalName, brand, code, imageIds, hasDrawing, isPromo } = card
  const href = useLocalizedHref()(`/product/${slug}`)
  return (
    <>
      <td className={table.picture}>
        <a href={href} tabIndex={-1} aria-hidden="true">
          <Picture id={imageIds[0]} alt="" sizes="56px" width={56} height={56} />
        </a>
        {hasDrawing && <small>{t('picture.drawing')}</small>}
        <FavouriteToggle productId={id} name={name} />
      </td>
      <th scope="row" data-promo={isPromo || undefined}>
        {isPromo && <Tag tone="promo">{t('promo')}</Tag>}
        <a href={href}>
          <AssembledMark original={originalName} />
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
        <small>
          {brand && <span>{brand.name}</span>}
          <span>{code}</span>
        </small>
        <div className={styles.marks}>
          <InCart productId={id} />
          {mark}
        </div>
      </th>
    </>
  )
}

function Supplier({ store }: Pick<Card, 'store'>) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { alias, name, city, minimumOrder, verifiedAt } = store
  return (
    <td className={table.supplier} data-label={t('stores.supplier')}>
      <a href={href(`/store/${alias}`)}>{name}</a>
      <small>{city}</small>
      {verifiedAt && <Stamp date={verifiedAt} />}
      {minimumOrder.minor > 0 && (
        <small>
          {t('stores.orderFrom')}: <StoreMinimum amount={minimumOrder} />
        </small>
      )}
    </td>
  )
}

function Price({ card }: { card: Card }) {
  const t = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const { price: net, vat, oldPrice: oldNet, unit, tiers } = card
  const shown = (amount: Card['price']) => formatMoney(prices.price(amount, vat), locale)
  const piecePrice = usePiecePrice(prices.price(net, vat), unit)
  return (
    <td className={styles.price} data-label={t('price')}>
      <b>{shown(net)}</b> {oldNet && <s aria-label={t('price.was', { price: shown(oldNet) })}>{shown(oldNet)}</s>}
      <small>{t('price.per', { unit: unit.label })}</small>
      {piecePrice && <small>{piecePrice}</small>}
      <small>{prices.label(vat)}</small>
      {tiers.length > 0 && (
        <small className={styles.tiers}>
          {tiers.map(({ fromQuantity, price }) => (
            <span key={fromQuantity}>
              {t('price.from', { quantity: formatNumber(fromQuantity, locale), price: shown(price) })}
            </span>
          ))}
        </small>
      )}
      <OffersLink card={card} />
    </td>
  )
}
