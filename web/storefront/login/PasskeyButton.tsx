import { type ReactNode, useEffect, useState } from 'react'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { showPasskey } from '../../lib/show-passkey.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './login.module.css'

type Props = { next: string; label: ReactNode; challenge?: string; variant?: 'solid'; instead?: ReactNode }

/** Only where script runs and the browser knows passkeys; `instead` stands there otherwise. With a challenge, the second step. */
export function PasskeyButton({ next, label, challenge, variant, instead }: Props) {
  const t = useMessages('login')
  const href = useHref()
  const [isKnown, setKnown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setKnown('PublicKeyCredential' in window), [])
  if (!isKnown) return instead

  const press = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    const refused = await signInWithPasskey(challenge)
    if (refused === undefined) return window.location.assign(href(next))
    setProblem(refused || t('passkey.failed'))
    setBusy(false)
  }
  return (
    <div className={styles.passkey}>
      <Button icon="key" block variant={variant} pending={isBusy} onClick={press}>
        {label}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

/** Undefined once signed in; else the reason, empty when the browser or the person refused. */
async function signInWithPasskey(challenge: string | undefined): Promise<string | undefined> {
  const shown = await showPasskey('token/passkey/start', { challenge })
  if (!shown.success) return shown.problem?.detail ?? ''
  const result = challenge
    ? await clientApi('token/second-factor', { method: 'POST', body: { challenge, passkey: shown.data } })
    : await clientApi('token/passkey', { method: 'POST', body: { response: shown.data } })
  return result.success ? undefined : (result.problem?.detail ?? '')
}
