import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { seal, unseal } from '#modules/accounts/seal.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { brands } from '#platform/mail/layout.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { factorErrors } from './errors.ts'
import * as queries from './queries.ts'

type Asked = Pick<Context, 'db' | 'config' | 'now'>
/** What every authenticator application understands. */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 }
const stepsAside = 1

/** A new secret in the three forms in which an authenticator takes it. */
export function newSecret(label: string, variant: Context['caller']['variant']) {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...standard, secret, label, issuer: brands[variant].name }).toString()
  return { secret: secret.base32, uri, qrSvg: renderSVG(uri, { pixelSize: 1, border: 4, ecc: 'M' }) }
}

export const sealSecret = (config: Asked['config'], accountId: string, secret: string) =>
  seal(secret, keyOf(config, accountId))

/** Another one for each account: a row that is copied to another account opens nothing. */
const keyOf = (config: Asked['config'], accountId: string) =>
  pepperedHash(config, 'totp secret', accountId).toString('base64url')

/** The thirty-second step whose code this is; undefined for a wrong one. */
export function stepOf({ config, now }: Asked, accountId: string, sealed: string, code: string): number | undefined {
  const totp = new TOTP({ ...standard, secret: Secret.fromBase32(unseal(sealed, keyOf(config, accountId))) })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: stepsAside })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

export const isSixDigits = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''))

/**
 * Checks a code of the authenticator in force. The guess is counted before it is looked at, outside of any transaction, so
 * that no failure takes the count back; what is answered spends the code within the caller's transaction.
 */
export async function proveByTotp(asked: Asked, accountId: string, code: string): Promise<(tx: Tx) => Promise<void>> {
  if (!isSixDigits(code)) throw factorErrors.wrongCode()
  const isCounted = await queries.countGuess(asked.db, accountId, asked.now)
  const sealed = await queries.totpSecret(asked.db, accountId)
  if (!sealed) throw factorErrors.wrongCode()
  if (!isCounted) throw factorErrors.tooManyWrongCodes()
  const step = stepOf(asked, accountId, sealed, code)
  if (step === undefined) throw factorErrors.wrongCode()
  return async (tx) => {
    if (!(await queries.spendStep(tx, accountId, step))) throw factorErrors.wrongCode()
  }
}
