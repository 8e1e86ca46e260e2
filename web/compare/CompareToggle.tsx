import { useMessages } from '../lib/messages.ts'
import styles from '../shared/selection/SelectionToggle.module.css'
import { readSelection } from './selection.ts'

/** A check box that chooses a product for the comparison. It belongs to the form of `CompareForm`. */
export function CompareToggle({ productId, name }: { productId: number; name: string }) {
  const t = useMessages('common')
  return (
    <label className={styles.toggle}>
      <input
        ref={restore}
        type="checkbox"
        name="products"
        form="compare"
        value={productId}
        autoComplete="off"
        aria-label={t('compare.label', { name })}
      />
      <span aria-hidden="true">{t('compare')}</span>
    </label>
  )
}

function restore(field: HTMLInputElement | null) {
  if (field && readSelection().includes(field.value)) field.checked = true
}
