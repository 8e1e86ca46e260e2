// Accounts that restore a password.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { restorePassword } from './contract.ts'
import { runJobs } from './outbox.fixture.ts'

export const newPassword = 'a quiet copper kettle'
const oldHash = hashPassword(password)

/** A new account that has requested a restore code. */
export async function requestRestore(overrides: { status?: 'Active' | 'Banned' } = {}) {
  const app = await fileApp()
  const { db } = app.database
  const account = await make.account(db, { passwordHash: await oldHash, locale: 'de', ...overrides })
  await sql`update accounts set email_confirmed_at = null where id = ${account.id}::uuid`.execute(db)
  const visitor = anonymous(app)
  const answer = await visitor.call(restorePassword, { login: account.email.toUpperCase() })
  assert.deepEqual([answer.status, answer.body], [200, { resendAfterSeconds: 60 }])
  await runJobs(app)
  return { app, db, visitor, login: account.email, accountId: account.id }
}
