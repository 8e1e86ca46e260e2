import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AuditedEntity, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { AuditEntry } from './audit-contract.ts'
import { withNames } from './audit-names.ts'

type Entry = z.infer<typeof AuditEntry>
const maxEntries = 50

/** The latest entries of the audit log about an entity. */
export const findAuditEntries = (db: Db, entity: AuditedEntity, id: string, locale: Locale) =>
  findEntries(db, locale, aboutEntity(entity, id))

/** The latest entries by an account and about it. */
export const findAuditOfAccount = (db: Db, id: string, locale: Locale) =>
  findEntries(
    db,
    locale,
    sql`
      (select * from audit_log where actor_id = ${id}::uuid order by at desc, id desc limit ${maxEntries})
      union (${aboutEntity('account', id)})
    `,
  )

/** The latest entries about a category and its characteristics. */
export const findAuditOfCategory = (db: Db, id: string, locale: Locale) =>
  findEntries(
    db,
    locale,
    sql`
      (${aboutEntity('category', id)}) union all (
        select * from audit_log where entity = 'characteristic' and details ->> 'categoryId' = ${id} order by id desc limit ${maxEntries})
    `,
  )

/** The latest entries about some entities of a kind. */
export const findAuditOfSeveral = (db: Db, entity: AuditedEntity, ids: readonly string[], locale: Locale) =>
  findEntries(
    db,
    locale,
    sql`select about.* from unnest(${ids as string[]}::text[]) as wanted (id) cross join lateral (${aboutEntity(entity, sql`wanted.id`)}) about`,
  )

const aboutEntity = (entity: AuditedEntity, id: string | RawBuilder<unknown>) =>
  sql`select * from audit_log where entity = ${entity} and entity_id = ${id} order by id desc limit ${maxEntries}`

async function findEntries(db: Db, locale: Locale, source: RawBuilder<unknown>): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'at' | 'names'> & { at: Date }>`
    with entries as (${source})
    select e.at, e.network, e.action, e.entity, e.entity_id as "entityId", e.details,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as actor
    from entries e left join accounts a on a.id = e.actor_id order by e.id desc limit ${maxEntries}
  `.execute(db)
  const entries = rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  return withNames(db, entries, locale)
}
