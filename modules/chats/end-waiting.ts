import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

/** No buyer waits for an answer of a store that has closed. */
export const endWaiting = (tx: Tx, storeId: number) =>
  sql`update chats set waiting_since = null where store_id = ${storeId} and waiting_since is not null`.execute(tx)

/** Nobody reads the answers to buyers whose accounts are deleted. */
export const endWaitingOf = (tx: Tx, buyerIds: readonly string[]) =>
  sql`
    update chats set waiting_since = null where buyer_id = any(${buyerIds as string[]}::uuid[]) and waiting_since is not null
  `.execute(tx)
