import { maxInquirySuppliers } from '#platform/constants.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { askStores } from './ask-several.ts'
import * as contract from '../inquiry-contract.ts'
import { readCursor, toPage } from '../cursor.ts'
import { chatErrors } from '../errors.ts'
import * as queries from './queries.ts'
import { findMessages } from '../message-queries.ts'
import { identityOf } from '../queries.ts'
import { cardsById, viewMessages } from '../view.ts'

export const inquiryHandlers: Handler[] = [
  on(contract.findSuppliersToAsk, async ({ db, caller, input, now }) => {
    const namedTargets = parseTargets(input.to)
    const namedStoreIds = new Set(namedTargets.map(({ storeId }) => storeId))
    const similarTargets = input.product === undefined ? [] : await queries.findSimilarTargets(db, input.product)
    const targets = [...namedTargets, ...similarTargets.filter(({ storeId }) => !namedStoreIds.has(storeId))].slice(
      0,
      maxInquirySuppliers,
    )
    const { accountId, anonymousId } = identityOf(caller)
    const problems = await queries.findProblems(db, { buyerId: accountId, anonymousId }, targets)
    const stores = await queries.findStores(
      db,
      targets.map(({ storeId }) => storeId),
      caller.locale,
    )
    const cards = await cardsById(
      db,
      targets.flatMap(({ productId }) => productId ?? []),
      { ...caller, now },
    )
    return {
      items: targets.flatMap(({ storeId, productId }) => {
        const store = stores.get(storeId)
        return store
          ? [{ store, product: cards.get(productId ?? 0) ?? null, problem: problems.get(storeId) ?? null }]
          : []
      }),
    }
  }),
  on(contract.askSeveral, askStores),
  on(contract.listInquiries, async ({ db, caller, input: { cursor, limit } }) => {
    const before = readCursor(cursor)
    const rows = await queries.findInquiries(db, identityOf(caller), { before, limit }, caller.locale)
    const { items, nextCursor } = toPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor }
  }),
  on(contract.getInquiry, async ({ db, caller, input, now }) => {
    const identity = identityOf(caller)
    const viewer = { ...caller, now }
    const inquiry = await queries.findInquiry(db, identity, input.id)
    if (!inquiry) throw chatErrors.unknownInquiry()
    const rows = await queries.findAnswers(db, identity, inquiry.id)
    const messageKeys = rows.flatMap(({ chatId, answers, offer }) =>
      chatId ? [...new Set([...answers, ...(offer ? [offer] : [])])].map((seq) => ({ chatId, seq })) : [],
    )
    const messages = await viewMessages(db, await findMessages(db, messageKeys), 'Buyer', viewer)
    const messageOf = new Map(messages.map((message) => [`${message.chatId} ${message.seq}`, message]))
    const stores = await queries.findStores(
      db,
      rows.map(({ storeId }) => storeId),
      caller.locale,
    )
    const cards = await cardsById(
      db,
      rows.flatMap(({ productId }) => productId ?? []),
      viewer,
    )
    return {
      ...inquiry,
      createdAt: inquiry.createdAt.toISOString(),
      items: rows.flatMap(({ storeId, productId, problem, chatId, unreadCount, answeredAt, answers, offer }) => {
        const store = stores.get(storeId)
        return store
          ? [
              {
                store,
                problem,
                chatId,
                unreadCount,
                answeredAt: answeredAt?.toISOString() ?? null,
                product: productId === null ? null : { productId, card: cards.get(productId) ?? null },
                answers: answers.toReversed().map((seq) => messageOf.get(`${chatId} ${seq}`)!),
                offer: messageOf.get(`${chatId} ${offer}`)?.offer ?? null,
              },
            ]
          : []
      }),
    }
  }),
]

/** Malformed parts are ignored. */
function parseTargets(text: string): queries.InquiryTarget[] {
  const targets = new Map<number, number | null>()
  for (const part of text.split(',')) {
    const [, store, product] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part) ?? []
    if (store) targets.set(Number(store), product ? Number(product) : null)
  }
  return [...targets].map(([storeId, productId]) => ({ storeId, productId })).slice(0, maxInquirySuppliers)
}
