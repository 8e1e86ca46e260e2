import type { sendEmailCode, sendPhoneCode } from '#modules/registration/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import login from '../login/login.module.css'
import { registrationPath, type SignUpMethod, signUpMethods } from './methods.ts'
import styles from './registration.module.css'

type Props = { by: SignUpMethod; next: string }

/** Step one: the e-mail address or phone number that receives the code. */
export function AddressForm({ by, next }: Props) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  return (
    <>
      <Tabs by={by} next={next} />
      {by === 'email' ? <EmailForm /> : <PhoneForm />}
      <a className={login.link} href={href(next ? `/login?next=${encodeURIComponent(next)}` : '/login')}>
        {t('haveAccount')}
      </a>
    </>
  )
}

function EmailForm() {
  const t = useMessages('registration')
  const captcha = useCaptcha('send_code')
  const form = useForm<typeof sendEmailCode>('email.send', { requirements: { email: t('error.email') } })
  return (
    <ActionForm form={form} problemTitle={t('send.failed')} {...captcha.form}>
      <Field
        {...form.field('email')}
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <CaptchaField captcha={captcha} />
      <SendButton />
    </ActionForm>
  )
}

function PhoneForm() {
  const t = useMessages('registration')
  const captcha = useCaptcha('send_code')
  const form = useForm<typeof sendPhoneCode>('phone.send', { requirements: { phone: t('error.phone') } })
  return (
    <ActionForm form={form} problemTitle={t('send.failed')} {...captcha.form}>
      <Field
        {...form.field('phone')}
        label={t('phone')}
        hint={t('phone.hint')}
        type="tel"
        autoComplete="tel"
        spellCheck={false}
        required
      />
      <CaptchaField captcha={captcha} />
      <SendButton />
    </ActionForm>
  )
}

function SendButton() {
  const t = useMessages('registration')
  return (
    <Button type="submit" variant="solid" block>
      {t('send')}
    </Button>
  )
}

function Tabs({ by, next }: Props) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  return (
    <nav className={styles.tabs} aria-label={t('ways')}>
      {signUpMethods.map((method) => (
        <a key={method} href={href(registrationPath(method, next))} aria-current={method === by ? 'page' : undefined}>
          {t(`by.${method}`)}
        </a>
      ))}
    </nav>
  )
}
