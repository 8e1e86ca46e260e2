import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import { type Card, cardsOf, type Viewer as CardViewer } from '../catalog/cards.ts'
import { ProductCard } from '../catalog/contract.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import { latestRates } from '../currencies/rates.ts'
import { type FileRow, toFileView } from '../files/view.ts'
import type { getWidget, listChats, sendMessage } from './contract.ts'
import {
  type ChatSummaryRow,
  findChatSummary,
  type findNewChatSummary,
  type findStoresWithoutChat,
} from './list-queries.ts'
import { findMessages, type MessageRow } from './message-queries.ts'
import { findOfferStates, type Offer, type OfferState } from './offer-states.ts'
import { isoDate, type Side } from './rules.ts'

export type Viewer = CardViewer & { now: Date }
export type Message = OutputOf<typeof sendMessage>
export type Chat = OutputOf<typeof listChats>['items'][number]
type OrderWidget = NonNullable<OutputOf<typeof getWidget>['order']>
type OrderRow = Pick<OrderWidget, 'orderId' | 'number' | 'status'> & {
  currency: Currency
  totalMinor: number
  createdAt: Date
}

/** Messages as one side sees them, with the current state of their products and orders. */
export async function viewMessages(
  db: Db,
  rows: readonly MessageRow[],
  side: Side,
  viewer: Viewer,
): Promise<Message[]> {
  const widgets = rows.flatMap(({ widget }) => widget ?? [])
  const [cards, orders, files, rates, offerStates] = [
    await cardsById(
      db,
      widgets.flatMap((widget) => ('productId' in widget ? widget.productId : [])),
      viewer,
    ),
    await ordersById(
      db,
      widgets.flatMap((widget) => ('orderId' in widget ? widget.orderId : [])),
    ),
    await filesById(
      db,
      rows.flatMap(({ fileIds }) => fileIds),
    ),
    widgets.some(({ kind }) => kind === 'offer') ? await latestRates(db) : null,
    await findOfferStates(
      db,
      rows.filter(({ widget }) => widget?.kind === 'offer'),
    ),
  ]
  return rows.map(({ widget, fileIds, clientId, createdAt, ...row }) => ({
    ...row,
    isMine: row.side === side,
    clientMessageId: row.side === side ? clientId : null,
    createdAt: createdAt.toISOString(),
    product:
      widget?.kind === 'product' ? { productId: widget.productId, card: cards.get(widget.productId) ?? null } : null,
    order: widget?.kind === 'order' ? (orders.get(widget.orderId) ?? null) : null,
    offer:
      widget?.kind === 'offer'
        ? {
            ...viewOffer(widget, viewer, rates!),
            ...viewOfferState(widget, offerStates.get(`${row.chatId} ${row.seq}`)!, side, viewer),
            card: cards.get(widget.productId) ?? null,
          }
        : null,
    files: fileIds.flatMap((id) => files.get(id) ?? []),
  }))
}

function viewOffer({ productId, priceMinor, currency, fromQuantity, until }: Offer, viewer: Viewer, rates: Rates) {
  const price = { minor: priceMinor, currency }
  return { productId, price, shownPrice: convert(price, viewer.currency, rates), fromQuantity, until }
}

function viewOfferState(
  { until, isDeclined = false }: Offer,
  { applies, isOrdered, requestId }: OfferState,
  side: Side,
  viewer: Viewer,
) {
  const isBuyer = side === 'Buyer'
  return {
    isValid: applies,
    isDeclined,
    isReplaced: !applies && !isDeclined && until >= isoDate(viewer.now),
    canDecline: isBuyer && applies && !isOrdered && !requestId,
    requestId: isBuyer && applies && !isOrdered ? requestId : null,
  }
}

export async function viewMessage(db: Db, chatId: string, seq: number, side: Side, viewer: Viewer) {
  return (await viewMessages(db, await findMessages(db, [{ chatId, seq }]), side, viewer))[0]!
}

