import type { z } from 'zod'
import { checkCaptcha } from '#platform/captcha/captcha.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { requestToken, SecondFactorChallenge } from './contract.ts'
import { storedLogin } from './addresses.ts'
import { accountErrors } from './errors.ts'
import { countTry, countUnproved, forgetMisses, takeBack, type Tries } from './misses.ts'
import { checkPassword, hashPassword, needsRehash } from './passwords.ts'
import * as queries from './queries.ts'
import type { TokenPair } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { newSecret, sha256 } from './tokens.ts'

type Request = Context<typeof requestToken>
type Challenge = z.output<typeof SecondFactorChallenge>

const challengeMinutes = 5

/** Signs in by password, or asks for the second factor. Known and unknown logins take the same way up to the verdict. */
export async function requestTokenByPassword({
  db,
  input,
  caller,
  cookies,
  config,
  now,
}: Request): Promise<TokenPair | Challenge> {
  const { password } = input
  const login = storedLogin(input.login, caller)
  const tries = await countTry(db, login, caller.ip, now)
  if (tries.needsCaptcha) await askCaptcha({ db, input, caller, config, now }, tries)
  const account = await queries.findByLogin(db, login)
  const matches = await judged(db, tries, () => checkPassword(password, account?.passwordHash, config, caller.ip))
  if (!account?.passwordHash || !matches) throw accountErrors.wrongCredentials()
  const { id, passwordHash } = account
  const rehashed = needsRehash(passwordHash) ? await hashPassword(password, config, caller.ip) : undefined
  return db.transaction().execute(async (tx) => {
    if (!(await queries.lockAccount(tx, id, passwordHash))) throw accountErrors.wrongCredentials()
    if (rehashed) await queries.setPasswordHash(tx, id, rehashed)
    await forgetMisses(tx, tries)
    const methods = await queries.secondFactors(tx, id)
    return methods.length > 0 ? challenge(tx, id, methods, now) : signIn(tx, { caller, cookies, now }, id)
  })
}

/** A provider that is down must not keep everybody out: then tries become few. */
async function askCaptcha(
  { db, input, caller, config, now }: Pick<Request, 'db' | 'input' | 'caller' | 'config' | 'now'>,
  tries: Tries,
) {
  const verdict = await checkCaptcha(config, { token: input.captchaToken, action: 'sign_in', ip: caller.ip })
  if (verdict === 'unavailable') return countUnproved(db, tries, now)
  if (verdict === 'passed') return
  await takeBack(db, Object.values(tries.keys))
  throw accountErrors.captchaNeeded()
}

/** A password that could not be looked at was no miss. */
async function judged<Verdict>(db: Db, tries: Tries, judge: () => Promise<Verdict>) {
  try {
    return await judge()
  } catch (error) {
    await takeBack(db, Object.values(tries.keys))
    throw error
  }
}

async function challenge(tx: Tx, accountId: string, methods: Challenge['methods'], now: Date): Promise<Challenge> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await queries.insertChallenge(tx, { tokenHash: sha256(token), accountId, expiresAt })
  return { challenge: token, methods, expiresAt: Math.floor(expiresAt.getTime() / 1000) }
}
