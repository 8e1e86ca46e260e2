import type { z } from 'zod'
import { checkCaptcha } from '#platform/captcha/captcha.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { requestToken, SecondFactorChallenge } from '../contract.ts'
import { normalizeLogin } from '../addresses.ts'
import { accountErrors } from '../errors.ts'
import {
  countAttempt,
  countUnverifiedAttempt,
  clearFailedAttempts,
  refundAttempt,
  type SignInAttempt,
} from './failed-attempts.ts'
import { checkPassword, hashPassword, needsRehash } from '../passwords/passwords.ts'
import * as queries from '../queries.ts'
import type { TokenPair } from '../sessions/sessions.ts'
import { assertNotSuspended } from '../suspension.ts'
import { insertChallenge } from './challenges.ts'
import { signIn } from './sign-in.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'

type RequestTokenContext = Context<typeof requestToken>
type Challenge = z.output<typeof SecondFactorChallenge>

const challengeMinutes = 5

/** Signs in by password, or returns a challenge for the second factor. Known and unknown logins take the same path. */
export async function requestTokenByPassword({
  db,
  input,
  caller,
  cookies,
  config,
  now,
}: RequestTokenContext): Promise<TokenPair | Challenge> {
  const { password } = input
  const login = normalizeLogin(input.login, caller)
  const attempt = await countAttempt(db, login, caller.ip, now)
  if (attempt.needsCaptcha) await requireCaptcha({ db, input, caller, config, now }, attempt)
  const account = await queries.findByLogin(db, login)
  const matches = await refundOnError(db, attempt, () =>
    checkPassword(password, account?.passwordHash, config, caller.ip),
  )
  if (!account?.passwordHash || !matches) throw accountErrors.wrongCredentials()
  const { id, passwordHash } = account
  const rehashed = needsRehash(passwordHash) ? await hashPassword(password, config, caller.ip) : undefined
  // Only the right password hears of a suspension; it is not counted as a failed attempt.
  await refundOnError(db, attempt, () => db.transaction().execute((tx) => assertNotSuspended(tx, config, id)))
  return db.transaction().execute(async (tx) => {
    if (!(await queries.lockAccount(tx, id, passwordHash))) throw accountErrors.wrongCredentials()
    if (rehashed) await queries.setPasswordHash(tx, id, rehashed)
    await clearFailedAttempts(tx, attempt)
    const methods = await queries.findSecondFactors(tx, id)
    return methods.length > 0 ? createChallenge(tx, id, methods, now) : signIn(tx, { caller, config, cookies, now }, id)
  })
}

/** If the provider is unavailable, sign-ins continue at a lower rate. */
async function requireCaptcha(
  { db, input, caller, config, now }: Pick<RequestTokenContext, 'db' | 'input' | 'caller' | 'config' | 'now'>,
  attempt: SignInAttempt,
) {
  const verdict = await checkCaptcha(config, { token: input.captchaToken, action: 'sign_in', ip: caller.ip })
  if (verdict === 'unavailable') return countUnverifiedAttempt(db, attempt, now)
  if (verdict === 'passed') return
  await refundAttempt(db, attempt)
  throw accountErrors.captchaNeeded()
}

/** An attempt that could not be checked does not count. */
async function refundOnError<Result>(db: Db, attempt: SignInAttempt, check: () => Promise<Result>) {
  try {
    return await check()
  } catch (error) {
    await refundAttempt(db, attempt)
    throw error
  }
}

async function createChallenge(
  tx: Tx,
  accountId: string,
  methods: Challenge['methods'],
  now: Date,
): Promise<Challenge> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await insertChallenge(tx, { tokenHash: sha256(token), accountId, expiresAt })
  return { challenge: token, methods, expiresAt: Math.floor(expiresAt.getTime() / 1000) }
}
