import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { formatUnits } from '../../../lib/units.ts'
import { ProductName } from '../../../shared/product/ProductName.tsx'
import { Pieces } from '../../../shared/product/QuantityInput.tsx'
import type { Group } from '../cart-data.ts'
import styles from './OrderDialog.module.css'

/** The lines of a single order, or one row per order. */
export function OrderPreview({ groups }: { groups: readonly Group[] }) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const locale = useLocale()
  const [first] = groups
  const rows =
    groups.length > 1
      ? groups.map(({ store, items, subtotal }) => ({
          id: store.id,
          name: store.name,
          amount: t('side.lines', { count: items.length }),
          sum: subtotal,
        }))
      : first!.items.map(({ productId, name, nameLocale, quantity, unit, sum }) => ({
          id: productId,
          name: <ProductName name={name} nameLocale={nameLocale} />,
          amount: (
            <>
              {formatUnits(quantity, unit, locale)}
              <Pieces quantity={quantity} unit={unit} />
            </>
          ),
          sum,
        }))
  return (
    <table className={styles.goods}>
      <caption>{common('vat.net')}</caption>
      <tbody>
        {rows.map(({ id, name, amount, sum }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{amount}</td>
            <td>{formatMoney(sum, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
