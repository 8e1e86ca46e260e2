import type { ReactNode } from 'react'
import { readSelection } from './selection.ts'
import styles from './SelectionToggle.module.css'

type Props = { form: string; name: string; value: string | number; label: string; children: ReactNode }

/** A check box of a `SelectionForm`, wherever it is on the page. */
export function SelectionToggle({ form, name, value, label, children }: Props) {
  const restore = (field: HTMLInputElement | null) => {
    if (field && readSelection(form).includes(field.value)) field.checked = true
  }
  return (
    <label className={styles.toggle}>
      <input
        ref={restore}
        type="checkbox"
        name={name}
        form={form}
        value={value}
        autoComplete="off"
        aria-label={label}
      />
      <span aria-hidden="true">{children}</span>
    </label>
  )
}
