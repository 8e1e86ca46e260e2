import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { openSession } from '#modules/accounts/sessions/sessions.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'
import { confirmTotp, startTotp } from '#modules/mfa/contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous, testDevice, type Visitor } from './personas.ts'
import { password } from './shop.ts'

export type Person = { id: string; email: string; visitor: Visitor }
let passwordHash: Promise<string> | undefined

/** A new account, signed in. */
export async function newPerson(app: TestApp, { hasPassword = true, signedInAt = new Date() } = {}): Promise<Person> {
  const { db } = app.database
  const { id, email } = await make.account(db, {
    passwordHash: hasPassword ? await (passwordHash ??= hashPassword(password)) : null,
  })
  return { id, email, visitor: await newBrowser(app, id, { signedInAt }) }
}

/** A new browser with a session of the account. */
export async function newBrowser(
  app: TestApp,
  accountId: string,
  { signedInAt = new Date(), hasSecondFactor = false } = {},
): Promise<Visitor> {
  const { token, refreshToken } = await app.database.db
    .transaction()
    .execute((tx) => openSession(tx, accountId, testDevice, signedInAt, hasSecondFactor))
  const visitor = anonymous(app)
  visitor.cookies.set('token', token).set('refreshToken', refreshToken)
  return visitor
}

/** A person with an active authenticator. The code of the previous time step is spent. */
export async function withTotp(app: TestApp) {
  const person = await newPerson(app)
  const { secret } = (await person.visitor.call(startTotp, { password })).body
  const { body } = await person.visitor.call(confirmTotp, { code: await totpCode(secret, -1) })
  return { ...person, secret, recoveryCodes: body.recoveryCodes }
}

/** The code of the time step `stepsAway` from now. Waits for the next step if this one ends within five seconds. */
export async function totpCode(secret: string, stepsAway = 0) {
  const remainingMs = TOTP.remaining()
  if (remainingMs < 5_000) await sleep(remainingMs + 50)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 })
}

/** The challenge of a sign-in that waits for a second factor. */
export async function createChallenge({ database: { db } }: TestApp, accountId: string, minutes = 5): Promise<string> {
  const token = newSecret()
  await sql`
    insert into sign_in_challenges (token_hash, account_id, expires_at) values (${sha256(token)}, ${accountId}::uuid, now() + ${minutes} * interval '1 minute')
  `.execute(db)
  return token
}
