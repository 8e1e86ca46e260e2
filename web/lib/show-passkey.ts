import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { clientApi } from './client-api.ts'
import type { Problem } from './given.ts'

type Shown = { success: true; data: AuthenticationResponseJSON } | { success: false; problem: Problem | null }

/** Asks the server at `path` what to sign, and the browser to sign it. There is no problem to tell where the browser or the person refused. */
export async function showPasskey(path: string, body: object): Promise<Shown> {
  const start = await clientApi<PublicKeyCredentialRequestOptionsJSON>(path, { method: 'POST', body })
  if (!start.success) return start
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return { success: true, data: await startAuthentication({ optionsJSON: start.data }) }
  } catch {
    return { success: false, problem: null }
  }
}
