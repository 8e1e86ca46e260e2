import { useMessages } from '../lib/messages.ts'
import styles from '../shared/selection/SelectionToggle.module.css'
import { choiceOf, readSelection } from './selection.ts'

type Props = { storeId: number; productId?: number; name: string }

/** Checkbox that selects a supplier for an inquiry. It belongs to the form of `AskForm`, wherever it is on the page. */
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
        value={choiceOf(storeId, productId)}
        autoComplete="off"
        aria-label={label}
      />
      <span aria-hidden="true">{t('ask')}</span>
    </label>
  )
}

/** Restores the selection of this tab. */
function restore(field: HTMLInputElement | null) {
  if (field && readSelection().includes(field.value)) field.checked = true
}
