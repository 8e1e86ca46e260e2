// Delivery addresses of pushes.
import { sql } from 'kysely'
import type { Variant } from '../constants.ts'
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

/** Browsers of ended and expired sessions get no more pushes. */
export const deleteSubscriptionsOfSessions = (db: Db, sessionIds: readonly string[]) =>
  sql`delete from push_subscriptions where session_id = any(${sessionIds as string[]}::uuid[])`.execute(db)

/** The session subscribes another browser, or the same one anew: its former endpoint gets no more pushes. */
export const deleteFormerSubscriptions = (tx: Tx, sessionId: string, endpoint: string) =>
  sql`delete from push_subscriptions where session_id = ${sessionId}::uuid and endpoint <> ${endpoint}`.execute(tx)

type NewSubscription = PushRecipient & { endpoint: string; variant: Variant; accountId: string; sessionId: string }

/**
 * An endpoint moves to the current account if the keys match, which proves that it is the same browser. It gets a new id then, so
 * that pending pushes of the former account are not delivered. False if the keys differ.
 */
export async function saveSubscription(
  tx: Tx,
  { accountId, sessionId, endpoint, publicKey, authSecret, variant }: NewSubscription,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into push_subscriptions as p (account_id, session_id, endpoint, public_key, auth_secret, variant, created_at)
    values (${accountId}::uuid, ${sessionId}::uuid, ${endpoint}, ${publicKey}, ${authSecret}, ${variant}, ${now})
    on conflict (endpoint) do update set
      id = case when p.account_id = excluded.account_id then p.id else gen_random_uuid() end,
      account_id = excluded.account_id, session_id = excluded.session_id, variant = excluded.variant, created_at = excluded.created_at
      where p.public_key = excluded.public_key and p.auth_secret = excluded.auth_secret
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** False if the account has no such subscription. */
export async function deleteSubscriptionOf(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from push_subscriptions where id = ${id}::uuid and account_id = ${accountId}::uuid returning id
  `.execute(tx)
  return rows.length > 0
}
