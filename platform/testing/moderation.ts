// What the tests of moderation share: administrators and others who are signed in, and what the audit log says.
import { sql } from 'kysely'
import type { AdminFeature } from '../contract.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { signedInAs } from './personas.ts'

type Given = Parameters<typeof make.account>[1]

export async function administrator(app: TestApp, features: readonly AdminFeature[]) {
  const made = await make.admin(app.database.db, features)
  return { ...made, visitor: await signedInAs(app, made.id) }
}

export async function person(app: TestApp, given: Given = {}) {
  const made = await make.account(app.database.db, given)
  return { ...made, visitor: await signedInAs(app, made.id) }
}

type Entry = { action: string; actorId: string | null; details: Record<string, unknown> }

export async function auditOf({ database: { db } }: TestApp, entity: string, entityId: string) {
  const { rows } = await sql<Entry>`
    select action, actor_id as "actorId", details from audit_log where entity = ${entity} and entity_id = ${entityId} order by id
  `.execute(db)
  return rows
}

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
export const told = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim()
