import { captchaField, type useCaptcha } from '../../lib/client/captcha.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from './login.module.css'

/** The hidden field that receives the captcha token before submit. */
export function CaptchaField({ captcha }: { captcha: Pick<ReturnType<typeof useCaptcha>, 'isRequired'> }) {
  const t = useMessages('common')
  if (!captcha.isRequired) return null
  return (
    <>
      <input type="hidden" name={captchaField} />
      <noscript>
        <p className={styles.note}>{t('captcha')}</p>
      </noscript>
    </>
  )
}
