import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { startPasskeyProof } from '#modules/mfa/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { getPasskeyAssertion } from '../../lib/client/passkey.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './proof.module.css'

/** Submits its form with a passkey instead of a code. Hidden without script or passkey support. */
export function PasskeyProof() {
  const t = useMessages('profile')
  const field = useRef<HTMLInputElement>(null)
  const [isSupported, setSupported] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => setSupported('PublicKeyCredential' in window), [])
  if (!isSupported) return null

  const submitWithPasskey = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return
    setBusy(true)
    setError('')
    const assertion = await getPasskeyAssertion(() =>
      clientCall<typeof startPasskeyProof>('POST account/factor/passkey/start-proof', {}),
    )
    setBusy(false)
    if (!assertion.success) return setError(assertion.problem?.detail ?? t('proof.passkeyFailed'))
    field.current!.value = JSON.stringify(assertion.data)
    form!.requestSubmit()
    // An assertion is valid once.
    field.current!.value = ''
  }
  return (
    <div className={styles.ways}>
      <input ref={field} type="hidden" name="passkey" />
      <Button icon="key" pending={isBusy} onClick={submitWithPasskey}>
        {t('proof.passkey')}
      </Button>
      <p role="alert">{error}</p>
    </div>
  )
}
