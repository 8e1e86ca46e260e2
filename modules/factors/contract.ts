// Factors: what proves a person beside the password. Codes of an authenticator (TOTP), passkeys (WebAuthn), and
// recovery codes for the day when neither is at hand. A passkey also signs in alone.
import { z } from 'zod'
import { AnyPassword, NewPassword, TokenPair } from '#modules/accounts/contract.ts'
import { call, Empty, Name, Ok } from '#platform/contract.ts'

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
/** WebAuthn's own JSON forms, passed through as the browser library makes and takes them. */
const WebAuthnJson = z.record(z.string(), z.unknown())
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('Shown once') })
/** Ways to show a second factor: one at a time. */
const factorProof = {
  code: z.string().trim().max(16).optional(),
  recoveryCode: z.string().trim().max(32).optional(),
  passkey: WebAuthnJson.optional(),
}
/** What an account must show again before its factors change: its password, and a second factor if it has one. */
const proof = { password: z.string().max(128).optional(), ...factorProof }
const proofErrors = [
  'accounts.wrongPassword',
  'accounts.tooManyMisses',
  'factors.proofNeeded',
  'factors.wrongCode',
  'factors.tooManyWrongCodes',
  'factors.passkeyRefused',
  'factors.signInAgain',
] as const

export const listFactors = call('GET account/factor/list', {
  access: 'user',
  summary: 'The second factors of the account',
  input: Empty,
  output: z.object({
    totpSince: z.iso.datetime().nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean().describe('An administrator cannot remove the last one'),
  }),
})
export const startTotp = call('POST account/factor/totp/start', {
  access: 'user',
  limit: 'confirm',
  summary: 'A new secret for an authenticator, not yet in force',
  input: z.strictObject(proof),
  output: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
  errors: [...proofErrors, 'factors.totpIsOn'],
})
export const confirmTotp = call('POST account/factor/totp/confirm', {
  access: 'user',
  limit: 'confirm',
  summary: 'The first code puts the authenticator in force; answers recovery codes if there were none',
  input: z.strictObject({ code: z.string().trim().max(16) }),
  output: RecoveryCodes,
  errors: ['factors.wrongCode', 'factors.totpNotStarted'],
})
export const removeTotp = call('POST account/factor/totp/remove', {
  access: 'user',
  limit: 'confirm',
  summary: 'Takes the authenticator out of force',
  input: z.strictObject(proof),
  output: Ok,
  errors: [...proofErrors, 'factors.lastFactor'],
})
export const renewRecoveryCodes = call('POST account/factor/recovery/renew', {
  access: 'user',
  limit: 'confirm',
  summary: 'Ten new recovery codes; the old ones end',
  input: z.strictObject(proof),
  output: RecoveryCodes,
  errors: [...proofErrors, 'factors.noFactor'],
})
export const startPasskey = call('POST account/factor/passkey/start', {
  access: 'user',
  limit: 'confirm',
  summary: 'What the browser needs to make a passkey',
  input: z.strictObject(proof),
  output: WebAuthnJson,
  errors: [...proofErrors, 'factors.tooManyPasskeys'],
})
export const addPasskey = call('POST account/factor/passkey/add', {
  access: 'user',
  limit: 'confirm',
  summary: "Keeps the browser's new passkey; answers recovery codes if there were none",
  input: z.strictObject({ name: Name(60), response: WebAuthnJson }),
  output: RecoveryCodes,
  errors: ['factors.passkeyRefused'],
})
export const removePasskey = call('POST account/factor/passkey/remove', {
  access: 'user',
  limit: 'confirm',
  summary: 'Forgets a passkey',
  input: z.strictObject({ id: z.string().max(1400), ...proof }),
  output: Ok,
  errors: [...proofErrors, 'factors.passkeyNotFound', 'factors.lastFactor'],
})
export const startPasskeyProof = call('POST account/factor/passkey/start-proof', {
  access: 'user',
  limit: 'confirm',
  summary: 'What the browser needs to show a passkey of the account, before its factors change',
  input: Empty,
  output: WebAuthnJson,
})
export const changePassword = call('POST account/password/change', {
  access: 'user',
  limit: 'signIn',
  summary:
    'Sets a new password and signs out every other device; an account without one shows a code, or that it has just signed in with a passkey',
  input: z.strictObject({ currentPassword: AnyPassword.default(''), code: factorProof.code, newPassword: NewPassword }),
  output: Ok,
  errors: [...proofErrors, 'accounts.commonPassword'],
})
export const startPasskeySignIn = call('POST token/passkey/start', {
  access: 'public',
  limit: 'signIn',
  summary: 'What the browser needs to sign in with a passkey; with a challenge, as the second factor',
  input: z.strictObject({ challenge: z.string().max(100).optional() }),
  output: WebAuthnJson,
  errors: ['factors.challengeEnded'],
})
export const signInWithPasskey = call('POST token/passkey', {
  access: 'public',
  limit: 'signIn',
  summary: 'Signs in with a passkey alone; sets the cookies too',
  input: z.strictObject({ response: WebAuthnJson }),
  output: TokenPair,
  errors: ['factors.passkeyRefused'],
})
export const requestTokenBySecondFactor = call('POST token/second-factor', {
  access: 'public',
  limit: 'signIn',
  summary: 'Finishes a sign-in that asked for a second factor: one of code, recoveryCode and passkey',
  input: z.strictObject({ challenge: z.string().max(100), ...factorProof }),
  output: TokenPair,
  errors: ['factors.wrongCode', 'factors.challengeEnded', 'factors.passkeyRefused', 'factors.tooManyWrongCodes'],
})
