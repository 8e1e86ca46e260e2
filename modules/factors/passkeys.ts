import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '#platform/http/dispatch.ts'
import { factorErrors } from './errors.ts'
import * as queries from './passkey-queries.ts'
import type { Holder } from './queries.ts'
import { relyingParty } from './relying-party.ts'

type Asked = Pick<Context, 'db' | 'config' | 'host' | 'caller' | 'now'>
type Given = Record<string, unknown>
export type Assertion = { id: string; accountId: string; counter: number }

/** Loaded when first needed: with all that reads certificates it is a good part of the program. */
const library = () => import('@simplewebauthn/server')
const challengeMinutes = 5
const timeout = challengeMinutes * 60_000
/** Authenticators keep it with the passkey and show it at a sign-in without a name. */
const userHandle = (accountId: string) => new TextEncoder().encode(accountId)

/** What the browser needs to make a passkey that can also sign in alone. */
export async function askForNew(asked: Asked, holder: Holder): Promise<Given> {
  const { id, name } = relyingParty(asked)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandle(holder.id),
    userName: holder.email ?? holder.phone ?? holder.name,
    userDisplayName: holder.name,
    timeout,
    attestationType: 'none',
    excludeCredentials: await queries.passkeysOf(asked.db, holder.id).then(namesOnly),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keep(asked, options.challenge, 'Add', holder.id)
  return { ...options }
}

/** What the browser needs to sign in: with any passkey of this site, or as a second factor with one of the account's. */
export async function askForKnown(asked: Asked, accountId?: string): Promise<Given> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(asked).id,
    timeout,
    userVerification: accountId ? 'preferred' : 'required',
    ...(accountId ? { allowCredentials: await queries.passkeysOf(asked.db, accountId).then(namesOnly) } : {}),
  })
  await keep(asked, options.challenge, accountId ? 'SecondFactor' : 'SignIn', accountId)
  return { ...options }
}

export async function verifyNew(
  asked: Asked,
  accountId: string,
  given: Given,
): Promise<Omit<queries.NewPasskey, 'name'>> {
  const response = given as unknown as RegistrationResponseJSON
  const { id, origin } = relyingParty(asked)
  const expectedChallenge = await spend(asked, given, 'Add', accountId)
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await orRefuse(() =>
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
    transports: known(credential.transports),
  }
}

/** Without an account, for a passkey that signs in alone: then the person must have been verified by their device. */
export async function verifyKnown(asked: Asked, given: Given, accountId?: string): Promise<Assertion> {
  const response = given as unknown as AuthenticationResponseJSON
  const { id, origin } = relyingParty(asked)
  const expectedChallenge = await spend(asked, given, accountId ? 'SecondFactor' : 'SignIn', accountId)
  const passkey = await queries.findPasskey(asked.db, String(given.id))
  if (!passkey || (accountId && passkey.accountId !== accountId)) throw factorErrors.passkeyRefused()
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await orRefuse(() =>
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
  const isTheirs =
    handle === Buffer.from(userHandle(passkey.accountId)).toString('base64url') || (accountId !== undefined && !handle)
  if (!verified || !isTheirs) throw factorErrors.passkeyRefused()
  return { id: passkey.id, accountId: passkey.accountId, counter: authenticationInfo.newCounter }
}

const namesOnly = (passkeys: readonly { id: string; transports: string[] }[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports }))

const keep = ({ db, now }: Asked, challenge: string, purpose: queries.Purpose, accountId?: string) =>
  queries.putChallenge(db, { challenge, purpose, accountId }, new Date(now.getTime() + timeout))

/** The challenge that was signed. It is used up even if what follows fails: an answer is judged once. */
async function spend({ db, now }: Asked, { response }: Given, purpose: queries.Purpose, accountId?: string) {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  const { challenge } = await orRefuse(() =>
    decodeClientDataJSON((response as { clientDataJSON: string }).clientDataJSON),
  )
  if (typeof challenge !== 'string' || !(await queries.spendChallenge(db, { challenge, purpose, accountId }, now)))
    throw factorErrors.passkeyRefused()
  return challenge
}

/** The library throws at whatever cannot be read or does not hold; to the caller it is all one. */
async function orRefuse<Result>(judge: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await judge()
  } catch {
    throw factorErrors.passkeyRefused()
  }
}

/** Hints for the browser, in its own words: kept if they look like some. */
const known = (transports: unknown): string[] =>
  Array.isArray(transports)
    ? transports.filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each)).slice(0, 8)
    : []
