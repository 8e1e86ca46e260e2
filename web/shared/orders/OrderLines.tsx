import { formatDate, formatMoney, formatNumber, formatPercent, formatRate } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useVatName } from '../VatTotals.tsx'
import { Pieces } from '../product/QuantityInput.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Thumbnail } from '../../ui/Picture.tsx'
import table from '../../ui/styles/Table.module.css'
import { ProductName } from '../product/ProductName.tsx'
import { otherCost, vatRatesOf } from './delivery-charge.ts'
import styles from './OrderLines.module.css'
import type { Order } from './OrderStatusTag.tsx'

/** The products as they were when the order was placed; only the link leads to the current product. */
export function OrderLines({ order }: { order: Order }) {
  const t = useMessages('order')
  const locale = useLocale()
  const common = useMessages('common')
  const { lines, goodsTotal, deliveryCharge, total, vatTotal, grossTotal, shownTotal, offer } = order
  const vatName = useVatName(vatRatesOf(order))
  const offered = otherCost(order)
  const rows = [
    ...(deliveryCharge
      ? ([
          [common('total.goods'), formatMoney(goodsTotal, locale)],
          [common('total.delivery'), formatMoney(deliveryCharge.sum, locale)],
        ] as const)
      : []),
    [common('total.net'), formatMoney(total, locale)],
    [vatName, formatMoney(vatTotal, locale)],
    [common('total.gross'), <b key="gross">{formatMoney(grossTotal, locale)}</b>],
  ] as const
  const offeredRows = offer
    ? [
        ...(offered ? [[t('delivery.offered'), formatMoney(offered, locale)] as const] : []),
        [t('offer.total'), formatMoney(offer.grossTotal, locale)] as const,
      ]
    : []
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${table.stacked} ${styles.lines}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className={layout.hidden}>{t('lines.picture')}</span>
            </th>
            <th scope="col">{t('lines.name')}</th>
            <th scope="col" className={table.figure}>
              {t('lines.price')}
            </th>
            <th scope="col" className={table.figure}>
              {t('lines.quantity')}
            </th>
            <th scope="col" className={table.figure}>
              {t('lines.vat')}
            </th>
            <th scope="col" className={table.figure}>
              {t('lines.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
        <tfoot>
          {rows.map(([caption, amount], index) => (
            <tr key={index}>
              <th scope="row" colSpan={5}>
                {caption}
              </th>
              <td className={table.figure}>{amount}</td>
            </tr>
          ))}
          {offeredRows.map(([caption, amount]) => (
            <tr key={caption}>
              <th scope="row" colSpan={5}>
                {caption}
              </th>
              <td className={`${table.figure} ${styles.offered}`}>{amount}</td>
            </tr>
          ))}
          {shownTotal.currency !== total.currency && (
            <tr>
              <td colSpan={6} className={styles.shown}>
                <ConvertedTotal order={order} />
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  )
}

function Line({ line }: { line: Order['lines'][number] }) {
  const t = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { slug, name, nameLocale, ordered, code, imageId, price, listPrice, sum, vatPercent, reason } = line
  const shownName = <ProductName name={name} nameLocale={nameLocale} />
  return (
    <tr>
      <td className={styles.picture}>
        <Thumbnail id={imageId} size={56} />
      </td>
      <th scope="row">
        {slug ? <a href={href(`/product/${slug}`)}>{shownName}</a> : shownName}
        <small>{code}</small>
        {reason && <small>{t('lines.because', { reason })}</small>}
        {ordered && <small lang={languageTags[ordered.nameLocale]}>{t('lines.ordered', { name: ordered.name })}</small>}
      </th>
      <td className={table.figure} data-label={t('lines.price')}>
        {formatMoney(price, locale)}
        {listPrice && <small>{t('lines.individual')}</small>}
        {listPrice && <small>{t('lines.listPrice', { price: formatMoney(listPrice, locale) })}</small>}
      </td>
      <td className={table.figure} data-label={t('lines.quantity')}>
        <Quantity line={line} />
      </td>
      <td className={table.figure} data-label={t('lines.vat')}>
        {formatPercent(vatPercent, locale)}
      </td>
      <td className={table.figure} data-label={t('lines.sum')}>
        {formatMoney(sum, locale)}
      </td>
    </tr>
  )
}

/** The agreed quantity, and beside it the ordered or offered one if it differs. */
function Quantity({ line }: { line: Order['lines'][number] }) {
  const t = useMessages('order')
  const locale = useLocale()
  const { quantity, orderedQuantity, offeredQuantity, unitLabel, unitPieces } = line
  const hasLess = offeredQuantity !== null && offeredQuantity < quantity
  return (
    <>
      {t('lines.quantityOf', { quantity: formatNumber(quantity, locale), unit: unitLabel })}
      <Pieces quantity={quantity} unit={{ pieces: unitPieces }} />
      {orderedQuantity !== quantity && (
        <small>{t('lines.orderedQuantity', { quantity: formatNumber(orderedQuantity, locale) })}</small>
      )}
      {hasLess && (
        <small className={styles.offered}>
          {t('lines.offeredQuantity', { quantity: formatNumber(offeredQuantity, locale) })}
        </small>
      )}
    </>
  )
}

function ConvertedTotal({ order: { side, total, shownGrossTotal, rate } }: { order: Order }) {
  const t = useMessages('order')
  const locale = useLocale()
  return t(`shown.${side}`, {
    total: formatMoney(shownGrossTotal, locale),
    rate: formatRate(total.currency, shownGrossTotal.currency, rate.value, locale),
    date: formatDate(rate.date, locale),
  })
}
