import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import styles from './settings.module.css'

/** Six digits in one field, which the phone may fill by itself. */
export const CodeField = (props: ComponentProps<typeof Field>) => (
  <div className={styles.code}>
    <Field
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      required
    />
  </div>
)
