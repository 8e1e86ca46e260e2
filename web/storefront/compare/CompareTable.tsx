import type { CSSProperties, ReactNode } from 'react'
import { comparePath } from '../../compare/selection.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { usePrices } from '../../lib/prices.ts'
import { formatQuantity } from '../../lib/units.ts'
import { CardOrder } from '../../shared/product/CardOrder.tsx'
import { FavouriteToggle } from '../../shared/product/FavouriteToggle.tsx'
import { OriginalName } from '../../shared/product/OriginalName.tsx'
import { usePiecePrice } from '../../shared/product/piece-price.ts'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { stockAmount, StockStatus } from '../../shared/product/StockStatus.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './CompareTable.module.css'
import type { Comparison, Item } from './compare-data.ts'

type Props = Pick<Comparison, 'items' | 'rows'> & { hasDifferencesOnly: boolean }

/** Products as columns; on phones two of them are in view, and the names of rows stand above their values. */
export function CompareTable({ items, rows, hasDifferencesOnly }: Props) {
  const t = useMessages('compare')
  const ids = items.map(({ id }) => id)
  return (
    <div className={styles.scroll} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={styles.table} style={{ '--products': items.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className={layout.hidden}>{t('all')}</span>
            </th>
            {items.map((item) => (
              <Head
                key={item.id}
                item={item}
                removeHref={comparePath(
                  ids.filter((id) => id !== item.id),
                  hasDifferencesOnly,
                )}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <OfferRows items={items} />
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={items[index]!.id}>{value ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ item, removeHref }: { item: Item; removeHref: string }) {
  const t = useMessages('compare')
  const href = useLocalizedHref()
  const { slug, name, nameLocale, originalName, imageIds } = item
  return (
    <th scope="col">
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture id={imageIds[0]} alt="" sizes="56px" width={56} height={56} />
        </span>
        <a className={styles.remove} href={href(removeHref)} aria-label={t('remove', { name })}>
          <Icon name="x" />
        </a>
        <a className={styles.name} href={href(`/product/${slug}`)}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
        <OriginalName original={originalName} />
      </div>
    </th>
  )
}

/** The terms of suppliers, which differ even where products are alike. */
function OfferRows({ items }: { items: readonly Item[] }) {
  const t = useMessages('compare')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <>
      <Row name={common('price')} items={items} render={(item) => <Price item={item} />} />
      <Row
        name={common('minimumOrder')}
        items={items}
        render={({ minimumOrder, orderStep, unit }) => (
          <>
            {formatQuantity(minimumOrder, unit, common, locale)}
            {orderStep > 1 && <small>{common('orderStep.of', { step: formatNumber(orderStep, locale) })}</small>}
          </>
        )}
      />
      <Row
        name={common('stock')}
        items={items}
        render={(item) => (
          <>
            <StockStatus stock={item.stock} />
            <small>{stockAmount(item, common, locale)}</small>
          </>
        )}
      />
      <Row
        name={common('stores.supplier')}
        items={items}
        render={({ store }) => (
          <>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
            <small>{store.city}</small>
          </>
        )}
      />
      <Row name={t('delivery')} items={items} render={({ delivery }) => delivery || '–'} />
      <Row
        name={t('order')}
        items={items}
        render={(item) => (
          <div className={styles.order}>
            <CardOrder card={item} />
            <FavouriteToggle productId={item.id} name={item.name} />
          </div>
        )}
      />
    </>
  )
}

type RowProps = { name: string; items: readonly Item[]; render: (item: Item) => ReactNode }

const Row = ({ name, items, render }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {items.map((item) => (
      <td key={item.id}>{render(item)}</td>
    ))}
  </tr>
)

function Price({ item: { price, vat, unit, tiers } }: { item: Item }) {
  const t = useMessages('common')
  const locale = useLocale()
  const prices = usePrices()
  const shown = (amount: Item['price']) => formatMoney(prices.price(amount, vat), locale)
  const piecePrice = usePiecePrice(prices.price(price, vat), unit)
  return (
    <>
      <b className={styles.price}>{shown(price)}</b>
      <small>{t('price.per', { unit: unit.label })}</small>
      {piecePrice && <small>{piecePrice}</small>}
      <small>{prices.label(vat)}</small>
      {tiers.map((tier) => (
        <small key={tier.fromQuantity}>
          {t('price.from', { quantity: formatNumber(tier.fromQuantity, locale), price: shown(tier.price) })}
        </small>
      ))}
    </>
  )
}
