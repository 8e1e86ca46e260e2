import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { hashPassword } from '#modules/accounts/passwords.ts'
import { openSession } from '#modules/accounts/sessions.ts'
import { newSecret, sha256 } from '#modules/accounts/tokens.ts'
import { confirmTotp, startTotp } from '#modules/factors/contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous, testDevice, type Visitor } from './personas.ts'
import { password } from './shop.ts'

export type Someone = { id: string; email: string; visitor: Visitor }
let hash: Promise<string> | undefined

/** A new account, signed in. */
export async function someone(app: TestApp, { hasPassword = true, signedInAt = new Date() } = {}): Promise<Someone> {
  const { db } = app.database
  const { id, email } = await make.account(db, {
    passwordHash: hasPassword ? await (hash ??= hashPassword(password)) : null,
  })
  return { id, email, visitor: await browserOf(app, id, { signedInAt }) }
}

/** Another browser in which the account is signed in. */
export async function browserOf(
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

/** With an authenticator in force. Its code of the step before is spent; those of this and the next step are not. */
export async function withTotp(app: TestApp) {
  const person = await someone(app)
  const { secret } = (await person.visitor.call(startTotp, { password })).body
  const { body } = await person.visitor.call(confirmTotp, { code: await codeOf(secret, -1) })
  return { ...person, secret, recoveryCodes: body.recoveryCodes }
}

/** What an authenticator shows `stepsAway` times thirty seconds from now; never so late in a step that it ends on the way. */
export async function codeOf(secret: string, stepsAway = 0) {
  const left = TOTP.remaining()
  if (left < 5_000) await sleep(left + 50)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 })
}

/** What a right password is answered with where a second factor is due. */
export async function challengeFor({ database: { db } }: TestApp, accountId: string, minutes = 5): Promise<string> {
  const token = newSecret()
  await sql`
    insert into sign_in_challenges (token_hash, account_id, expires_at) values (${sha256(token)}, ${accountId}::uuid, now() + ${minutes} * interval '1 minute')
  `.execute(db)
  return token
}
