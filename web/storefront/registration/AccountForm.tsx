import type { registerByEmail, registerByPhone, sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { AddressLine } from '../login/AddressLine.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { CodeField } from '../login/CodeField.tsx'
import login from '../login/login.module.css'
import { MailboxNote } from '../login/MailboxNote.tsx'
import { PasswordField } from '../login/CredentialFields.tsx'
import { ResendButton, ResendForm, useResend } from '../login/resend.tsx'
import { Agreement } from './Agreement.tsx'
import { registrationPath } from './methods.ts'
import type { CodeSent } from './registration-data.ts'

type Props = { sent: CodeSent; next: string }

/** Step two: the code confirms the address; name and password create the account. */
export function AccountForm({ sent: { by, address, waitSeconds }, next }: Props) {
  const t = useMessages('registration')
  const words = useMessages('login')
  const href = useLocalizedHref()
  const captcha = useCaptcha('sign_up')
  const form = useForm<typeof registerByEmail | typeof registerByPhone>(`${by}.register`, {
    requirements: { code: t('error.code'), name: t('error.name'), password: t('error.password') },
  })
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
      <FormProblem intents={[`${by}.send`, `${by}.again`]} title={t('send.failed')} />
      <ActionForm
        form={form}
        hiddenFields={{ next, [by]: address }}
        problemTitle={t('submit.failed')}
        {...captcha.form}
      >
        <AddressLine label={t(by)} address={address} change={href(registrationPath(by, next))} />
        <MailboxNote />
        <CodeField {...form.field('code')}>
          <ResendButton resend={resend} />
        </CodeField>
        <Field {...form.field('name')} label={t('name')} autoComplete="name" />
        <PasswordField
          {...form.field('password')}
          label={words('password')}
          hint={words('password.hint')}
          autoComplete="new-password"
        />
        <CaptchaField captcha={captcha} />
        <Agreement />
        <Button type="submit" variant="solid" block>
          {t('submit')}
        </Button>
      </ActionForm>
      <ResendForm resend={resend} intent={`${by}.again`} fields={{ [by]: address }} />
    </>
  )
}
