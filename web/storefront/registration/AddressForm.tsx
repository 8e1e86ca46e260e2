import { useCaptcha } from '../../lib/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { CaptchaField } from '../login/CaptchaField.tsx'
import login from '../login/login.module.css'
import { Refused } from '../login/Refused.tsx'
import type { Answer } from './registration-action.ts'
import styles from './registration.module.css'
import { addressOf, type Way, ways } from './ways.ts'

const kinds = {
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 32 },
}

/** The first step: where the code goes. */
export function AddressForm({ by, address, next, refusal }: Answer & { next: string }) {
  const t = useMessages('registration')
  const href = useHref()
  const captcha = useCaptcha('send_code')
  return (
    <>
      <Tabs by={by} next={next} />
      <form method="post" noValidate {...captcha.form}>
        <Refused title={t('send.failed')} refusal={refusal} />
        <input type="hidden" name="by" value={by} />
        <Field
          key={by}
          id={by}
          name={by}
          label={t(by)}
          hint={t(`${by}.hint`)}
          error={refusal?.fields[by]}
          defaultValue={address}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...kinds[by]}
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

function Tabs({ by, next }: { by: Way; next: string }) {
  const t = useMessages('registration')
  const href = useHref()
  return (
    <nav className={styles.tabs} aria-label={t('ways')}>
      {ways.map((way) => (
        <a key={way} href={href(addressOf(way, next))} aria-current={way === by ? 'page' : undefined}>
          {t(`by.${way}`)}
        </a>
      ))}
    </nav>
  )
}
