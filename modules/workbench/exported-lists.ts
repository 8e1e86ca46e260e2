// The lists that can be had as a workbook: their calls, and the columns with the texts that name them on pages.
import { listAllOrders } from '#modules/administration/order-contract.ts'
import { listBranches, listOrganizations, listWarehouses } from '#modules/administration/premises-contract.ts'
import { listStores } from '#modules/administration/store-contract.ts'
import { brands } from '#modules/brands/contract.ts'
import { listAllProducts } from '#modules/cabinet/all-products-contract.ts'
import { listOwnProducts } from '#modules/cabinet/contract.ts'
import { listPromotions } from '#modules/cabinet/promotion-contract.ts'
import { callbackStatistics, listCalls, redirectStatistics } from '#modules/contacts/contract.ts'
import { banners } from '#modules/content/banner-contract.ts'
import { listHelpRequests } from '#modules/help/contract.ts'
import { listAccounts } from '#modules/moderation/account-contract.ts'
import { listAudit } from '#modules/moderation/audit-contract.ts'
import { listBans } from '#modules/moderation/ban-contract.ts'
import { listReviewedChats } from '#modules/moderation/chat-contract.ts'
import { listJobs, listMessages } from '#modules/operations/queue-contract.ts'
import type { Call } from '#platform/contract.ts'
import { column, type ExportedColumn, money, type Text, time } from './exported-columns.ts'

export type ExportedList = { call: Call; title: Text; columns: readonly ExportedColumn[] }

const orderSums = [
  money('total', 'order-documents:net'),
  money('vatTotal', 'order-documents:vat'),
  money('grossTotal', 'order-documents:gross'),
  column('total.currency', 'order-documents:currency'),
]
const productColumns = [
  column('id', 'admin-products:fact.number'),
  column('code', 'products:column.code'),
  column('name', 'products:column.name'),
  column('categoryName', 'products:column.category'),
  money('price', 'products:column.price'),
  column('price.currency', 'order-documents:currency'),
  column('available', 'products:column.available'),
  column('status', 'products:column.status', 'products:status'),
  column('problems', 'products:problem', 'products:problem'),
]
const storeColumns = [column('store.id', 'telephony:filter.store'), column('store.name', 'telephony:column.store')]
const premisesColumns = [
  column('id', 'admin-stores:fact.number'),
  column('name', 'admin-stores:column.name'),
  column('store.id', 'admin-products:filter.store'),
  column('store.name', 'admin-stores:column.store'),
  column('location', 'admin-stores:column.place'),
  column('address', 'admin-stores:column.address'),
  column('status', 'admin-stores:column.status', 'admin-stores:premises.status'),
]

