import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import type { findChatWith } from './contract.ts'
import { chatErrors } from './errors.ts'
import { type DialogRow, findDialog, findStranger } from './list-queries.ts'
import { sells } from './open-chat.ts'
import { isMember, isStoreOpen, type Who, whoIs } from './queries.ts'
import { type Chat, viewChats, viewStranger } from './view.ts'

type Asked = Pick<Context<typeof findChatWith>, 'db' | 'caller' | 'input' | 'now'>

/** Whom the caller is about to write to: their dialog, or what it would be. Nothing is made by looking. */
export async function chatWith({ db, caller, input, now }: Asked): Promise<Chat> {
  const { storeId, productId = null } = input
  const who = whoIs(caller)
  const [known, order] = [await findOwn(db, who, storeId, productId), await findOrder(db, who, input)]
  if (known)
    return {
      ...(await viewChats(db, [await findDialog(db, 'Buyer', known, caller.locale)], 'Buyer', { ...caller, now }))[0]!,
      ...order,
    }
  if (!(await isStoreOpen(db, storeId))) throw chatErrors.unknownStore()
  if (who.accountId && (await isMember(db, storeId, who.accountId))) throw chatErrors.ownStore()
  if (productId && !(await sells(db, storeId, productId))) throw chatErrors.unknownWidget()
  const stranger = await findStranger(db, { storeId, productId, ...who }, caller.locale)
  return viewStranger({
    ...stranger,
    ...(order ?? { orderId: null, orderNumber: null }),
    isAnonymous: !who.accountId,
    activeAt: now,
  })
}

async function findOwn(db: Db, { accountId, anonymousId }: Who, storeId: number, productId: number | null) {
  const { rows } = await sql<{ id: string }>`
    select id from chats where store_id = ${storeId} and coalesce(product_id, 0) = ${productId ?? 0}
      and ${accountId ? sql`buyer_id = ${accountId}::uuid` : sql`anonymous_id = ${anonymousId}::uuid`}
  `.execute(db)
  return rows[0]?.id
}

/** The order that the dialog is going to be about: one that the caller has placed with this store. */
async function findOrder(db: Db, { accountId }: Who, { storeId, orderId }: Asked['input']) {
  if (!orderId || !accountId) return null
  const { rows } = await sql<Pick<DialogRow, 'orderId' | 'orderNumber'>>`
    select id as "orderId", number as "orderNumber" from orders where id = ${orderId}::uuid and store_id = ${storeId} and buyer_id = ${accountId}::uuid
  `.execute(db)
  return rows[0] ?? null
}
