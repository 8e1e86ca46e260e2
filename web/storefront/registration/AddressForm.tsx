import { useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import login from '../login/login.module.css'
import { FormErrorSummary } from '../login/FormErrorSummary.tsx'
import type { RegistrationState } from './registration-action.ts'
import styles from './registration.module.css'
import { registrationPath, type SignUpMethod, signUpMethods } from './methods.ts'

const inputProps = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 32 },
}

/** Step one: the e-mail address or phone number that receives the code. */
export function AddressForm({ by, address, next, formErrors }: RegistrationState & { next: string }) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  const captcha = useCaptcha('send_code')
  return (
    <>
      <Tabs by={by} next={next} />
      <form method="post" noValidate {...captcha.form}>
        <FormErrorSummary title={t('send.failed')} formErrors={formErrors} />
        <input type="hidden" name="by" value={by} />
        <Field
          key={by}
          id={by}
          name={by}
          label={t(by)}
          hint={t(`${by}.hint`)}
          error={formErrors?.fields[by]}
          defaultValue={address}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...inputProps[by]}
        />
        <CaptchaField captcha={captcha} />
        <Button type="submit" variant="solid" block>
          {t('send')}
        </Button>
      </form>
      <a className={login.link} href={href(next ? `/login?next=${encodeURIComponent(next)}` : '/login')}>
        {t('haveAccount')}
      </a>
    </>
  )
}

function Tabs({ by, next }: { by: SignUpMethod; next: string }) {
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