export async function viewChats(db: Db, rows: readonly ChatSummaryRow[], side: Side, viewer: Viewer): Promise<Chat[]> {
  const last = await viewMessages(
    db,
    await findMessages(
      db,
      rows.map(({ id, lastSeq }) => ({ chatId: id, seq: lastSeq })),
    ),
    side,
    viewer,
  )
  const lastOf = new Map(last.map((message) => [message.chatId, message]))
  const products = await shownProducts(db, rows, viewer.locale)
  return rows.map((row) => ({
    id: row.id,
    chatType: row.isAnonymous ? 'Anonymous' : 'Authorized',
    side,
    members: membersOf(row),
    product: productOf(row, products),
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    unreadCount: row.unreadCount,
    lastSeq: row.lastSeq,
    lastMessage: lastOf.get(row.id) ?? null,
    ...(side === 'Buyer'
      ? { readSeq: row.buyerReadSeq, otherReadSeq: row.storeReadSeq }
      : { readSeq: row.storeReadSeq, otherReadSeq: row.buyerReadSeq }),
    isBlocked: row.isBlocked,
    responseMinutes: row.responseMinutes,
    responseRate: row.responseRate,
    activeAt: row.activeAt.toISOString(),
    waitingSince: side === 'Store' ? (row.waitingSince?.toISOString() ?? null) : null,
    assignedTo: side === 'Store' && row.assignedId ? { accountId: row.assignedId, name: row.assignedName ?? '' } : null,
  }))
}

export async function viewChat(db: Db, id: string, side: Side, viewer: Viewer): Promise<Chat> {
  return (await viewChats(db, [await findChatSummary(db, side, id, viewer.locale)], side, viewer))[0]!
}

/** A placeholder for a store without a chat; `createChat` opens it. */
export const viewStoreWithoutChat = (row: Awaited<ReturnType<typeof findStoresWithoutChat>>[number]): Chat => ({
  id: null,
  chatType: 'Authorized',
  side: 'Buyer',
  members: membersOf(row),
  product: null,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  unreadCount: 0,
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  lastMessage: null,
  isBlocked: false,
  assignedTo: null,
  waitingSince: null,
  responseMinutes: row.responseMinutes,
  responseRate: row.responseRate,
  activeAt: row.activeAt.toISOString(),
})

type NewChatRow = Awaited<ReturnType<typeof findNewChatSummary>> &
  Pick<ChatSummaryRow, 'orderId' | 'orderNumber'> & { isAnonymous: boolean; activeAt: Date }

/** A chat that is not opened yet. */
export const viewNewChat = async (db: Db, row: NewChatRow, locale: Locale): Promise<Chat> => ({
  ...viewStoreWithoutChat({ ...row, orderId: row.orderId ?? '' }),
  chatType: row.isAnonymous ? 'Anonymous' : 'Authorized',
  orderId: row.orderId,
  product: productOf(row, await shownProducts(db, [row], locale)),
})

function productOf(
  { productId, imageId }: Pick<ChatSummaryRow, 'productId' | 'imageId'>,
  products: Awaited<ReturnType<typeof shownProducts>>,
) {
  const product = products.get(productId ?? 0)
  return product ? { ...product, imageId } : null
}

const membersOf = ({
  buyerName,
  storeId,
  storeName,
  storeAlias,
  logoId,
}: Pick<ChatSummaryRow, 'buyerName' | 'storeId' | 'storeName' | 'storeAlias' | 'logoId'>) => [
  { storeId: null, storeName: null, storeAlias: null, name: buyerName, logoId: null },
  { storeId, storeName, storeAlias, name: storeName, logoId },
]

/** Product cards, parsed to the declared fields: the serializer of a nullable object refuses unknown fields. */
export async function cardsById(db: Db, ids: readonly number[], viewer: Viewer): Promise<ReadonlyMap<number, Card>> {
  if (ids.length === 0) return new Map()
  return new Map((await cardsOf(db, [...new Set(ids)], viewer)).map((card) => [card.id, ProductCard.parse(card)]))
}

export async function ordersById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, OrderWidget>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OrderRow>`
    select id as "orderId", number, status, currency, total_minor as "totalMinor", created_at as "createdAt" from orders where id = any(${ids as string[]}::uuid[])
  `.execute(db)
  return new Map(
    rows.map(({ currency, totalMinor, createdAt, ...row }) => [
      row.orderId,
      { ...row, total: { minor: totalMinor, currency }, createdAt: createdAt.toISOString() },
    ]),
  )
}

async function filesById(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Message['files'][number]>()
  const { rows } = await sql<FileRow>`
    select id, name, content_type as "contentType", byte_size as size, width, height, purpose from files where id = any(${ids as string[]}::uuid[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, toFileView(row)]))
}
