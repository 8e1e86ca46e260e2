// Helpers of the moderation tests: signed-in accounts and administrators, and the audit log.
import { sql } from 'kysely'
import type { AdminFeature } from '../contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { signedInAs } from './personas.ts'
import { fileApp } from './shared.ts'
import { dayMs } from '../values/days.ts'

type AccountOverrides = Parameters<typeof make.account>[1]

export async function administrator(app: TestApp, features: readonly AdminFeature[]) {
  const made = await make.admin(app.database.db, features)
  return { ...made, visitor: await signedInAs(app, made.id) }
}

/** An administrator of accounts, with the app and database of the test file. */
export async function accountsAdministrator() {
  const app = await fileApp()
  return { app, db: app.database.db, ...(await administrator(app, ['accounts'])) }
}

export async function makeSignedIn(app: TestApp, overrides: AccountOverrides = {}) {
  const made = await make.account(app.database.db, overrides)
  return { ...made, visitor: await signedInAs(app, made.id) }
}

type Entry = { action: string; actorId: string | null; details: Record<string, unknown> }

export async function auditOf({ database: { db } }: TestApp, entity: string, entityId: string) {
  const { rows } = await sql<Entry>`
    select action, actor_id as "actorId", details from audit_log where entity = ${entity} and entity_id = ${entityId} order by id
  `.execute(db)
  return rows
}

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
