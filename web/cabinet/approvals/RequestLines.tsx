import type { ReactNode } from 'react'
import { formatMoney, formatNumber, formatPercent } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { vatRatesOf } from '../../shared/orders/delivery-charge.ts'
import lineStyles from '../../shared/orders/OrderLines.module.css'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Pieces } from '../../shared/product/QuantityInput.tsx'
import { useVatName } from '../../shared/VatTotals.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import table from '../../ui/styles/Table.module.css'
import type { Request } from './approval-data.ts'
import styles from './approvals.module.css'

type Line = Request['lines'][number]
type Props = { request: Request; renderChoice?: (line: Line) => ReactNode }

/** The lines with the held prices. */
export function RequestLines({ request, renderChoice }: Props) {
  const order = useMessages('order')
  const t = useMessages('purchasing')
  const common = useMessages('common')
  const locale = useLocale()
  const { lines, deliveryCharge: charge, total, vatTotal, grossTotal } = request
  const vatName = useVatName(vatRatesOf(request))
  const gross = <b>{formatMoney(grossTotal, locale)}</b>
  const totals = [
    ...(charge ? [[common('total.delivery'), formatMoney(charge.sum, locale)] as const] : []),
    [common('total.net'), formatMoney(total, locale)],
    [vatName, formatMoney(vatTotal, locale)],
    [common('total.gross'), gross],
  ] as const
  return (
    <section aria-labelledby="lines">
      <SectionHeading title={order('lines')} id="lines" caption={t('lines.caption')} />
      <div className={table.scroll}>
        <table className={`${table.table} ${table.stacked} ${lineStyles.lines}`}>
          <thead>
            <tr>
              <th scope="col">
                <span className={layout.hidden}>{order('lines.picture')}</span>
              </th>
              <th scope="col">{order('lines.name')}</th>
              {(['price', 'quantity', 'vat', 'sum'] as const).map((column) => (
                <th key={column} scope="col" className={table.figure}>
                  {order(`lines.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.position} line={line} choice={renderChoice?.(line)} />
            ))}
          </tbody>
          <tfoot>
            {totals.map(([caption, amount], index) => (
              <tr key={index}>
                <th scope="row" colSpan={5}>
                  {caption}
                </th>
                <td className={table.figure}>{amount}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function Row({ line, choice }: { line: Line; choice: ReactNode }) {
  const t = useMessages('purchasing')
  const order = useMessages('order')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { slug, code, name, nameLocale, ordered, imageId, quantity, unitLabel, unitPieces, price, vatPercent, sum } =
    line
  return (
    <tr data-refused={line.refusal === null ? undefined : ''} className={styles.row}>
      <td className={lineStyles.picture}>
        <Thumbnail id={imageId} size={56} />
      </td>
      <th scope="row">
        <a href={href(`/product/${slug}`)}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
        <small>{code}</small>
        {ordered && (
          <small lang={languageTags[ordered.nameLocale]}>{t('lines.requested', { name: ordered.name })}</small>
        )}
        {line.refusal && <small className={styles.refusal}>{t('lines.refused', { reason: line.refusal })}</small>}
        {line.issue && <small className={styles.issue}>{t(`issue.${issueOf(line.issue)}`)}</small>}
        {choice}
      </th>
      <td className={table.figure} data-label={order('lines.price')}>
        {formatMoney(price, locale)}
      </td>
      <td className={table.figure} data-label={order('lines.quantity')}>
        {order('lines.quantityOf', { quantity: formatNumber(quantity, locale), unit: unitLabel })}
        <Pieces quantity={quantity} unit={{ pieces: unitPieces }} />
      </td>
      <td className={table.figure} data-label={order('lines.vat')}>
        {formatPercent(vatPercent, locale)}
      </td>
      <td className={table.figure} data-label={order('lines.sum')}>
        {formatMoney(sum, locale)}
      </td>
    </tr>
  )
}

/** A held line can only be gone, out of stock or short. */
const issueOf = (issue: NonNullable<Line['issue']>) =>
  issue === 'productGone' || issue === 'outOfStock' ? issue : 'notEnoughStock'
