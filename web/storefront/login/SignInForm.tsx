import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { FormErrors } from './form-errors.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'

type Props = { next: string; login: string; needsCaptcha: boolean; formErrors: FormErrors | null }

/** A plain form; signing in loads a new document. */
export function SignInForm({ next, login, needsCaptcha, formErrors }: Props) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('sign_in', needsCaptcha)
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <>
      <form method="post" noValidate {...captcha.form}>
        <FormErrorSummary title={t('error.title')} formErrors={formErrors} />
        <input type="hidden" name="next" value={next} />
        <Field
          id="login"
          name="login"
          label={t('login')}
          defaultValue={login}
          error={formErrors?.fields.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField
          name="password"
          label={t('password')}
          error={formErrors?.fields.password}
          autoComplete="current-password"
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('submit')}
        </Button>
      </form>
      <PasskeyButton next={next} label={t('passkey')} />
      <ul className={styles.links}>
        <li>
          <a className={styles.link} href={href(`/restore${query}`)}>
            {t('forgot')}
          </a>
        </li>
        <li>
          <a className={styles.link} href={href(`/registration${query}`)}>
            {t('noAccount')}
          </a>
        </li>
      </ul>
    </>
  )
}
