import { type FormEvent, useEffect, useState } from 'react'
import { waitingTime } from '#platform/values/waiting-time.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useCaptcha } from '../../lib/client/captcha.ts'
import type { ClientResult } from '../../lib/client/client-call.ts'
import { formatTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'

type ResendOptions = {
  requestCode: (captchaToken: string | undefined) => Promise<ClientResult<{ resendAfterSeconds: number }>>
  captchaAction: string
  waitSeconds: number
}
type Resend = ReturnType<typeof useResend>

/** Requests another code. A separate form, so that with JavaScript the fields of the code form keep their values. */
export function useResend({ requestCode, captchaAction, waitSeconds }: ResendOptions) {
  const t = useMessages('login')
  const [availableAt, setAvailableAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  const [status, setStatus] = useState('')
  const captcha = useCaptcha(captchaAction)
  useEffect(() => setAvailableAt(Date.now() + waitSeconds * 1_000), [waitSeconds])
  useEffect(() => {
    const tick = () => setSecondsLeft(Math.max(0, Math.ceil((availableAt - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [availableAt])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (secondsLeft > 0) return
    const result = await requestCode(await captcha.token())
    if (result.success) {
      setAvailableAt(Date.now() + result.data.resendAfterSeconds * 1_000)
      // The button disappears, so move the focus to the code field.
      document.querySelector<HTMLElement>('input[name=code]')?.focus()
    }
    setStatus(result.success ? t('again.sent') : (result.problem?.detail ?? t('again.failed')))
  }
  return { left: secondsLeft, told: status, send, captcha }
}

/** Rendered inside the code form, but submits the resend form. A refused code form keeps the remaining time. */
export function ResendButton({ resend: { left: secondsLeft, told: status } }: { resend: Resend }) {
  const t = useMessages('login')
  const { locale } = usePage()
  return (
    <div className={styles.again}>
      <input type="hidden" name="wait" value={secondsLeft} />
      <p role="status">{status}</p>
      {secondsLeft > 0 ? (
        <p className={styles.note}>{t('again.wait', { wait: waitingTime(secondsLeft, formatTags[locale]) })}</p>
      ) : (
        <Button type="submit" form="again" variant="quiet" size="s">
          {t('again')}
        </Button>
      )}
    </div>
  )
}

type ResendFormProps = { resend: Resend; intent: string; fields: Record<string, string> }

export function ResendForm({ resend, intent, fields }: ResendFormProps) {
  return (
    <form id="again" method="post" noValidate hidden onSubmit={resend.send}>
      <HiddenFields intent={intent} fields={fields} />
      <CaptchaField captcha={resend.captcha} />
    </form>
  )
}
