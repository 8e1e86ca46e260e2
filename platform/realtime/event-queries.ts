import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Event = { id: number; topic: string; payload: unknown }

/** Rows per query. */
export const maxEventsPerRead = 200

export async function latestEvent(db: Db) {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from events`.execute(db)
  return rows[0]!.id
}

/** For at most `maxEventsPerRead` ids. */
export async function readEvents(db: Db, ids: number[]) {
  const { rows } =
    await sql<Event>`select id, topic, payload from events where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}

/** At most `maxEventsPerRead` events, oldest first. */
export async function readEventsAfter(db: Db, topics: string[], after: number) {
  const { rows } = await sql<Event>`
    select id, topic, payload from events where topic = any(${topics}) and id > ${after} order by id limit ${maxEventsPerRead}
  `.execute(db)
  return rows
}

/** Events of all topics with an id above `after`, oldest first, without their payloads. */
export async function listEventsAfter(db: Db, after: number, limit: number) {
  const { rows } = await sql<
    Omit<Event, 'payload'>
  >`select id, topic from events where id > ${after} order by id limit ${limit}`.execute(db)
  return rows
}
