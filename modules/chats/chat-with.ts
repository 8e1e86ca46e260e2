import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { findChatWith } from './contract.ts'
import { chatErrors } from './errors.ts'
import { type ChatSummaryRow, findNewChatSummary } from './list-queries.ts'
import { sellsProduct } from './widgets.ts'
import { acceptsMessages, isMember, type Identity, identityOf } from './queries.ts'
import { type Chat, viewChat, viewNewChat } from './view.ts'

type ChatWithContext = Pick<Context<typeof findChatWith>, 'db' | 'caller' | 'input' | 'now'>

/** The caller's chat with a store, or a preview of it. Creates nothing. */
export async function chatWith({ db, caller, input, now }: ChatWithContext): Promise<Chat> {
  const { storeId, productId = null } = input
  const identity = identityOf(caller)
  const [existingId, order] = [
    await findExistingChat(db, identity, storeId, productId),
    await findOrder(db, identity, input),
  ]
  if (existingId)
    return {
      ...(await viewChat(db, existingId, 'Buyer', { ...caller, now })),
      ...order,
    }
  if (!(await acceptsMessages(db, { storeId, buyerId: identity.accountId ?? null }))) throw chatErrors.unknownStore()
  if (identity.accountId && (await isMember(db, storeId, identity.accountId))) throw chatErrors.ownStore()
  if (productId && !(await sellsProduct(db, storeId, productId))) throw chatErrors.unknownWidget()
  const summary = await findNewChatSummary(db, { storeId, productId, ...identity }, caller.locale)
  return viewNewChat(
    db,
    {
      ...summary,
      ...(order ?? { orderId: null, orderNumber: null }),
      isAnonymous: !identity.accountId,
      activeAt: now,
    },
    caller.locale,
  )
}

async function findExistingChat(
  db: Db,
  { accountId, anonymousId }: Identity,
  storeId: number,
  productId: number | null,
) {
  const { rows } = await sql<{ id: string }>`
    select id from chats where store_id = ${storeId} and coalesce(product_id, 0) = ${productId ?? 0}
      and ${accountId ? sql`buyer_id = ${accountId}::uuid` : sql`anonymous_id = ${anonymousId}::uuid`}
  `.execute(db)
  return rows[0]?.id
}

/** The order of the chat, if the caller has placed it at this store. */
async function findOrder(db: Db, { accountId }: Identity, { storeId, orderId }: ChatWithContext['input']) {
  if (!orderId || !accountId) return null
  const { rows } = await sql<Pick<ChatSummaryRow, 'orderId' | 'orderNumber'>>`
    select id as "orderId", number as "orderNumber" from orders where id = ${orderId}::uuid and store_id = ${storeId} and buyer_id = ${accountId}::uuid
  `.execute(db)
  return rows[0] ?? null
}
