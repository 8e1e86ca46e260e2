import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { encrypt, decrypt } from '#modules/accounts/encryption.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { brands } from '#platform/mail/layout.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { factorErrors } from './errors.ts'
import * as queries from './queries.ts'

type TotpContext = Pick<Context, 'db' | 'config' | 'now'>
/** Parameters that all authenticator apps support. */
const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 }
const maxStepDrift = 1

/** A new secret as text, URI and QR code. */
export function createTotpSecret(label: string, variant: Context['caller']['variant']) {
  const secret = new Secret({ size: 20 })
  const uri = new TOTP({ ...totpParameters, secret, label, issuer: brands[variant].name }).toString()
  return { secret: secret.base32, uri, qrSvg: renderSVG(uri, { pixelSize: 1, border: 4, ecc: 'M' }) }
}

export const encryptSecret = (config: TotpContext['config'], accountId: string, secret: string) =>
  encrypt(secret, deriveKey(config, accountId))

/** A key per account, so that a secret copied to another account cannot be decrypted. */
const deriveKey = (config: TotpContext['config'], accountId: string) =>
  pepperedHash(config, 'totp secret', accountId).toString('base64url')

/** The 30-second time step of the code; undefined for a wrong code. */
export function findTimeStep(
  { config, now }: TotpContext,
  accountId: string,
  encrypted: string,
  code: string,
): number | undefined {
  const totp = new TOTP({
    ...totpParameters,
    secret: Secret.fromBase32(decrypt(encrypted, deriveKey(config, accountId))),
  })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: maxStepDrift })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

export const isSixDigits = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''))

/**
 * Verifies a code of the active authenticator. Counts the guess first and outside of any transaction, so that no rollback
 * undoes the count. The result spends the code in the caller's transaction.
 */
export async function verifyTotp(
  context: TotpContext,
  accountId: string,
  code: string,
): Promise<(tx: Tx) => Promise<void>> {
  if (!isSixDigits(code)) throw factorErrors.wrongCode()
  const isCounted = await queries.countGuess(context.db, accountId, context.now)
  const encrypted = await queries.findTotpSecret(context.db, accountId)
  if (!encrypted) throw factorErrors.wrongCode()
  if (!isCounted) throw factorErrors.tooManyWrongCodes()
  const step = findTimeStep(context, accountId, encrypted, code)
  if (step === undefined) throw factorErrors.wrongCode()
  return async (tx) => {
    if (!(await queries.spendStep(tx, accountId, step))) throw factorErrors.wrongCode()
  }
}
