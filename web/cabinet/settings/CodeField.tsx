import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/Field.tsx'
import styles from './settings.module.css'

/** A field for a one-time code, with autofill on phones. */
export const CodeField = (props: ComponentProps<typeof Field>) => (
  <div className={styles.code}>
    <Field
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  </div>
)
