// Accounts to delete, and the job that anonymises them.
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import * as make from '#platform/testing/make.ts'
import { signedInAs, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { anonymise } from './jobs.ts'

const dayMs = 86_400_000
export const after = (days: number) => new Date(Date.now() + days * dayMs)

/** A person with a password, signed in. */
export async function newPerson(overrides: Parameters<typeof make.account>[1] = {}) {
  const app = await fileApp()
  const { db } = app.database
  const person = await make.account(db, { passwordHash: await hashPassword(password, app.config), ...overrides })
  return { app, db, ...person, visitor: await signedInAs(app, person.id) }
}

/** Runs the job as if `days` from now. */
export async function runAnonymise(days: number) {
  const {
    database: { db },
    config,
  } = await fileApp()
  await anonymise.run({}, { db, config, log: createLog('silent'), now: after(days) })
}

export const getContext = async (visitor: Visitor) => visitor.get('/api/account/get/context')
export const findAccount = async <Row>(db: Db, id: string) =>
  (await sql<Row>`select * from accounts where id = ${id}::uuid`.execute(db)).rows[0]!
export const findEmails = async (db: Db, to: string) =>
  (
    await sql<{
      template: string
      values: { date?: string; path?: string }
    }>`select template, values from outgoing_messages where recipient = ${to} order by created_at`.execute(db)
  ).rows
