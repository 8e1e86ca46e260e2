// Orders, conversations, calls and banners.
import { listAllOrders } from '#modules/administration/order-contract.ts'
import { callbackStatistics, listCalls, redirectStatistics } from '#modules/contacts/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import { listHelpRequests } from '#modules/help/contract.ts'
import { listReviewedChats } from '#modules/moderation/chat-contract.ts'
import { column, type ExportedList, money, time } from '../exported-columns.ts'

const orderSums = [
  money('total', 'order-documents:net'),
  money('vatTotal', 'order-documents:vat'),
  money('grossTotal', 'order-documents:gross'),
  column('total.currency', 'order-documents:currency'),
]
const storeColumns = [column('store.id', 'telephony:filter.store'), column('store.name', 'telephony:column.store')]

export const marketLists: readonly ExportedList[] = [
  {
    call: listAllOrders,
    title: 'admin-orders:title',
    columns: [
      column('number', 'order:orders.number'),
      time('createdAt', 'order:orders.date'),
      column('status', 'order:orders.status', 'order:status'),
      column('storeId', 'admin-orders:filter.store'),
      column('storeName', 'order:supplier'),
      column('buyerCompany', 'order:buyer'),
      column('buyerName', 'order:contact'),
      column('lineCount', 'order:orders.lines'),
      ...orderSums,
    ],
  },
  {
    call: banners.calls.list,
    title: 'banners:title',
    columns: [
      column('id', 'banners:field.id'),
      column('placement', 'banners:field.placement', 'banners:placement'),
      column('priority', 'banners:field.priority'),
      column('titles.en', 'banners:field.titles'),
      column('target', 'banners:field.target'),
      column('locales', 'banners:field.locales'),
      column('variants', 'banners:field.variants'),
      column('isActive', 'banners:field.isActive', 'banners:isActive'),
      time('startsAt', 'banners:field.startsAt'),
      time('endsAt', 'banners:field.endsAt'),
    ],
  },
  {
    call: listCalls,
    title: 'telephony:view.calls',
    columns: [
      time('startedAt', 'telephony:column.startedAt'),
      column('status', 'telephony:column.status', 'telephony:status'),
      ...storeColumns,
      column('callerPhone', 'telephony:column.caller'),
      column('number', 'telephony:column.number'),
      column('durationSeconds', 'telephony:seconds.duration'),
    ],
  },
  {
    call: listReviewedChats,
    title: 'reviews:chats',
    columns: [
      column('buyer.name', 'reviews:column.buyer'),
      column('store.id', 'telephony:filter.store'),
      column('store.name', 'reviews:column.store'),
      column('productName', 'reviews:column.product'),
      time('createdAt', 'reviews:column.begun'),
      time('activeAt', 'reviews:column.active'),
      column('messageCount', 'reviews:column.messages'),
      column('openReports', 'reviews:column.openReports'),
      column('closedReports', 'reviews:column.closedReports'),
    ],
  },
  {
    call: listHelpRequests,
    title: 'help-requests:title',
    columns: [
      time('createdAt', 'help-requests:column.sent'),
      column('status', 'help-requests:column.status', 'help-requests:status'),
      column('name', 'help-requests:column.name'),
      column('contact', 'help-requests:contact'),
      column('text', 'help-requests:column.text'),
      column('locale', 'help-requests:language'),
      column('page', 'help-requests:page'),
      column('assignedTo.name', 'help-requests:assigned'),
      column('note', 'help-requests:note'),
    ],
  },
  {
    call: callbackStatistics,
    title: 'telephony:view.callbacks',
    columns: [
      ...storeColumns,
      column('requested', 'telephony:column.requested'),
      column('waiting', 'telephony:column.waiting'),
      column('inWork', 'telephony:column.inWork'),
      column('done', 'telephony:column.done'),
      column('cancelled', 'telephony:column.cancelled'),
      column('medianSecondsToTake', 'telephony:seconds.medianSecondsToTake'),
    ],
  },
  {
    call: redirectStatistics,
    title: 'telephony:view.redirects',
    columns: [
      ...storeColumns,
      column('shows', 'telephony:column.shows'),
      column('calls', 'telephony:column.calls'),
      column('missed', 'telephony:column.missed'),
      column('medianDurationSeconds', 'telephony:seconds.medianDurationSeconds'),
    ],
  },
]
