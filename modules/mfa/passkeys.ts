import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import * as queries from './passkey-queries.ts'
import type { Holder } from './queries.ts'
import { relyingParty } from './relying-party.ts'

type PasskeyContext = Pick<Context, 'db' | 'config' | 'host' | 'caller' | 'now'>
type WebAuthnJson = Record<string, unknown>
export type Assertion = { id: string; accountId: string; counter: number }

/** Loaded on first use, as it is large. */
const loadWebAuthn = () => import('@simplewebauthn/server')
const challengeMinutes = 5
const challengeTimeoutMs = challengeMinutes * 60_000
/** Authenticators store the user handle with the passkey and return it at a sign-in without a login. */
const encodeUserHandle = (accountId: string) => new TextEncoder().encode(accountId)

/** Options for a discoverable passkey, which can sign in without a login. */
export async function createRegistrationOptions(context: PasskeyContext, holder: Holder): Promise<WebAuthnJson> {
  const { id, name } = relyingParty(context)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: encodeUserHandle(holder.id),
    userName: holder.email ?? holder.phone ?? holder.name,
    userDisplayName: holder.name,
    timeout: challengeTimeoutMs,
    attestationType: 'none',
    excludeCredentials: await queries.findPasskeys(context.db, holder.id).then(toDescriptors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await storeChallenge(context, options.challenge, 'Add', holder.id)
  return { ...options }
}

/** Options for a sign-in with any passkey of this site, or for a second factor with a passkey of the account. */
export async function createAuthenticationOptions(context: PasskeyContext, accountId?: string): Promise<WebAuthnJson> {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    timeout: challengeTimeoutMs,
    userVerification: accountId ? 'preferred' : 'required',
    ...(accountId ? { allowCredentials: await queries.findPasskeys(context.db, accountId).then(toDescriptors) } : {}),
  })
  await storeChallenge(context, options.challenge, accountId ? 'SecondFactor' : 'SignIn', accountId)
  return { ...options }
}

export async function verifyRegistration(
  context: PasskeyContext,
  accountId: string,
  json: WebAuthnJson,
): Promise<Omit<queries.NewPasskey, 'name'>> {
  const response = json as unknown as RegistrationResponseJSON
  const { id, origin } = relyingParty(context)
  const expectedChallenge = await spendChallenge(context, json, 'Add', accountId)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { registrationInfo } = await refuseOnError(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw factorErrors.passkeyRefused()
  const { credential } = registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: readTransports(credential.transports),
  }
}

/** Without `accountId` the passkey is the only factor, and user verification is required. */
export async function verifyAuthentication(
  context: PasskeyContext,
  json: WebAuthnJson,
  accountId?: string,
): Promise<Assertion> {
  const response = json as unknown as AuthenticationResponseJSON
  const { id, origin } = relyingParty(context)
  const expectedChallenge = await spendChallenge(context, json, accountId ? 'SecondFactor' : 'SignIn', accountId)
  const passkey = await queries.findPasskey(context.db, String(json.id))
  if (!passkey || (accountId && passkey.accountId !== accountId)) throw factorErrors.passkeyRefused()
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await refuseOnError(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: !accountId,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    }),
  )
  const handle = response.response.userHandle
  const isOwnHandle =
    handle === Buffer.from(encodeUserHandle(passkey.accountId)).toString('base64url') ||
    (accountId !== undefined && !handle)
  if (!verified || !isOwnHandle) throw factorErrors.passkeyRefused()
  return { id: passkey.id, accountId: passkey.accountId, counter: authenticationInfo.newCounter }
}

const toDescriptors = (passkeys: readonly { id: string; transports: string[] }[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports }))

const storeChallenge = (
  { db, now }: PasskeyContext,
  challenge: string,
  purpose: queries.ChallengePurpose,
  accountId?: string,
) => queries.insertChallenge(db, { challenge, purpose, accountId }, new Date(now.getTime() + challengeTimeoutMs))

/** Returns the signed challenge. It is spent even if the verification fails later. */
async function spendChallenge(
  { db, now }: PasskeyContext,
  { response }: WebAuthnJson,
  purpose: queries.ChallengePurpose,
  accountId?: string,
) {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const { challenge } = await refuseOnError(() =>
    decodeClientDataJSON((response as { clientDataJSON: string }).clientDataJSON),
  )
  if (typeof challenge !== 'string' || !(await queries.spendChallenge(db, { challenge, purpose, accountId }, now)))
    throw factorErrors.passkeyRefused()
  return challenge
}

/** The library throws for malformed and for invalid responses; both get the same error. */
async function refuseOnError<Result>(verify: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await verify()
  } catch {
    throw factorErrors.passkeyRefused()
  }
}

/** Transport hints from the browser; invalid ones are dropped. */
const readTransports = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each)).slice(0, 8)
    : []
