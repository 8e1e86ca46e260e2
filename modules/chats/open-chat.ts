import { anonymousCookieSeconds, cookieNames } from '#platform/constants.ts'
import { invalidInput, requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import type { createChat } from './contract.ts'
import { chatErrors } from './errors.ts'
import { acceptsMessages, isBlocked, isMember, isStoreClosed, upsertChat } from './queries.ts'
import type { Side } from './rules.ts'
import { findOrderBuyer, sellsProduct, widgetIds } from './widgets.ts'

type OpenChatContext = Pick<Context<typeof createChat>, 'db' | 'caller' | 'cookies' | 'input' | 'now'>
type OpenedChat = { id: string; side: Side }

/** Opens the caller's chat with a store, about a product or order of that store; a member of the store opens it with the buyer of an order. */
export async function openChat(context: OpenChatContext): Promise<OpenedChat> {
  const { db, caller, input } = context
  if (input.chatType === 'Authorized' && !caller.account) throw requestErrors.unauthenticated()
  if (input.chatType === 'Anonymous' && caller.account)
    throw invalidInput([{ path: 'chatType', code: 'field.invalid' }])
  const storeId = input.memberStoreId
  const buyerId = caller.account?.id ?? null
  const isOwn = buyerId !== null && (await isMember(db, storeId, buyerId))
  if (isOwn ? await isStoreClosed(db, storeId) : !(await acceptsMessages(db, { storeId, buyerId })))
    throw chatErrors.unknownStore()
  return isOwn ? openAsStore(context) : openAsBuyer(context)
}

async function openAsBuyer({ db, caller, cookies, input, now }: OpenChatContext): Promise<OpenedChat> {
  const { memberStoreId: storeId } = input
  const { productId, orderId } = widgetIds(input.widget)
  const buyerId = caller.account?.id ?? null
  if (productId && !(await sellsProduct(db, storeId, productId))) throw chatErrors.unknownWidget()
  if (orderId && (!buyerId || (await findOrderBuyer(db, storeId, orderId)) !== buyerId))
    throw chatErrors.unknownWidget()
  const anonymousId = buyerId ? null : await ensureAnonymousSession({ db, caller, cookies })
  const pair = { storeId, buyerId, anonymousId }
  if (await isBlocked(db, pair)) throw chatErrors.blocked()
  const visitorName = (anonymousId && input.name) || null
  const id = await db
    .transaction()
    .execute((tx) => upsertChat(tx, { ...pair, side: 'Buyer', visitorName, productId, orderId, now }))
  return { id, side: 'Buyer' }
}

/** The anonymous session of the caller, created if needed; the rest of the request uses it too. A cookie tells pages that chats exist. */
export async function ensureAnonymousSession({
  db,
  caller,
  cookies,
}: Pick<OpenChatContext, 'db' | 'caller' | 'cookies'>) {
  caller.anonymousId ??= await openAnonymousSession(db, cookies, caller)
  cookies.set(cookieNames.chatInteraction, '1', { maxAge: anonymousCookieSeconds })
  return caller.anonymousId
}

async function openAsStore({ db, input, now }: OpenChatContext): Promise<OpenedChat> {
  const { memberStoreId: storeId } = input
  const { orderId } = widgetIds(input.widget)
  if (!orderId) throw chatErrors.ownStore()
  const buyerId = await findOrderBuyer(db, storeId, orderId)
  if (!buyerId) throw chatErrors.unknownWidget()
  const newChat = {
    storeId,
    buyerId,
    anonymousId: null,
    side: 'Store' as const,
    visitorName: null,
    productId: null,
    orderId,
    now,
  }
  return { id: await db.transaction().execute((tx) => upsertChat(tx, newChat)), side: 'Store' }
}
