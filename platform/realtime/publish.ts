import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'

/**
 * Tells whoever listens to one of the topics that something changed; delivered when the transaction commits. The row is what a
 * stream resumes from, the notification only wakes the processes. Payloads carry ids: listeners read the rest again.
 */
export async function publish(tx: Tx, topics: string | readonly string[], payload: Record<string, unknown>) {
  await sql`
    with event as (insert into events (topic, payload) select unnest(${[topics].flat()}::text[]), ${JSON.stringify(payload)}::jsonb returning id, topic)
    select pg_notify('events', json_build_object('id', id, 'topic', topic)::text) from event
  `.execute(tx)
}

/** What is worth something only now: heard by whoever listens at this moment, kept nowhere. */
export const whisper = (db: Db, topic: string, payload: Record<string, unknown>) =>
  sql`select pg_notify('events', ${JSON.stringify({ topic, payload })})`.execute(db)

/** Drops every cached page that shows one of these, in all processes, when the transaction commits. */
export async function changed(tx: Tx, tags: readonly string[]) {
  const batch = 100
  for (let start = 0; start < tags.length; start += batch)
    await sql`select pg_notify('changed', ${JSON.stringify(tags.slice(start, start + batch))})`.execute(tx)
}

const sessions = 'sessions:'
/** Published when sessions of an account end: its streams ask again what they may hear. Never sent to a visitor. */
export const sessionsTopic = (accountId: string) => `${sessions}${accountId}`
export const isOfSessions = (topic: string) => topic.startsWith(sessions)
