// Calls for members of a store in its chats, beyond those that both sides have.
import { z } from 'zod'
import { maxQuantity, maxPriceMinor } from '#platform/constants.ts'
import { call, Currency, FreeText, Money, Name, NumberParameter, Ok } from '#platform/contract.ts'
import { ProductName, Unit } from '#modules/catalog/contract.ts'
import { Message, OrderWidget, ProductId } from './contract.ts'

export const getBuyer = call('GET chat/buyer/get', {
  access: 'seller',
  summary: 'Orders of the buyer of a chat at the store, the newest first, and valid individual prices',
  input: z.object({ chatId: z.uuid() }),
  output: z.object({
    name: z.string(),
    orders: z.array(OrderWidget).describe('The newest five'),
    orderCount: z.int(),
    prices: z
      .array(
        z.object({
          productId: z.int(),
          ...ProductName.shape,
          price: Money,
          unit: Unit,
          fromQuantity: z.int(),
          until: z.string(),
        }),
      )
      .describe('Up to twenty, the first to expire first'),
  }),
  errors: ['chats.notFound'],
})
export const setIndividualPrice = call('POST chat/widget/product/setIndividualPrice', {
  access: 'seller',
  summary: 'Offers the buyer of this chat a price; replaces an earlier one from the same quantity',
  input: z.strictObject({
    chatId: z.uuid(),
    productId: ProductId,
    priceMinor: z.int().min(1).max(maxPriceMinor),
    currency: Currency.optional().describe("Must be the store's currency"),
    fromQuantity: z.int().min(1).max(maxQuantity).default(1),
    until: z.iso.date().describe('The last day'),
    clientMessageId: z.uuid().toLowerCase().optional(),
  }),
  output: Message,
  errors: ['chats.notFound', 'chats.notAllowed', 'chats.visitorUnknown', 'chats.buyerDeleted', 'chats.priceOutOfRange'],
})
export const assignChat = call('POST chat/assign', {
  access: 'seller',
  summary: 'Assigns a chat to a member of the store, or to nobody',
  input: z.strictObject({ chatId: z.uuid(), accountId: z.uuid().nullable() }),
  output: Ok,
  errors: ['chats.notFound', 'chats.memberNotFound'],
})
export const blockBuyer = call('POST chat/block', {
  access: 'seller',
  summary: 'Blocks or unblocks the buyer of this chat for the store',
  input: z.strictObject({ chatId: z.uuid(), isBlocked: z.boolean() }),
  output: Ok,
  errors: ['chats.notFound'],
})
const CannedAnswer = z.object({ id: z.int(), title: z.string(), text: z.string() })
export const listCannedAnswers = call('GET chat/canned-answer/list', {
  access: 'seller',
  summary: 'Canned answers of the store',
  input: z.object({}),
  output: z.object({ items: z.array(CannedAnswer) }),
})
export const saveCannedAnswer = call('POST chat/canned-answer/save', {
  access: 'seller',
  summary: 'Saves a canned answer; creates a new one without an id',
  input: z.strictObject({ id: ProductId.optional(), title: Name(80), text: FreeText(4000).min(1) }),
  output: CannedAnswer,
  errors: ['chats.answerNotFound', 'chats.tooManyAnswers'],
})
export const deleteCannedAnswer = call('POST chat/canned-answer/delete', {
  access: 'seller',
  summary: 'Deletes a canned answer',
  input: z.strictObject({ id: NumberParameter }),
  output: Ok,
  errors: ['chats.answerNotFound'],
})
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const AutoAnswer = z.object({
  isOn: z.boolean(),
  text: z.string(),
  timeZone: z.string(),
  days: z.array(z.int().min(1).max(7)).describe('Open days: 1 is Monday'),
  opensAt: Time,
  closesAt: Time,
})
export const getAutoAnswer = call('GET chat/auto-answer/get', {
  access: 'seller',
  summary: 'The automatic answer of the store outside its opening hours',
  input: z.object({}),
  output: AutoAnswer,
})
export const setAutoAnswer = call('POST chat/auto-answer/set', {
  access: 'seller',
  errors: ['chats.notAllowed'],
  summary:
    'Sets the automatic answer and the opening hours; for those who may edit the store. A chat gets it once a day at most',
  input: z.strictObject({
    ...AutoAnswer.shape,
    text: FreeText(1000).min(1),
    timeZone: z.string().min(1).max(60),
    days: AutoAnswer.shape.days.max(7),
  }),
  output: AutoAnswer,
})