const lists: readonly ExportedList[] = [
  {
    call: listAccounts,
    title: 'accounts:title',
    columns: [
      column('id', 'accounts:fact.id'),
      column('name', 'accounts:column.name'),
      column('email', 'accounts:column.email'),
      column('phone', 'accounts:column.phone'),
      column('status', 'accounts:column.status', 'accounts:status'),
      column('features', 'accounts:column.features', 'accounts:feature'),
      column('storeCount', 'accounts:column.stores'),
      time('createdAt', 'accounts:column.created'),
    ],
  },
  {
    call: listBans,
    title: 'bans:title',
    columns: [
      column('value', 'bans:column.subject'),
      column('account.name', 'accounts:column.name'),
      column('kind', 'bans:column.kind', 'bans:kind'),
      column('reason', 'bans:ban.reason'),
      time('endsAt', 'bans:column.ends'),
      column('createdBy.name', 'bans:column.by'),
      column('isActive', 'bans:state.Active'),
    ],
  },
  {
    call: listStores,
    title: 'admin-stores:title',
    columns: [
      column('id', 'admin-stores:fact.number'),
      column('name', 'admin-stores:column.name'),
      column('alias', 'admin-stores:fact.alias'),
      column('organization.legalName', 'admin-stores:column.company'),
      column('organization.taxNumber', 'admin-stores:fact.taxNumber'),
      column('organization.countryCode', 'admin-stores:column.country'),
      column('supplierType', 'admin-stores:column.type', 'common:supplierType'),
      column('productCount', 'admin-stores:column.products'),
      column('status', 'admin-stores:column.status', 'admin-stores:status'),
      time('createdAt', 'admin-stores:column.created'),
    ],
  },
  {
    call: listOrganizations,
    title: 'admin-stores:organizations',
    columns: [
      column('id', 'admin-stores:fact.number'),
      column('legalName', 'admin-stores:column.name'),
      column('taxNumber', 'admin-stores:fact.taxNumber'),
      column('countryCode', 'admin-stores:column.country'),
      column('storeCount', 'admin-stores:column.stores'),
      column('status', 'admin-stores:column.status', 'admin-stores:premises.status'),
      time('createdAt', 'admin-stores:column.registered'),
    ],
  },
  {
    call: listBranches,
    title: 'admin-stores:branches',
    columns: [...premisesColumns, column('phone', 'admin-stores:column.phone')],
  },
  { call: listWarehouses, title: 'admin-stores:warehouses', columns: premisesColumns },
  {
    call: listAllProducts,
    title: 'admin-products:title',
    columns: [
      ...productColumns,
      column('store.id', 'admin-products:filter.store'),
      column('store.name', 'admin-products:column.store'),
      time('createdAt', 'admin-products:column.created'),
    ],
  },
  {
    call: listOwnProducts,
    title: 'products:title',
    columns: [
      ...productColumns,
      column('views', 'products:column.views'),
      column('contacts', 'products:column.contacts'),
    ],
  },
  {
    call: listPromotions,
    title: 'admin-products:promotions',
    columns: [
      column('product.code', 'products:column.code'),
      column('product.name', 'admin-products:column.product'),
      column('store.name', 'admin-products:column.store'),
      column('placement', 'admin-products:promotion.placement', 'admin-products:placement'),
      time('startsAt', 'admin-products:promotion.from'),
      time('endsAt', 'admin-products:promotion.to'),
      column('state', 'admin-products:promotion.state', 'admin-products:promotion.state'),
    ],
  },
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
    call: brands.calls.list,
    title: 'brands:title',
    columns: [
      column('id', 'brands:field.id'),
      column('name', 'brands:field.name'),
      column('alias', 'brands:field.alias'),
      column('countryCode', 'brands:field.countryCode'),
      column('productCount', 'brands:field.productCount'),
      column('mergedInto', 'brands:field.mergedInto'),
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
      column('isActive', 'banners:field.isActive'),
      time('startsAt', 'banners:field.startsAt'),
      time('endsAt', 'banners:field.endsAt'),
    ],
  },
  {
    call: listAudit,
    title: 'audit:title',
    columns: [
      time('at', 'admin:audit.column.date'),
      column('actor.name', 'admin:audit.column.person'),
      column('action', 'admin:audit.column.action', 'audit:action'),
      column('entity', 'audit:filter.entity', 'audit:entity'),
      column('entityId', 'audit:filter.entityId'),
      column('details', 'admin:audit.column.details'),
    ],
  },
  {
    call: listJobs,
    title: 'operations:jobs',
    columns: [
      column('name', 'operations:jobs.column.kind'),
      column('kind', 'operations:jobs.column.code'),
      column('state', 'operations:jobs.column.state', 'operations:jobs.state'),
      column('attempts', 'operations:jobs.column.attempts'),
      time('runAt', 'operations:jobs.column.runAt'),
      column('error', 'operations:jobs.column.error'),
    ],
  },
  {
    call: listMessages,
    title: 'operations:outbox',
    columns: [
      column('name', 'operations:outbox.column.template'),
      column('channel', 'operations:outbox.column.channel', 'operations:outbox.channel'),
      column('recipient', 'operations:outbox.column.recipient'),
      column('status', 'operations:jobs.column.state', 'operations:outbox.status'),
      time('createdAt', 'operations:outbox.column.createdAt'),
      column('error', 'operations:jobs.column.error'),
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

export const exportedLists: ReadonlyMap<string, ExportedList> = new Map(lists.map((list) => [list.call.id, list]))
