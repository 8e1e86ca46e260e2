import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import { markPasskeyUsed } from './passkey-queries.ts'
import { type Assertion, verifyAuthentication } from './passkeys.ts'
import { markRecoveryCodeUsed } from './queries.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { verifyTotp } from './totp.ts'

type SecondFactorContext = Pick<Context, 'db' | 'config' | 'host' | 'caller' | 'now'>
export type FactorProof = { code?: string; recoveryCode?: string; passkey?: Record<string, unknown> }
/** Spends a proof in the transaction of the operation that needs it. */
export type SpendProof = (tx: Tx) => Promise<void>

/** Exactly one factor: more would be several guesses for one attempt. */
export function assertOneFactor({ code, recoveryCode, passkey }: FactorProof) {
  if ([code, recoveryCode, passkey].filter(Boolean).length !== 1)
    throw invalidInput([{ path: 'code', code: 'field.required' }])
}

export async function verifySecondFactor(
  context: SecondFactorContext,
  accountId: string,
  { code, recoveryCode, passkey }: FactorProof,
): Promise<SpendProof> {
  if (code) return verifyTotp(context, accountId, code)
  if (passkey) return spendPasskey(await verifyAuthentication(context, passkey, accountId), context.now)
  return (tx) => spendRecoveryCode(tx, context, accountId, recoveryCode!)
}

export const spendPasskey =
  (assertion: Assertion, now: Date): SpendProof =>
  async (tx) => {
    if (!(await markPasskeyUsed(tx, assertion, now))) throw factorErrors.passkeyRefused()
  }

async function spendRecoveryCode(
  tx: Tx,
  { config, caller, now }: SecondFactorContext,
  accountId: string,
  code: string,
) {
  if (!(await markRecoveryCodeUsed(tx, accountId, hashRecoveryCode(config, code), now))) throw factorErrors.wrongCode()
  await record(tx, caller, {
    action: 'factors.recoveryCodeUsed',
    entity: 'account',
    entityId: accountId,
    actorId: accountId,
  })
}
