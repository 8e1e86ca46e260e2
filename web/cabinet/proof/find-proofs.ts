import { listFactors } from '#modules/mfa/contract.ts'
import type { Api } from '#platform/contract.ts'

/** What the account can prove itself with. */
export async function findProofs(api: Api, { hasPassword }: { hasPassword: boolean }) {
  const factors = await api(listFactors, {})
  return { hasPassword, hasTotp: factors.totpSince !== null, hasPasskey: factors.passkeys.length > 0 }
}
