import { useCaptcha } from '../../lib/client/captcha.ts'
import type { sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { AddressLine } from '../login/AddressLine.tsx'
import { ResendButton, ResendForm, useResend } from '../login/resend.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { CodeField } from '../login/CodeField.tsx'
import login from '../login/login.module.css'
import { MailboxNote } from '../login/MailboxNote.tsx'
import { PasswordField } from '../login/PasswordField.tsx'
import { FormErrorSummary } from '../login/FormErrorSummary.tsx'
import { Agreement } from './Agreement.tsx'
import type { RegistrationState } from './registration-action.ts'
import { registrationPath } from './methods.ts'

/** Step two: the code confirms the address; name and password create the account. */
export function AccountForm({
  by,
  address,
  name,
  next,
  formErrors,
  waitSeconds,
}: RegistrationState & { next: string }) {
  const t = useMessages('registration')
  const words = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('sign_up')
  const resend = useResend({
    requestCode: (captchaToken) =>
      by === 'email'
        ? clientCall<typeof sendEmailCode>('POST account/email/code/send', { email: address, captchaToken })
        : clientCall<typeof sendPhoneCode>('POST account/phone/code/send', { phone: address, captchaToken }),
    captchaAction: 'send_code',
    waitSeconds,
  })
  return (
    <>
      <p className={login.lead}>{t(`sent.${by}`)}</p>
      <form method="post" noValidate {...captcha.form}>
        <FormErrorSummary title={t('submit.failed')} formErrors={formErrors} />
        <input type="hidden" name="by" value={by} />
        <input type="hidden" name="next" value={next} />
        <AddressLine label={t(by)} address={address} name={by} change={href(registrationPath(by, next))} />
        <MailboxNote />
        <CodeField error={formErrors?.fields.code}>
          <ResendButton resend={resend} />
        </CodeField>
        <Field
          id="name"
          name="name"
          label={t('name')}
          defaultValue={name}
          error={formErrors?.fields.name}
          autoComplete="name"
          maxLength={120}
          required
        />
        <PasswordField
          name="password"
          label={words('password')}
          hint={words('password.hint')}
          error={formErrors?.fields.password}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Agreement />
        <Button type="submit" name="intent" value="register" variant="solid" block>
          {t('submit')}
        </Button>
      </form>
      <ResendForm resend={resend} fields={{ intent: 'again', by, [by]: address }} />
    </>
  )
}
