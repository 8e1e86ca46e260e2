// Where pushes go. Who has which subscription is the business of modules/notifications.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { Receiver } from './encrypt.ts'

export type Subscription = Receiver & { id: string; endpoint: string }

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select id, endpoint, public_key as "publicKey", auth_secret as "authSecret" from push_subscriptions where id = ${id}::uuid
  `.execute(db)
  return rows[0]
}

/** Unless the browser has renewed it meanwhile. */
export const dropSubscription = (db: Db, { id, endpoint }: Subscription) =>
  sql`delete from push_subscriptions where id = ${id}::uuid and endpoint = ${endpoint}`.execute(db)

/** Whoever signs out of a browser hears nothing there any more. */
export const dropSubscriptionsOf = (tx: Tx, sessionIds: readonly string[]) =>
  sql`delete from push_subscriptions where session_id = any(${sessionIds as string[]}::uuid[])`.execute(tx)
