import { type ReactNode, useEffect, useState } from 'react'
import type { requestTokenBySecondFactor, signInWithPasskey, startPasskeySignIn } from '#modules/mfa/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { getPasskeyAssertion } from '../../lib/client/passkey.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './login.module.css'

type Props = { next: string; label: ReactNode; challenge?: string; variant?: 'solid'; fallback?: ReactNode }

/** Renders `fallback` if the browser does not support passkeys. With a challenge it completes the second step. */
export function PasskeyButton({ next, label, challenge, variant, fallback }: Props) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const [isSupported, setSupported] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setSupported('PublicKeyCredential' in window), [])
  if (!isSupported) return fallback

  const handleClick = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const failure = await signIn(challenge)
    if (failure === undefined) return window.location.assign(href(next))
    setProblem(failure || t('passkey.failed'))
    setBusy(false)
  }
  return (
    <div className={styles.passkey}>
      <Button icon="key" block variant={variant} pending={isBusy} onClick={handleClick}>
        {label}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

/** Undefined on success, otherwise the error text; empty if the browser or the user cancelled. */
async function signIn(challenge: string | undefined): Promise<string | undefined> {
  const assertion = await getPasskeyAssertion(() =>
    clientCall<typeof startPasskeySignIn>('POST token/passkey/start', { challenge }),
  )
  if (!assertion.success) return assertion.problem?.detail ?? ''
  const result = challenge
    ? await clientCall<typeof requestTokenBySecondFactor>('POST token/second-factor', {
        challenge,
        passkey: assertion.data,
      })
    : await clientCall<typeof signInWithPasskey>('POST token/passkey', { response: assertion.data })
  return result.success ? undefined : (result.problem?.detail ?? '')
}
