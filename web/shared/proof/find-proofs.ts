import { listFactors } from '#modules/mfa/contract.ts'
import type { Api } from '#platform/contract.ts'

/** The proofs of identity that the account has. */
export async function findProofs(api: Api, { hasPassword }: { hasPassword: boolean }) {
  const factors = await api(listFactors, {})
  return { hasPassword, hasTotp: factors.totpSince !== null, hasPasskey: factors.passkeys.length > 0 }
}
