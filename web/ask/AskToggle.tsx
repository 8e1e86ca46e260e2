import { useMessages } from '../lib/messages.ts'
import styles from './AskToggle.module.css'
import { readChosen } from './chosen.ts'

type Props = { storeId: number; productId?: number; name: string }

/** Chooses a supplier for the question to several. A field of the form that `AskForm` makes, wherever it stands. */
export function AskToggle({ storeId, productId, name }: Props) {
  const t = useMessages('common')
  const label = t('ask.label', { name })
  return (
    <label className={styles.toggle}>
      <input
        ref={restore}
        type="checkbox"
        name="to"
        form="ask"
        value={productId ? `${storeId}-${productId}` : storeId}
        autoComplete="off"
        aria-label={label}
      />
      <span aria-hidden="true">{t('ask')}</span>
    </label>
  )
}

/** As it was chosen before, on this page or another. */
function restore(field: HTMLInputElement | null) {
  if (field && readChosen().includes(field.value)) field.checked = true
}
