import { type ComponentProps, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import styles from './login.module.css'

/** The e-mail address or phone number of an account. */
export function LoginField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  const t = useMessages('login')
  return <Field {...props} label={t('login')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
}

type PasswordProps = Omit<ComponentProps<typeof Field>, 'type'> & { autoComplete: 'current-password' | 'new-password' }

/** There is no confirmation field; users can show the password instead. */
export function PasswordField(props: PasswordProps) {
  const t = useMessages('login')
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <Field {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required />
      <div className={styles.toggle}>
        <Checkbox label={t('password.show')} checked={isShown} onChange={({ target }) => setShown(target.checked)} />
      </div>
    </div>
  )
}
