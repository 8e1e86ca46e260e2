// People who restore a password.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { restorePassword } from './contract.ts'
import { workOff } from './sent.fixture.ts'

export const newPassword = 'a quiet copper kettle'
export const told = (answer: { status: number; body: unknown }) =>
  `${answer.status} ${(answer.body as { code?: string }).code ?? ''}`
const oldHash = hashPassword(password)

/** A person who has forgotten the password of an account and asked for a way back. */
export async function asked(given: { status?: 'Active' | 'Banned' } = {}) {
  const app = await fileApp()
  const { db } = app.database
  const account = await make.account(db, { passwordHash: await oldHash, locale: 'de', ...given })
  await sql`update accounts set email_confirmed_at = null where id = ${account.id}::uuid`.execute(db)
  const visitor = anonymous(app)
  const answer = await visitor.call(restorePassword, { login: account.email.toUpperCase() })
  assert.deepEqual([answer.status, answer.body], [200, { resendAfterSeconds: 60 }])
  await workOff(app)
  return { app, db, visitor, login: account.email, accountId: account.id }
}
