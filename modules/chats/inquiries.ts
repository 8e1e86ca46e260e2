import { mostAskedSuppliers } from '#platform/constants.ts'
import { invalidInput } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { ask } from './ask-several.ts'
import * as contract from './inquiry-contract.ts'
import { chatErrors } from './errors.ts'
import * as queries from './inquiry-queries.ts'
import { findMessages } from './message-queries.ts'
import { whoIs } from './queries.ts'
import { readCursor, toCursor } from './rules.ts'
import { cardsById, viewMessages } from './view.ts'

/** Questions to several stores at once. */
export const inquiryHandlers: Handler[] = [
  on(contract.findSuppliersToAsk, async ({ db, caller, input, now }) => {
    const named = askedIn(input.to)
    const known = new Set(named.map(({ storeId }) => storeId))
    const like = input.product === undefined ? [] : await queries.findLike(db, input.product)
    const asked = [...named, ...like.filter(({ storeId }) => !known.has(storeId))].slice(0, mostAskedSuppliers)
    const { accountId, anonymousId } = whoIs(caller)
    const problems = await queries.findProblems(db, { buyerId: accountId, anonymousId }, asked)
    const stores = await queries.findStores(
      db,
      asked.map(({ storeId }) => storeId),
      caller.locale,
    )
    const cards = await cardsById(
      db,
      asked.flatMap(({ productId }) => productId ?? []),
      { ...caller, now },
    )
    return {
      items: asked.flatMap(({ storeId, productId }) => {
        const store = stores.get(storeId)
        return store
          ? [{ store, product: cards.get(productId ?? 0) ?? null, problem: problems.get(storeId) ?? null }]
          : []
      }),
    }
  }),
  on(contract.askSeveral, ask),
  on(contract.listInquiries, async ({ db, caller, input: { cursor, limit } }) => {
    const before = cursor === undefined ? undefined : readCursor(cursor)
    if (cursor !== undefined && !before) throw invalidInput([{ path: 'cursor', code: 'field.invalid' }])
    const rows = await queries.findInquiries(db, whoIs(caller), { before, limit }, caller.locale)
    const items = rows.slice(0, limit)
    const last = items.at(-1)
    return {
      items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      nextCursor: rows.length > limit && last ? toCursor({ at: last.createdAt, id: last.id }) : null,
    }
  }),
  on(contract.getInquiry, async ({ db, caller, input, now }) => {
    const who = whoIs(caller)
    const viewer = { ...caller, now }
    const inquiry = await queries.findInquiry(db, who, input.id)
    if (!inquiry) throw chatErrors.unknownInquiry()
    const rows = await queries.findAnswers(db, who, inquiry.id)
    const wanted = rows.flatMap(({ chatId, answers, offer }) =>
      chatId ? [...new Set([...answers, ...(offer ? [offer] : [])])].map((seq) => ({ chatId, seq })) : [],
    )
    const messages = await viewMessages(db, await findMessages(db, wanted), 'Buyer', viewer)
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

/** What is not written as declared is left out. */
function askedIn(text: string): queries.Asked[] {
  const asked = new Map<number, number | null>()
  for (const part of text.split(',')) {
    const [, store, product] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(part) ?? []
    if (store) asked.set(Number(store), product ? Number(product) : null)
  }
  return [...asked].map(([storeId, productId]) => ({ storeId, productId })).slice(0, mostAskedSuppliers)
}
