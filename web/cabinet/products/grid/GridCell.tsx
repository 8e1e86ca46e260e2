import { useMessages } from '../../../lib/messages.ts'
import fieldStyles from '../../../ui/form/Field.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import type { GridRow } from './grid-data.ts'
import styles from './grid.module.css'
import type { Texts } from './grid-values.ts'

type Props = { row: GridRow; baseline: Texts; field: string; label: string; isDisabled: boolean }

/** A value of a product, why it is refused, and what is stored if somebody else has changed it. */
export function GridCell({ row: { item, edited, errors }, baseline, field, label, isDisabled }: Props) {
  const t = useMessages('products')
  const name = `${item.id}.${field}`
  const own = errors.filter((error) => fieldOf(error) === field)
  const isConflict = errors.some(({ code }) => code === 'products.changed') && field in edited
  const isStatus = field === 'status'
  const textOf = (value: string) => (isStatus ? t(`status.${value as Item['status']}`) : value || '–')
  const control = {
    name,
    'data-cell': '',
    'aria-label': t('grid.cell', { label, name: item.name }),
    'aria-invalid': own.length > 0 || isConflict ? true : undefined,
    'aria-describedby': own.length > 0 || isConflict ? `${name}-note` : undefined,
    defaultValue: edited[field] ?? baseline[field],
    className: `${fieldStyles.input} ${styles.input}`,
  }
  return (
    <td data-label={label} className={isStatus ? undefined : styles.figure}>
      {isStatus ? (
        <select {...control} disabled={isDisabled || item.status === 'Blocked'}>
          {(item.status === 'Blocked' ? (['Blocked'] as const) : statuses).map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type="text" inputMode="decimal" autoComplete="off" maxLength={20} disabled={isDisabled} />
      )}
      {(own.length > 0 || isConflict) && (
        <div id={`${name}-note`}>
          {own.map((error) => (
            <p key={error.code} className={`${fieldStyles.error} ${styles.error}`}>
              <Icon name="warning-circle" size="s" />
              {t(errorKey(error))}
            </p>
          ))}
          {isConflict && <p className={styles.now}>{t('grid.now', { value: textOf(baseline[field] ?? '') })}</p>}
        </div>
      )}
    </td>
  )
}

type Item = GridRow['item']
type CellError = GridRow['errors'][number]

const statuses = ['Active', 'Draft', 'Archived'] as const

const fieldOf = ({ field, warehouseId }: CellError) => (field === 'stock' ? `stock.${warehouseId}` : field)

function errorKey({ field, code }: CellError) {
  if (code === 'products.outOfRange') return field === 'stock' ? 'grid.error.quantity' : 'grid.error.amount'
  type Reason = CellError['code'] extends `products.${infer Word}` ? Exclude<Word, 'outOfRange' | 'notFound'> : never
  return `grid.error.${code.slice('products.'.length) as Reason}` as const
}
