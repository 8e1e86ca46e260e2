// Dialogs between a buyer and a store.
import { randomUUID } from 'node:crypto'
import type { Row, Rows } from './rows.fixture.ts'

/** A chat of the buyer with the store that owner, manager and operator work for. */
const chat = (name: string, more: object = {}, status = 200): Row => ({
  input: ({ chatId }) => ({ ...more, [name]: chatId }),
  admitted: 404,
  but: { buyer: status, owner: status, manager: status, operator: status },
})

export const chatRows: Rows = {
  'GET chat/get/list/context': {},
  'GET chat/get/list/anonymous': {},
  'GET chat/unreadcounts/context': {},
  'GET chat/deanonymize/get': {},
  'POST chat/create': {
    input: ({ otherStoreId }) => ({ memberStoreId: otherStoreId, chatType: 'Authorized' }),
    but: { anonymous: 401, banned: 401, otherOwner: 409 },
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
  'GET chat/inquiry/single': { input: () => ({ id: randomUUID() }), admitted: 404 },
  'GET chat/with': { input: ({ otherStoreId }) => ({ storeId: otherStoreId }), but: { otherOwner: 409 } },
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
  'POST chat/deanonymize': { admitted: 404 },
  'POST chat/widget/product/setIndividualPrice': {
    input: ({ chatId, productId }) => ({ chatId, productId, priceMinor: 1_000_000, until: '2000-01-01' }),
    admitted: 422,
  },
  'POST chat/assign': chat('chatId', { accountId: null }),
  'POST chat/block': chat('chatId', { isBlocked: false }),
  'GET chat/canned-answer/list': {},
  'POST chat/canned-answer/save': { input: () => ({ title: 'Delivery', text: 'In three days.' }) },
  'POST chat/canned-answer/delete': { input: () => ({ id: 2_000_000_000 }), admitted: 404 },
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
    but: { operator: 403 },
  },
}
