// Chats between a buyer and a store.
import { randomUUID } from 'node:crypto'
import type { CallExpectation, CallExpectations } from './expectations.fixture.ts'

/** A chat of the buyer with the store of owner, manager and operator; others get 404. */
const chat = (name: string, more: object = {}, status = 200): CallExpectation => ({
  input: ({ chatId }) => ({ ...more, [name]: chatId }),
  status: 404,
  exceptions: { buyer: status, owner: status, manager: status, operator: status },
})

export const chatExpectations: CallExpectations = {
  'GET chat/get/list/context': {},
  'GET chat/get/list/anonymous': {},
  'GET chat/unreadcounts/context': {},
  'GET chat/deanonymize/get': {},
  'POST chat/create': {
    input: ({ otherStoreId }) => ({ memberStoreId: otherStoreId, chatType: 'Authorized' }),
    exceptions: { anonymous: 401, banned: 401, otherOwner: 409 },
  },
  'POST chat/ask-several': {
    input: ({ otherStoreId }) => ({
      stores: [{ storeId: otherStoreId }],
      message: 'Who has it?',
      clientMessageId: randomUUID(),
    }),
  },
  'GET chat/inquiry/suppliers': {},
  'GET chat/inquiry/list': {},
  'GET chat/inquiry/single': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET chat/with': { input: ({ otherStoreId }) => ({ storeId: otherStoreId }), exceptions: { otherOwner: 409 } },
  'POST chat/delete': chat('id'),
  'POST chat/read': chat('id'),
  'POST chat/message/send': chat('chatId', { message: 'Hello' }),
  'POST chat/file/upload': chat('chatId', {}, 415),
  'GET chat/message/get/list': chat('chatId'),
  'GET chat/widget/get': chat('chatId'),
  'GET chat/single': chat('chatId'),
  'GET chat/buyer/get': chat('chatId'),
  'POST chat/typing': chat('chatId'),
  'GET chat/presence': chat('chatId'),
  'POST chat/report': chat('chatId', { reason: 'Spam' }),
  'POST chat/deanonymize': { status: 404 },
  'POST chat/widget/product/setIndividualPrice': {
    input: ({ chatId, productId }) => ({ chatId, productId, priceMinor: 1_000_000, until: '2000-01-01' }),
    status: 422,
    exceptions: { operator: 403 },
  },
  'POST chat/widget/product/declineIndividualPrice': chat('chatId', { seq: 2_000_000_000 }, 404),
  'POST chat/assign': chat('chatId', { accountId: null }),
  'POST chat/block': chat('chatId', { isBlocked: false }),
  'GET chat/canned-answer/list': {},
  'POST chat/canned-answer/save': { input: () => ({ title: 'Delivery', text: 'In three days.' }) },
  'POST chat/canned-answer/delete': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET chat/auto-answer/get': {},
  'POST chat/auto-answer/set': {
    input: () => ({
      isOn: false,
      text: 'Later',
      timeZone: 'Europe/Belgrade',
      days: [1],
      opensAt: '09:00',
      closesAt: '17:00',
    }),
    exceptions: { operator: 403 },
  },
}
