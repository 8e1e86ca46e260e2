import { useCaptcha } from '../../lib/client/captcha.ts'
import type { restorePassword } from '#modules/registration/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { AddressLine } from './AddressLine.tsx'
import { ResendButton, ResendForm, useResend } from './resend.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './login.module.css'
import { MailboxNote } from './MailboxNote.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { FormErrors } from './form-errors.ts'
import { FormErrorSummary } from './FormErrorSummary.tsx'

type Props = { login: string; next: string; formErrors: FormErrors | null }

export function RequestCodeForm({ login, next, formErrors }: Props) {
  const t = useMessages('login')
  const captcha = useCaptcha('restore')
  return (
    <>
      <p className={styles.lead}>{t('restore.lead')}</p>
      <form method="post" noValidate {...captcha.form}>
        <FormErrorSummary title={t('restore.failed')} formErrors={formErrors} />
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
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('restore.send')}
        </Button>
      </form>
    </>
  )
}

/** With the token of an e-mail link no code is required. */
export function NewPasswordForm({
  token,
  login,
  next,
  formErrors,
  defaultWaitSeconds: waitSeconds,
}: Props & { token: string; defaultWaitSeconds: number }) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('restore')
  const resend = useResend({
    requestCode: (captchaToken) =>
      clientCall<typeof restorePassword>('POST account/password/restore', { login, captchaToken }),
    captchaAction: 'restore',
    waitSeconds,
  })
  return (
    <>
      <p className={styles.lead}>{t(token ? 'restore.byLink' : 'restore.sent')}</p>
      <form method="post" noValidate {...captcha.form}>
        <FormErrorSummary title={t('restore.failed')} formErrors={formErrors} />
        <input type="hidden" name="next" value={next} />
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <>
            <AddressLine label={t('login')} address={login} name="login" change={href('/restore')} />
            <MailboxNote />
            <CodeField error={formErrors?.fields.code}>
              <ResendButton resend={resend} />
            </CodeField>
          </>
        )}
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          hint={t('password.hint')}
          error={formErrors?.fields.newPassword}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" name="intent" value="set" variant="solid" block>
          {t('restore.set')}
        </Button>
      </form>
      {token ? (
        formErrors?.text && (
          <p>
            <a className={styles.link} href={href('/restore')}>
              {t('restore.again')}
            </a>
          </p>
        )
      ) : (
        <ResendForm resend={resend} fields={{ intent: 'again', login, next }} />
      )}
    </>
  )
}
