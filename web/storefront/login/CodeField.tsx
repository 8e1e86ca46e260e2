import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from './login.module.css'

/** One field for all six digits, so that phones can autofill the code and users can paste it, with spaces too. */
export function CodeField({ error, children }: { error?: string; children?: ReactNode }) {
  const t = useMessages('login')
  return (
    <div className={styles.code}>
      <Field
        id="code"
        name="code"
        label={t('code')}
        hint={t('code.hint')}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={16}
        required
      />
      {children}
    </div>
  )
}
