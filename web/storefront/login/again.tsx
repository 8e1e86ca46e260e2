import { type FormEvent, useEffect, useState } from 'react'
import { waitingTime } from '#platform/waiting-time.ts'
import { useCaptcha } from '../../lib/captcha.ts'
import { clientApi } from '../../lib/client-api.ts'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import styles from './login.module.css'

type Sending = { path: string; input: Record<string, string>; captchaAction: string; waitSeconds: number }
type Again = ReturnType<typeof useAgain>

/** Sending a code once more: a form of its own, which with script leaves what was typed beside it as it is. */
export function useAgain({ path, input, captchaAction, waitSeconds }: Sending) {
  const t = useMessages('login')
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [told, setTold] = useState('')
  const captcha = useCaptcha(captchaAction)
  useEffect(() => setUntil(Date.now() + waitSeconds * 1_000), [waitSeconds])
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (left > 0) return
    const captchaToken = await captcha.token()
    const result = await clientApi<{ resendAfterSeconds: number }>(path, {
      method: 'POST',
      body: { ...input, captchaToken },
    })
    if (result.success) {
      setUntil(Date.now() + result.data.resendAfterSeconds * 1_000)
      // The button goes away: the code is what comes next.
      document.getElementById('code')?.focus()
    }
    setTold(result.success ? t('again.sent') : (result.problem?.detail ?? t('again.failed')))
  }
  return { left, told, send, captcha }
}

/** Stands inside the form of the code, and belongs to the other. */
export function AgainButton({ again: { left, told } }: { again: Again }) {
  const t = useMessages('login')
  const { locale } = usePage()
  return (
    <div className={styles.again}>
      <p role="status">{told}</p>
      {left > 0 ? (
        <p className={styles.note}>{t('again.wait', { wait: waitingTime(left, languageTags[locale]) })}</p>
      ) : (
        <Button type="submit" form="again" variant="quiet" size="s">
          {t('again')}
        </Button>
      )}
    </div>
  )
}

export function AgainForm({ again, fields }: { again: Again; fields: Record<string, string> }) {
  return (
    <form id="again" method="post" noValidate hidden onSubmit={again.send}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CaptchaField captcha={again.captcha} />
    </form>
  )
}
