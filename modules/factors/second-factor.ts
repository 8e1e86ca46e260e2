import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { usePasskey } from './passkey-queries.ts'
import { type Assertion, verifyKnown } from './passkeys.ts'
import { useRecoveryCode } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { proveByTotp } from './totp.ts'

type Asking = Pick<Context, 'db' | 'config' | 'host' | 'caller' | 'now'>
export type FactorProof = { code?: string; recoveryCode?: string; passkey?: Record<string, unknown> }
/** Spends what was shown, with the deed or not at all. */
export type Spend = (tx: Tx) => Promise<void>

/** Exactly one of the three ways; more would be three guesses for one attempt. */
export function assertOneFactor({ code, recoveryCode, passkey }: FactorProof) {
  if ([code, recoveryCode, passkey].filter(Boolean).length !== 1)
    throw invalidInput([{ path: 'code', code: 'field.required' }])
}

export async function proveSecondFactor(
  asking: Asking,
  accountId: string,
  { code, recoveryCode, passkey }: FactorProof,
): Promise<Spend> {
  if (code) return proveByTotp(asking, accountId, code)
  if (passkey) return spendPasskey(await verifyKnown(asking, passkey, accountId), asking.now)
  return (tx) => spendRecoveryCode(tx, asking, accountId, recoveryCode!)
}

export const spendPasskey =
  (assertion: Assertion, now: Date): Spend =>
  async (tx) => {
    if (!(await usePasskey(tx, assertion, now))) throw factorErrors.passkeyRefused()
  }

async function spendRecoveryCode(tx: Tx, { config, caller, now }: Asking, accountId: string, code: string) {
  if (!(await useRecoveryCode(tx, accountId, hashRecoveryCode(config, code), now))) throw factorErrors.wrongCode()
  await record(tx, caller, {
    action: 'factors.recoveryCodeUsed',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
  })
}
