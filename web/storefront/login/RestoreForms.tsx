import type { restorePassword } from '#modules/registration/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { AddressLine } from './AddressLine.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './login.module.css'
import { MailboxNote } from './MailboxNote.tsx'
import { LoginField, PasswordField } from './CredentialFields.tsx'
import { ResendButton, ResendForm, useResend } from './resend.tsx'

export function RequestCodeForm({ next }: { next: string }) {
  const t = useMessages('login')
  const captcha = useCaptcha('restore')
  const form = useForm<typeof restorePassword>('send', { requirements: { login: t('error.login') } })
  return (
    <>
      <p className={styles.lead}>{t('restore.lead')}</p>
      <ActionForm form={form} hiddenFields={{ next }} problemTitle={t('restore.failed')} {...captcha.form}>
        <LoginField {...form.field('login')} required />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('restore.send')}
        </Button>
      </ActionForm>
    </>
  )
}

type NewPasswordProps = { token: string; next: string; sent: { login: string; waitSeconds: number } | null }

/** With the token of an e-mail link no code is required. */
export function NewPasswordForm({ token, next, sent }: NewPasswordProps) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('restore')
  const { login = '', waitSeconds = 0 } = sent ?? {}
  const form = useForm<typeof restorePassword>('set', {
    requirements: { code: t('error.code'), newPassword: t('error.newPassword') },
  })
  const resend = useResend({
    requestCode: (captchaToken) =>
      clientCall<typeof restorePassword>('POST account/password/restore', { login, captchaToken }),
    captchaAction: 'restore',
    waitSeconds,
  })
  return (
    <>
      <p className={styles.lead}>{t(token ? 'restore.byLink' : 'restore.sent')}</p>
      <FormProblem intents={['send', 'again']} title={t('restore.failed')} />
      <ActionForm
        form={form}
        hiddenFields={{ next, ...(token ? { token } : { login }) }}
        problemTitle={t('restore.failed')}
        {...captcha.form}
      >
        {!token && (
          <>
            <AddressLine label={t('login')} address={login} change={href('/restore')} />
            <MailboxNote />
            <CodeField {...form.field('code')}>
              <ResendButton resend={resend} />
            </CodeField>
          </>
        )}
        <PasswordField
          {...form.field('newPassword')}
          label={t('newPassword')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('restore.set')}
        </Button>
      </ActionForm>
      {token ? (
        form.problem &&
        form.errors.length === 0 && (
          <p>
            <a className={styles.link} href={href('/restore')}>
              {t('restore.again')}
            </a>
          </p>
        )
      ) : (
        <ResendForm resend={resend} intent="again" fields={{ login, next }} />
      )}
    </>
  )
}
