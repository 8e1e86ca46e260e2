import { useCaptcha } from '../../lib/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Refusal } from './refusal.ts'
import { Refused } from './Refused.tsx'

type Props = { next: string; login: string; needsCaptcha: boolean; refusal: Refusal | null }

/** A plain form: the answer is a new page, made for who has signed in. */
export function SignInForm({ next, login, needsCaptcha, refusal }: Props) {
  const t = useMessages('login')
  const href = useHref()
  const captcha = useCaptcha('sign_in', needsCaptcha)
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <>
      <form method="post" noValidate {...captcha.form}>
        <Refused title={t('error.title')} refusal={refusal} />
        <input type="hidden" name="next" value={next} />
        <Field
          id="login"
          name="login"
          label={t('login')}
          defaultValue={login}
          error={refusal?.fields.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PasswordField
          name="password"
          label={t('password')}
          error={refusal?.fields.password}
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
