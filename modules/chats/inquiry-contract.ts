// One question put to several stores, each in its own dialog.
import { z } from 'zod'
import { mostAskedSuppliers } from '#platform/constants.ts'
import { call, FreeText, Line, NumberParameter } from '#platform/contract.ts'
import { ProductCard } from '#modules/catalog/contract.ts'
import { Message, paged, PriceOffer, ProductId, ProductWidget } from './contract.ts'

const Asked = z.strictObject({ storeId: ProductId, productId: ProductId.nullish() })
export const askProblems = ['chats.unknownStore', 'chats.ownStore', 'chats.unknownWidget', 'chats.blocked'] as const
const AskProblem = z.enum(askProblems)
const AskedStore = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  logoId: z.string().nullable(),
  city: z.string(),
  verifiedAt: z.string().nullable(),
  responseMinutes: z.int().nullable(),
  responseRate: z.int().nullable(),
})
const Inquiry = z.object({ id: z.string(), text: z.string().describe('Plain text'), createdAt: z.string() })

export const findSuppliersToAsk = call('GET chat/inquiry/suppliers', {
  access: 'session',
  summary: 'Whom a question can be put to: the stores that are named, and those that sell goods like a product',
  input: z.object({
    to: z
      .string()
      .max(400)
      .default('')
      .describe('Up to ten of `store` or `store-product`, separated by commas; the last of a store counts'),
    product: NumberParameter.optional().describe(
      'Its store, and the stores with the goods nearest to it, fill up the ten',
    ),
  }),
  output: z.object({
    items: z.array(
      z.object({
        store: AskedStore,
        product: ProductCard.nullable(),
        problem: AskProblem.nullable().describe('Why not this one'),
      }),
    ),
  }),
})
export const askSeveral = call('POST chat/ask-several', {
  access: 'session',
  limit: 'inquiry',
  summary:
    'Puts one question to several stores, each in its own dialog; the same clientMessageId again answers what came of it',
  input: z.strictObject({
    stores: z
      .array(Asked)
      .min(1)
      .max(mostAskedSuppliers)
      .refine((stores) => new Set(stores.map(({ storeId }) => storeId)).size === stores.length),
    message: FreeText(4000).default(''),
    fileIds: z.array(z.uuid().toLowerCase()).max(10).default([]),
    clientMessageId: z.uuid().toLowerCase(),
    name: Line(120).default('').describe('What an anonymous visitor calls themself'),
  }),
  output: z.object({
    id: z.string(),
    outcomes: z.array(z.object({ storeId: z.int(), chatId: z.string().nullable(), problem: AskProblem.nullable() })),
  }),
  errors: ['chats.repeated', 'chats.unknownFile'],
})
export const listInquiries = call('GET chat/inquiry/list', {
  access: 'session',
  summary: 'Questions that the visitor has put to several stores, the latest first',
  input: z.object(paged),
  output: z.object({
    items: z.array(
      Inquiry.extend({
        storeCount: z.int(),
        answeredCount: z.int(),
        storeNames: z.array(z.string()).describe('Three at most'),
      }),
    ),
    nextCursor: z.string().nullable(),
  }),
})
export const getInquiry = call('GET chat/inquiry/single', {
  access: 'session',
  summary: 'One question, and side by side what each store says to it',
  input: z.object({ id: z.uuid() }),
  output: Inquiry.extend({
    fileCount: z.int(),
    items: z.array(
      z.object({
        store: AskedStore,
        product: ProductWidget.nullable(),
        chatId: z.string().nullable(),
        problem: AskProblem.nullable(),
        unreadCount: z.int(),
        answeredAt: z.string().nullable().describe('When a person first answered'),
        answers: z.array(Message).describe('The latest three since the question'),
        offer: PriceOffer.nullable().describe('The latest since the question'),
      }),
    ),
  }),
  errors: ['chats.unknownInquiry'],
})
