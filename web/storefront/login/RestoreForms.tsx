import { useCaptcha } from '../../lib/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { AddressLine } from './AddressLine.tsx'
import { AgainButton, AgainForm, useAgain } from './again.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CodeField } from './CodeField.tsx'
import styles from './login.module.css'
import { MailboxNote } from './MailboxNote.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Refusal } from './refusal.ts'
import { Refused } from './Refused.tsx'

type Props = { login: string; next: string; refusal: Refusal | null }

export function AskForm({ login, next, refusal }: Props) {
  const t = useMessages('login')
  const captcha = useCaptcha('restore')
  return (
    <>
      <p className={styles.lead}>{t('restore.lead')}</p>
      <form method="post" noValidate {...captcha.form}>
        <Refused title={t('restore.failed')} refusal={refusal} />
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
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('restore.send')}
        </Button>
      </form>
    </>
  )
}

/** With a token, which came in the letter's link, nothing else is asked. */
export function NewPasswordForm({
  token,
  login,
  next,
  refusal,
  waitSeconds,
}: Props & { token: string; waitSeconds: number }) {
  const t = useMessages('login')
  const href = useHref()
  const captcha = useCaptcha('restore')
  const again = useAgain({ path: 'account/password/restore', input: { login }, captchaAction: 'restore', waitSeconds })
  return (
    <>
      <p className={styles.lead}>{t(token ? 'restore.byLink' : 'restore.sent')}</p>
      <form method="post" noValidate {...captcha.form}>
        <Refused title={t('restore.failed')} refusal={refusal} />
        <input type="hidden" name="next" value={next} />
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <>
            <AddressLine label={t('login')} address={login} name="login" change={href('/restore')} />
            <MailboxNote />
            <CodeField error={refusal?.fields.code}>
              <AgainButton again={again} />
            </CodeField>
          </>
        )}
        <PasswordField
          name="newPassword"
          label={t('newPassword')}
          hint={t('password.hint')}
          error={refusal?.fields.newPassword}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" name="intent" value="set" variant="solid" block>
          {t('restore.set')}
        </Button>
      </form>
      {token ? (
        refusal?.text && (
          <p>
            <a className={styles.link} href={href('/restore')}>
              {t('restore.again')}
            </a>
          </p>
        )
      ) : (
        <AgainForm again={again} fields={{ intent: 'again', login, next }} />
      )}
    </>
  )
}
