import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/**
 * Publishes an event to the subscribers of the topics; it is delivered when the transaction commits. Streams resume from the stored
 * row, the notification only wakes the processes. Payloads carry ids: subscribers read the data themselves.
 */
export const publish = (tx: Tx, topics: string | readonly string[], payload: Record<string, unknown>) =>
  publishEach(
    tx,
    [topics].flat().map((topic) => ({ topic, payload })),
  )

export async function publishEach(tx: Tx, events: readonly { topic: string; payload: Record<string, unknown> }[]) {
  await sql`
    with event as (
      insert into events (topic, payload) select topic, payload from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (topic text, payload jsonb)
      returning id, topic
    )
    select pg_notify('events', json_build_object('id', id, 'topic', topic)::text) from event
  `.execute(tx)
}

/** Reaches the streams that are open now; nothing is stored. */
export const publishEphemeral = (db: Db, topic: string, payload: Record<string, unknown>) =>
  sql`select pg_notify('events', ${JSON.stringify({ topic, payload })})`.execute(db)

const sessionsPrefix = 'sessions:'
/** Published when sessions of an account end: its streams are authorized again. Never sent to clients. */
export const sessionsTopic = (accountId: string) => `${sessionsPrefix}${accountId}`
export const isSessionsTopic = (topic: string) => topic.startsWith(sessionsPrefix)
