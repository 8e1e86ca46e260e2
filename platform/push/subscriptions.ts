// Delivery addresses of pushes. modules/notifications creates the subscriptions.
import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import type { PushRecipient } from './encrypt.ts'

export type Subscription = PushRecipient & { id: string; endpoint: string }

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const { rows } = await sql<Subscription>`
    select id, endpoint, public_key as "publicKey", auth_secret as "authSecret" from push_subscriptions where id = ${id}::uuid
  `.execute(db)
  return rows[0]
}

/** Keeps the row when the browser has renewed the subscription meanwhile. */
export const deleteSubscription = (db: Db, { id, endpoint }: Subscription) =>
  sql`delete from push_subscriptions where id = ${id}::uuid and endpoint = ${endpoint}`.execute(db)

/** Called on sign-out: the browser gets no more pushes. */
export const deleteSubscriptionsOfSessions = (tx: Tx, sessionIds: readonly string[]) =>
  sql`delete from push_subscriptions where session_id = any(${sessionIds as string[]}::uuid[])`.execute(tx)
