// Multi-factor authentication: authenticator codes (TOTP), passkeys (WebAuthn) and recovery codes. A passkey also signs in
// without a password.
import { z } from 'zod'
import { OptionalPassword, NewPassword, TokenPair } from '#modules/accounts/contract.ts'
import { call, Empty, Name, Ok } from '#platform/contract.ts'

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
/** JSON of the WebAuthn API, passed through between server and browser library. */
const WebAuthnJson = z.record(z.string(), z.unknown())
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).describe('Shown once') })
/** The second factors; a call accepts one at a time. */
const factorProof = {
  code: z.string().trim().max(16).optional(),
  recoveryCode: z.string().trim().max(32).optional(),
  passkey: WebAuthnJson.optional(),
}
/** Reauthentication before a sensitive change: the password, and a second factor if the account has one. */
export const proof = { password: z.string().max(128).optional(), ...factorProof }
export const proofErrors = [
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
  summary: 'Lists the second factors of the account',
  input: Empty,
  output: z.object({
    totpSince: z.iso.datetime().nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean().describe('True for an administrator, who cannot remove the last factor'),
  }),
})
export const startTotp = call('POST account/factor/totp/start', {
  access: 'user',
  limit: 'confirm',
  summary: 'Creates a secret for an authenticator, not yet active',
  input: z.strictObject(proof),
  output: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
  errors: [...proofErrors, 'factors.totpIsOn'],
})
export const confirmTotp = call('POST account/factor/totp/confirm', {
  access: 'user',
  limit: 'confirm',
  summary: 'Activates the authenticator by its first code; returns recovery codes with the first factor',
  input: z.strictObject({ code: z.string().trim().max(16) }),
  output: RecoveryCodes,
  errors: ['factors.wrongCode', 'factors.totpNotStarted'],
})
export const removeTotp = call('POST account/factor/totp/remove', {
  access: 'user',
  limit: 'confirm',
  summary: 'Removes the authenticator',
  input: z.strictObject(proof),
  output: Ok,
  errors: [...proofErrors, 'factors.lastFactor'],
})
export const renewRecoveryCodes = call('POST account/factor/recovery/renew', {
  access: 'user',
  limit: 'confirm',
  summary: 'Creates ten new recovery codes and invalidates the old ones',
  input: z.strictObject(proof),
  output: RecoveryCodes,
  errors: [...proofErrors, 'factors.noFactor'],
})
export const startPasskey = call('POST account/factor/passkey/start', {
  access: 'user',
  limit: 'confirm',
  summary: 'Returns WebAuthn registration options',
  input: z.strictObject(proof),
  output: WebAuthnJson,
  errors: [...proofErrors, 'factors.tooManyPasskeys'],
})
export const addPasskey = call('POST account/factor/passkey/add', {
  access: 'user',
  limit: 'confirm',
  summary: 'Adds a passkey; returns recovery codes with the first factor',
  input: z.strictObject({ name: Name(60), response: WebAuthnJson }),
  output: RecoveryCodes,
  errors: ['factors.passkeyRefused'],
})
export const removePasskey = call('POST account/factor/passkey/remove', {
  access: 'user',
  limit: 'confirm',
  summary: 'Removes a passkey',
  input: z.strictObject({ id: z.string().max(1400), ...proof }),
  output: Ok,
  errors: [...proofErrors, 'factors.passkeyNotFound', 'factors.lastFactor'],
})
export const startPasskeyProof = call('POST account/factor/passkey/start-proof', {
  access: 'user',
  limit: 'confirm',
  summary: 'Returns WebAuthn authentication options for reauthentication with a passkey of the account',
  input: Empty,
  output: WebAuthnJson,
})
export const changePassword = call('POST account/password/change', {
  access: 'user',
  limit: 'signIn',
  summary:
    'Sets a new password and signs out other devices; an account without a password needs a code or a recent sign-in with a passkey',
  input: z.strictObject({
    currentPassword: OptionalPassword.default(''),
    code: factorProof.code,
    newPassword: NewPassword,
  }),
  output: Ok,
  errors: [...proofErrors, 'accounts.commonPassword'],
})
export const startPasskeySignIn = call('POST token/passkey/start', {
  access: 'public',
  limit: 'signIn',
  summary: 'Returns WebAuthn authentication options for a sign-in, or for the second factor of a challenge',
  input: z.strictObject({ challenge: z.string().max(100).optional() }),
  output: WebAuthnJson,
  errors: ['factors.challengeEnded'],
})
export const signInWithPasskey = call('POST token/passkey', {
  access: 'public',
  limit: 'signIn',
  summary: 'Signs in with a passkey and sets the cookies',
  input: z.strictObject({ response: WebAuthnJson }),
  output: TokenPair,
  errors: ['factors.passkeyRefused', 'accounts.suspended'],
})
export const requestTokenBySecondFactor = call('POST token/second-factor', {
  access: 'public',
  limit: 'signIn',
  summary: 'Finishes a sign-in with a second factor: one of code, recoveryCode and passkey',
  input: z.strictObject({ challenge: z.string().max(100), ...factorProof }),
  output: TokenPair,
  errors: [
    'factors.wrongCode',
    'factors.challengeEnded',
    'factors.passkeyRefused',
    'factors.tooManyWrongCodes',
    'accounts.suspended',
  ],
})
