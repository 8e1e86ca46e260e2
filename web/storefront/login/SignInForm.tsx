import type { requestToken } from '#modules/accounts/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'
import { PasskeyButton } from './PasskeyButton.tsx'
import { LoginField, PasswordField } from './CredentialFields.tsx'

type Props = { next: string; needsCaptcha: boolean }

/** A plain form; signing in loads a new document. */
export function SignInForm({ next, needsCaptcha }: Props) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('sign_in', needsCaptcha)
  const form = useForm<typeof requestToken>('sign-in', {
    requirements: { login: t('error.login'), password: t('error.password') },
  })
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`
  return (
    <>
      <FormProblem intents={['code', 'recoveryCode']} title={t('error.title')} />
      <ActionForm form={form} hiddenFields={{ next }} problemTitle={t('error.title')} {...captcha.form}>
        <LoginField {...form.field('login')} />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('submit')}
        </Button>
      </ActionForm>
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
