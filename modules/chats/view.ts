import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/money.ts'
import { type Card, cardsOf, slugOf } from '../catalog/cards.ts'
import { ProductCard } from '../catalog/contract.ts'
import { latestRates } from '../currencies/rates.ts'
import { type FileRow, viewFile } from '../files/view.ts'
import type { getWidget, listChats, sendMessage } from './contract.ts'
import type { DialogRow, findAcquaintances, findStranger } from './list-queries.ts'
import { findMessages, type MessageRow, type Widget } from './message-queries.ts'
import { dayOf, type Side } from './rules.ts'

export type Viewer = { locale: Locale; currency: Currency; now: Date }
export type Message = OutputOf<typeof sendMessage>
export type Chat = OutputOf<typeof listChats>['items'][number]
type OrderWidget = NonNullable<OutputOf<typeof getWidget>['order']>
type OrderRow = Pick<OrderWidget, 'orderId' | 'number' | 'status'> & {
  currency: Currency
  totalMinor: number
  createdAt: Date
}

/** Messages as one side sees them, with the goods and orders that they show as these are now. */
export async function viewMessages(
  db: Db,
  rows: readonly MessageRow[],
  side: Side,
  viewer: Viewer,
): Promise<Message[]> {
  const widgets = rows.flatMap(({ widget }) => widget ?? [])
  const [cards, orders, files, rates] = [
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
        ? { ...offerOf(widget, viewer, rates!), card: cards.get(widget.productId) ?? null }
        : null,
    files: fileIds.flatMap((id) => files.get(id) ?? []),
  }))
}

function offerOf(
  { productId, priceMinor, currency, fromQuantity, until }: Extract<Widget, { kind: 'offer' }>,
  viewer: Viewer,
  rates: Rates,
) {
  const price = { minor: priceMinor, currency }
  return {
    productId,
    price,
    shownPrice: convert(price, viewer.currency, rates),
    fromQuantity,
    until,
    isValid: until >= dayOf(viewer.now),
  }
}

export async function viewMessage(db: Db, chatId: string, seq: number, side: Side, viewer: Viewer) {
  return (await viewMessages(db, await findMessages(db, [{ chatId, seq }]), side, viewer))[0]!
}

export async function viewChats(db: Db, rows: readonly DialogRow[], side: Side, viewer: Viewer): Promise<Chat[]> {
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
  return rows.map((row) => ({
    id: row.id,
    chatType: row.isAnonymous ? 'Anonymous' : 'Authorized',
    side,
    members: membersOf(row),
    product: productOf(row),
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

/** A store that is to be written to: the dialog is made when somebody opens it. */
export const viewAcquaintance = (row: Awaited<ReturnType<typeof findAcquaintances>>[number]): Chat => ({
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

type NewChat = Awaited<ReturnType<typeof findStranger>> &
  Pick<DialogRow, 'orderId' | 'orderNumber'> & { isAnonymous: boolean; activeAt: Date }

/** A dialog that nobody has opened yet. */
export const viewStranger = (row: NewChat): Chat => ({
  ...viewAcquaintance({ ...row, orderId: row.orderId ?? '' }),
  chatType: row.isAnonymous ? 'Anonymous' : 'Authorized',
  orderId: row.orderId,
  product: productOf(row),
})

const productOf = ({
  productId: id,
  productName: name,
  productLocale: nameLocale,
  imageId,
}: Pick<DialogRow, 'productId' | 'productName' | 'productLocale' | 'imageId'>) =>
  id === null || name === null ? null : { id, name, nameLocale, imageId, slug: slugOf({ id, name, nameLocale }) }

const membersOf = ({
  buyerName,
  storeId,
  storeName,
  storeAlias,
  logoId,
}: Pick<DialogRow, 'buyerName' | 'storeId' | 'storeName' | 'storeAlias' | 'logoId'>) => [
  { storeId: null, storeName: null, storeAlias: null, name: buyerName, logoId: null },
  { storeId, storeName, storeAlias, name: storeName, logoId },
]

/** Exactly as declared: what may be null is written by its schema, which refuses a field too many. */
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
  return new Map(rows.map((row) => [row.id, viewFile(row)]))
}
