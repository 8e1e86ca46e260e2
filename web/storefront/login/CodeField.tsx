import type { ComponentProps } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import styles from './login.module.css'

/** One field for all six digits, so that phones can autofill the code and users can paste it, with spaces too. */
export function CodeField({ children, ...field }: Omit<ComponentProps<typeof Field>, 'label'>) {
  const t = useMessages('login')
  return (
    <div className={styles.code}>
      <Field
        {...field}
        label={t('code')}
        hint={t('code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        autoFocus={!field.error}
        required
      />
      {children}
    </div>
  )
}
