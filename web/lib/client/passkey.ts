import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { startPasskeySignIn } from '#modules/mfa/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { ClientResult } from './client-call.ts'
import type { Problem } from '../request-context.ts'

type PasskeyOptions = OutputOf<typeof startPasskeySignIn>
/** The assertion as the calls take it. */
type PasskeyResult = { success: true; data: Record<string, unknown> } | { success: false; problem: Problem | null }

/**
 * Gets a WebAuthn challenge by `start` and lets the browser sign it. `problem` is null if the browser or the person
 * declined.
 */
export async function getPasskeyAssertion(start: () => Promise<ClientResult<PasskeyOptions>>): Promise<PasskeyResult> {
  const options = await start()
  if (!options.success) return options
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const optionsJSON = options.data as unknown as PublicKeyCredentialRequestOptionsJSON
    return { success: true, data: { ...(await startAuthentication({ optionsJSON })) } }
  } catch {
    return { success: false, problem: null }
  }
}
