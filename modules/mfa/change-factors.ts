import { deviceDetails } from '#modules/accounts/security-notice.ts'
import { timeZoneValue } from '#modules/accounts/time-zone.ts'
import { markSessionProved } from '#modules/accounts/sessions/sessions.ts'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { factorErrors } from './errors.ts'
import * as queries from './queries.ts'
import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.ts'
import type { SpendProof } from './second-factor.ts'

type Factor = { kind: 'Totp' | 'Passkey'; name?: string }

/** Adds a factor. The first factor returns recovery codes and marks the session as proved by a second factor. */
export function addFactor(context: Context, factor: Factor, insert: (tx: Tx) => Promise<void>) {
  return withLockedHolder(context, async (tx, holder) => {
    const { totpSince, passkeys } = await queries.findFactors(tx, holder.id)
    await insert(tx)
    await recordChange(tx, context, holder, { action: 'factors.added', template: 'factorAdded', factor })
    if (totpSince || passkeys > 0) return { recoveryCodes: [] }
    await markSessionProved(tx, context.caller.account!.sessionId)
    return { recoveryCodes: await newRecoveryCodes(tx, context, holder.id) }
  })
}

/** `remove` returns the removed factor. Removing the last factor deletes the recovery codes; an administrator cannot do it. */
export function removeFactor(context: Context, remove: (tx: Tx) => Promise<Factor | undefined>) {
  return withLockedHolder(context, async (tx, holder) => {
    const factor = await remove(tx)
    if (!factor) return { ok: true as const }
    const { totpSince, passkeys, isAdministrator } = await queries.findFactors(tx, holder.id)
    const isLast = !totpSince && passkeys === 0
    if (isLast && isSecondFactorRequired(context, isAdministrator)) throw factorErrors.lastFactor()
    if (isLast) await queries.replaceRecoveryCodes(tx, holder.id, [])
    await recordChange(tx, context, holder, { action: 'factors.removed', template: 'factorRemoved', factor })
    return { ok: true as const }
  })
}

export function renewRecoveryCodes(context: Context, spendProof: SpendProof) {
  return withLockedHolder(context, async (tx, { id }) => {
    await spendProof(tx)
    const { totpSince, passkeys } = await queries.findFactors(tx, id)
    if (!totpSince && passkeys === 0) throw factorErrors.noFactor()
    await record(tx, context.caller, { action: 'factors.recoveryCodesRenewed', entity: 'account', entityId: id })
    return { recoveryCodes: await newRecoveryCodes(tx, context, id) }
  })
}

export const isSecondFactorRequired = ({ config }: Pick<Context, 'config'>, isAdministrator: boolean) =>
  config.adminSecondFactor && isAdministrator

function withLockedHolder<Result>({ db, caller }: Context, run: (tx: Tx, holder: queries.Holder) => Promise<Result>) {
  return db.transaction().execute(async (tx) => {
    const holder = await queries.lockHolder(tx, caller.account!.id)
    if (!holder) throw requestErrors.unauthenticated()
    return run(tx, holder)
  })
}

async function newRecoveryCodes(tx: Tx, { config }: Context, accountId: string) {
  const codes = generateRecoveryCodes()
  await queries.replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(config, code)),
  )
  return codes
}

type FactorChange = {
  action: 'factors.added' | 'factors.removed'
  template: 'factorAdded' | 'factorRemoved'
  factor: Factor
}

async function recordChange(
  tx: Tx,
  { caller, now }: Context,
  { id, email, locale }: queries.Holder,
  { action, template, factor }: FactorChange,
) {
  await record(tx, caller, { action, entity: 'account', entityId: id, details: factor })
  if (!email) return
  const values = {
    ...(factor.name ? { name: factor.name } : {}),
    ...deviceDetails(caller, now),
    ...(await timeZoneValue(tx, id)),
  }
  await sendEmail(tx, { to: email, template, locale, variant: caller.variant, values })
}
