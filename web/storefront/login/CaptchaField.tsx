import { captchaField, type useCaptcha } from '../../lib/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from './login.module.css'

/** Where the token goes before the form leaves. */
export function CaptchaField({ captcha }: { captcha: Pick<ReturnType<typeof useCaptcha>, 'isAsked'> }) {
  const t = useMessages('login')
  if (!captcha.isAsked) return null
  return (
    <>
      <input type="hidden" name={captchaField} />
      <noscript>
        <p className={styles.note}>{t('captcha')}</p>
      </noscript>
    </>
  )
}
