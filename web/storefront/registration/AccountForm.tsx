import { useCaptcha } from '../../lib/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { AddressLine } from '../login/AddressLine.tsx'
import { AgainButton, AgainForm, useAgain } from '../login/again.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { CodeField } from '../login/CodeField.tsx'
import login from '../login/login.module.css'
import { MailboxNote } from '../login/MailboxNote.tsx'
import { PasswordField } from '../login/PasswordField.tsx'
import { Refused } from '../login/Refused.tsx'
import { Agreement } from './Agreement.tsx'
import type { Answer } from './registration-action.ts'
import { addressOf } from './ways.ts'

/** The second step: the code proves the address, the rest makes the account. */
export function AccountForm({ by, address, name, next, refusal, waitSeconds }: Answer & { next: string }) {
  const t = useMessages('registration')
  const words = useMessages('login')
  const href = useHref()
  const captcha = useCaptcha('sign_up')
  const again = useAgain({
    path: `account/${by}/code/send`,
    input: { [by]: address },
    captchaAction: 'send_code',
    waitSeconds,
  })
  return (
    <>
      <p className={login.lead}>{t(`sent.${by}`)}</p>
      <form method="post" noValidate {...captcha.form}>
        <Refused title={t('submit.failed')} refusal={refusal} />
        <input type="hidden" name="by" value={by} />
        <input type="hidden" name="next" value={next} />
        <AddressLine label={t(by)} address={address} name={by} change={href(addressOf(by, next))} />
        <MailboxNote />
        <CodeField error={refusal?.fields.code}>
          <AgainButton again={again} />
        </CodeField>
        <Field
          id="name"
          name="name"
          label={t('name')}
          defaultValue={name}
          error={refusal?.fields.name}
          autoComplete="name"
          maxLength={120}
          required
        />
        <PasswordField
          name="password"
          label={words('password')}
          hint={words('password.hint')}
          error={refusal?.fields.password}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Agreement />
        <Button type="submit" name="intent" value="register" variant="solid" block>
          {t('submit')}
        </Button>
      </form>
      <AgainForm again={again} fields={{ intent: 'again', by, [by]: address }} />
    </>
  )
}
