import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { showPasskey } from '../../lib/show-passkey.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './settings.module.css'

/** Sends its form with a passkey in place of a code; only where script runs and the browser knows passkeys. */
export function PasskeyProof() {
  const t = useMessages('profile')
  const field = useRef<HTMLInputElement>(null)
  const [isKnown, setKnown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown) return null

  const press = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const shown = await showPasskey('account/factor/passkey/start-proof', {})
    setBusy(false)
    if (!shown.success) return setProblem(shown.problem?.detail ?? t('proof.passkeyFailed'))
    field.current!.value = JSON.stringify(shown.data)
    form!.requestSubmit()
    // It is judged once.
    field.current!.value = ''
  }
  return (
    <div className={styles.ways}>
      <input ref={field} type="hidden" name="passkey" />
      <Button icon="key" pending={isBusy} onClick={press}>
        {t('proof.passkey')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}
