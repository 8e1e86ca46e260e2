import { whenAndWhere } from '#modules/accounts/notify.ts'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { factorErrors } from './errors.ts'
import * as queries from './queries.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import type { Spend } from './second-factor.ts'

type Factor = { kind: 'Totp' | 'Passkey'; name?: string }

/** Puts a factor in force. The first one brings the recovery codes along, and the session that added it has shown it. */
export function addFactor(context: Context, factor: Factor, put: (tx: Tx) => Promise<void>) {
  return change(context, async (tx, holder) => {
    const { totpSince, passkeys } = await queries.factorsOf(tx, holder.id)
    await put(tx)
    await tell(tx, context, holder, { action: 'factors.added', template: 'factorAdded', factor })
    if (totpSince || passkeys > 0) return { recoveryCodes: [] }
    await queries.markSession(tx, context.caller.account!.sessionId)
    return { recoveryCodes: await newRecoveryCodes(tx, context, holder.id) }
  })
}

/** `take` answers what it took, if anything. The recovery codes go with the last one, which an administrator keeps. */
export function removeFactor(context: Context, take: (tx: Tx) => Promise<Factor | undefined>) {
  return change(context, async (tx, holder) => {
    const factor = await take(tx)
    if (!factor) return { ok: true as const }
    const { totpSince, passkeys, isAdministrator } = await queries.factorsOf(tx, holder.id)
    const isLast = !totpSince && passkeys === 0
    if (isLast && isRequired(context, isAdministrator)) throw factorErrors.lastFactor()
    if (isLast) await queries.replaceRecoveryCodes(tx, holder.id, [])
    await tell(tx, context, holder, { action: 'factors.removed', template: 'factorRemoved', factor })
    return { ok: true as const }
  })
}

export function renewRecoveryCodes(context: Context, spendProof: Spend) {
  return change(context, async (tx, { id }) => {
    await spendProof(tx)
    const { totpSince, passkeys } = await queries.factorsOf(tx, id)
    if (!totpSince && passkeys === 0) throw factorErrors.noFactor()
    await record(tx, context.caller, { action: 'factors.recoveryCodesRenewed', entity: 'account', entityId: id })
    return { recoveryCodes: await newRecoveryCodes(tx, context, id) }
  })
}

export const isRequired = ({ config }: Pick<Context, 'config'>, isAdministrator: boolean) =>
  config.adminSecondFactor && isAdministrator

function change<Result>({ db, caller }: Context, run: (tx: Tx, holder: queries.Holder) => Promise<Result>) {
  return db.transaction().execute(async (tx) => {
    const holder = await queries.lockHolder(tx, caller.account!.id)
    if (!holder) throw requestErrors.unauthenticated()
    return run(tx, holder)
  })
}

async function newRecoveryCodes(tx: Tx, { config }: Context, accountId: string) {
  const codes = makeRecoveryCodes()
  await queries.replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(config, code)),
  )
  return codes
}

type News = { action: string; template: 'factorAdded' | 'factorRemoved'; factor: Factor }

async function tell(
  tx: Tx,
  { caller, now }: Context,
  { id, email, locale }: queries.Holder,
  { action, template, factor }: News,
) {
  await record(tx, caller, { action, entity: 'account', entityId: id, details: factor })
  if (!email) return
  const values = { ...(factor.name ? { name: factor.name } : {}), ...whenAndWhere(caller, now) }
  await sendEmail(tx, { to: email, template, locale, variant: caller.variant, values })
}
