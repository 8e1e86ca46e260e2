// Inquiries: one question to several stores, each in its own chat.
import { z } from 'zod'
import { maxInquirySuppliers } from '#platform/constants.ts'
import { call, FreeText, Line, NumberParameter } from '#platform/contract.ts'
import { ProductCard } from '#modules/catalog/contract.ts'
import { Message, cursorPage, PriceOffer, ProductId, ProductWidget } from './contract.ts'

const InquiryTarget = z.strictObject({ storeId: ProductId, productId: ProductId.nullish() })
export const inquiryProblems = ['chats.unknownStore', 'chats.ownStore', 'chats.unknownWidget', 'chats.blocked'] as const
const InquiryProblem = z.enum(inquiryProblems)
const InquiryStore = z.object({
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
  summary: 'Stores that can be asked: the named ones and those that sell products similar to a product',
  input: z.object({
    to: z
      .string()
      .max(400)
      .default('')
      .describe('Up to ten of `store` or `store-product`, separated by commas; the last one of a store counts'),
    product: NumberParameter.optional().describe(
      'Its store and the stores with the most similar products fill up the ten',
    ),
  }),
  output: z.object({
    items: z.array(
      z.object({
        store: InquiryStore,
        product: ProductCard.nullable(),
        problem: InquiryProblem.nullable().describe('Why this store cannot be asked'),
      }),
    ),
  }),
})
export const askSeveral = call('POST chat/ask-several', {
  access: 'session',
  limit: 'inquiry',
  summary:
    'Sends one question to several stores, each in its own chat; a repeated clientMessageId returns the first outcome',
  input: z.strictObject({
    stores: z
      .array(InquiryTarget)
      .min(1)
      .max(maxInquirySuppliers)
      .refine((stores) => new Set(stores.map(({ storeId }) => storeId)).size === stores.length),
    message: FreeText(4000).default(''),
    fileIds: z.array(z.uuid().toLowerCase()).max(10).default([]),
    clientMessageId: z.uuid().toLowerCase(),
    name: Line(120).default('').describe('The name of an anonymous visitor'),
  }),
  output: z.object({
    id: z.string(),
    outcomes: z.array(
      z.object({ storeId: z.int(), chatId: z.string().nullable(), problem: InquiryProblem.nullable() }),
    ),
  }),
  errors: ['chats.repeated', 'chats.unknownFile'],
})
export const listInquiries = call('GET chat/inquiry/list', {
  access: 'session',
  summary: 'Inquiries of the visitor, the latest first',
  input: z.object(cursorPage),
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
  summary: 'One inquiry with the answers of each store',
  input: z.object({ id: z.uuid() }),
  output: Inquiry.extend({
    fileCount: z.int(),
    items: z.array(
      z.object({
        store: InquiryStore,
        product: ProductWidget.nullable(),
        chatId: z.string().nullable(),
        problem: InquiryProblem.nullable(),
        unreadCount: z.int(),
        answeredAt: z.string().nullable().describe('Time of the first answer by a person'),
        answers: z.array(Message).describe('The latest three since the question'),
        offer: PriceOffer.nullable().describe('The latest since the question'),
      }),
    ),
  }),
  errors: ['chats.unknownInquiry'],
})
