import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Checkbox, Field } from '../../ui/Field.tsx'
import styles from './login.module.css'

type Refused = { login: string; missing: ('login' | 'password')[]; problem: string | null }

/** A plain form: the answer is a new page, made for who has signed in. */
export function SignInForm({ next, refused }: { next: string; refused: Refused | null }) {
  const t = useMessages('login')
  const [isShown, setShown] = useState(false)
  const errorOf = (name: 'login' | 'password') => (refused?.missing.includes(name) ? t(`error.${name}`) : undefined)
  return (
    <form method="post" noValidate>
      {refused && (
        <ErrorSummary
          title={t('error.title')}
          text={refused.problem ?? undefined}
          errors={refused.missing.map((field) => ({ field, text: t(`error.${field}`) }))}
        />
      )}
      <input type="hidden" name="next" value={next} />
      <Field
        id="login"
        name="login"
        label={t('login')}
        defaultValue={refused?.login}
        error={errorOf('login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <Field
        id="password"
        name="password"
        label={t('password')}
        type={isShown ? 'text' : 'password'}
        error={errorOf('password')}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
      />
      <div className={styles.toggle}>
        <Checkbox label={t('password.show')} checked={isShown} onChange={({ target }) => setShown(target.checked)} />
      </div>
      <Button type="submit" variant="solid" block>
        {t('submit')}
      </Button>
    </form>
  )
}
