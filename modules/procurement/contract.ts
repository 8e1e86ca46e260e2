// Procurement: buyers post what they need, stores answer with an offer each, and the buyer accepts one. Stores never see the offers of
// others, and learn who the buyer is with the acceptance. No order follows by itself: both go on in their conversation.
// An offer of a store names price and quantity in the unit of the request. Days end with their UTC day.
import { z } from 'zod'
import { File } from '#modules/files/contract.ts'
import {
  call,
  Currency,
  Empty,
  FreeText,
  Line,
  listOf,
  Locale,
  Money,
  Name,
  NumberParameter,
  Ok,
  PageNumber,
  PageSize,
} from '#platform/contract.ts'
import { maxQuantity } from '#platform/constants.ts'
import { Day } from '#modules/orders/status-contract.ts'

export const requestStatuses = ['Open', 'Closed', 'Withdrawn'] as const
export const offerStatuses = ['Sent', 'Accepted', 'NotChosen', 'Withdrawn'] as const
export const RequestStatus = z.enum(requestStatuses)
export const OfferStatus = z.enum(offerStatuses)
export const EndedBy = z.enum(['Acceptance', 'Deadline', 'Buyer', 'Administrator'])
export const maxRequestFiles = 10
export const maxOpenRequests = 20
export const maxDeadlineDays = 180
export const maxLeadDays = 365
/** Price times quantity stays an exact integer. */
const PriceMinor = z.int().min(1).max(1_000_000_000)
const Quantity = z.int().min(1).max(maxQuantity)
const Id = z.uuid().toLowerCase()
const Side = z.enum(['Buyer', 'Store']).default('Buyer').describe('Store: as the store that X-Store-Id names')

const Place = z.object({ alias: z.string(), name: z.string() })
const Unit = z.object({ code: z.string(), label: z.string(), plural: z.string(), pieces: z.int() })
const Category = z.object({ id: z.int(), name: z.string(), path: z.string() })
const Product = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  nameLocale: Locale,
  imageId: z.string().nullable(),
})

export const RequestSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  locale: Locale.describe('The language in which it was written'),
  quantity: z.int(),
  unit: Unit,
  targetPrice: Money.nullable().describe('For one unit, without VAT'),
  category: Category.nullable(),
  place: Place.describe('Where the goods go'),
  deadline: z.iso.date().describe('The last day for offers, in UTC'),
  status: RequestStatus,
  endedBy: EndedBy.nullable(),
  createdAt: z.iso.datetime(),
})
const Buyer = z.object({
  company: z.string().nullable().describe('The legal name of the company that the account buys for'),
  contact: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      chatId: z.uuid().nullable().describe('Null if the store has blocked the buyer before'),
    })
    .nullable()
    .describe('Once the offer of the store is accepted'),
})
export const Offer = z.object({
  id: z.uuid(),
  status: OfferStatus,
  version: z.int(),
  price: Money.describe('For one unit, without VAT'),
  shownPrice: Money.describe("The price in the caller's currency"),
  quantity: z.int(),
  total: Money.describe('Price times quantity'),
  shownTotal: Money.describe("The total in the caller's currency"),
  leadDays: z.int().describe('Until the goods are shipped'),
  validUntil: z.iso.date(),
  isExpired: z.boolean(),
  comment: z.string(),
  product: Product.nullable().describe('Null without one, or once it is no longer sold'),
  isOutdated: z.boolean().describe('The request has been changed since'),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
})
const Supplier = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string(),
  city: z.string(),
  verifiedAt: z.string().nullable(),
  isActive: z.boolean(),
})
const Request = RequestSummary.extend({
  side: z.enum(['Buyer', 'Store']),
  text: z.string().describe('Plain text, never markup'),
  files: z.array(File),
  changedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().describe('Why an administrator has withdrawn it'),
  buyer: Buyer.nullable().describe('For a store'),
  offers: z
    .array(Offer.extend({ store: Supplier }))
    .describe(
      'For the buyer: the accepted one, then the cheapest first, then those for less than is asked for; empty for a store',
    ),
  ownOffer: Offer.nullable().describe('Of the store'),
  storeCurrency: Currency.nullable().describe('Of the store, for its offer'),
  isUnread: z.boolean().describe('The caller has an unread notification about the request'),
  can: z.array(z.enum(['change', 'withdraw', 'accept', 'offer', 'withdrawOffer'])),
})

export const requestViews = ['fitting', 'answered', 'all'] as const
export const listRequests = call('GET procurement/get/list', {
  access: 'user',
  summary: 'Own requests, or those of others that are open to the store of X-Store-Id; the newest first',
  input: z.object({
    side: Side,
    status: RequestStatus.optional().describe('Of own requests'),
    view: z
      .enum(requestViews)
      .default('fitting')
      .describe('For a store: open ones of categories in which it sells, those that it has answered, or all open ones'),
    query: Line(100).default('').describe('In titles'),
    page: PageNumber,
    pageSize: PageSize(20),
  }),
  output: listOf(
    RequestSummary.extend({
      offerCount: z.int().nullable().describe('Without withdrawn ones; null for a store'),
      buyerCompany: z.string().nullable().describe('For a store'),
      ownOffer: OfferStatus.nullable().describe('Of the store'),
    }),
  ),
  errors: ['request.forbidden'],
})
export const getRequest = call('GET procurement/get', {
  access: 'user',
  summary:
    'One request: with all offers for its buyer; for the store of X-Store-Id with its own offer, if the request is open or the store has answered',
  input: z.object({
    id: Id,
    side: z.enum(['Buyer', 'Store']).optional().describe('Default: Buyer for own requests, else Store'),
  }),
  output: Request,
  errors: ['procurement.notFound', 'procurement.forSuppliers'],
})
export const saveRequest = call('POST procurement/create', {
  access: 'user',
  limit: 'order',
  summary: `Posts a request, or changes an open one; ${maxOpenRequests} can be open. Idempotent by Idempotency-Key`,
  input: z.strictObject({
    id: Id.optional().describe('Of the own request to be changed'),
    title: Name(160),
    text: FreeText(4000).default(''),
    categoryId: z.int().min(1).max(2_147_483_647).nullish().describe('Stores that sell it are told'),
    quantity: Quantity,
    unit: z.string().min(1).max(40).describe('Code of a unit'),
    targetPriceMinor: PriceMinor.nullish().describe('For one unit, without VAT'),
    currency: Currency.optional().describe('Of the target price; default: the currency header'),
    location: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .describe('Alias of a country or of a place in one, to which the goods go'),
    deadline: Day.describe(
      `The last day for offers, in UTC: today at the earliest, in ${maxDeadlineDays} days at the latest`,
    ),
    fileIds: z
      .array(Id)
      .max(maxRequestFiles)
      .default([])
      .describe('Files uploaded by chat/file/upload; those of the request that are not named are taken off'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [
    'procurement.notFound',
    'procurement.wrongStatus',
    'procurement.tooManyOpen',
    'procurement.unknownFile',
    'request.keyReused',
    'request.invalidKey',
  ],
})
export const withdrawRequest = call('POST procurement/delete', {
  access: 'user',
  summary: 'Withdraws an own open request; stores that have made offers are told',
  input: z.strictObject({ id: Id }),
  output: Ok,
  errors: ['procurement.notFound', 'procurement.wrongStatus'],
})
export const saveOffer = call('POST procurement/offer/create', {
  access: 'seller',
  limit: 'order',
  summary: 'Makes the offer of the store to an open request, or changes it; a withdrawn one is made again',
  input: z.strictObject({
    requestId: Id,
    priceMinor: PriceMinor.describe('For one unit, without VAT'),
    currency: Currency.optional().describe('Default: that of the store'),
    quantity: Quantity,
    leadDays: z.int().min(0).max(maxLeadDays).describe('Until the goods are shipped'),
    validUntil: Day.describe(
      `The last day on which it can be accepted, in UTC; in ${maxDeadlineDays} days at the latest`,
    ),
    comment: FreeText(2000).default('').describe('Delivery, payment and other terms'),
    productId: z.int().min(1).max(2_147_483_647).nullish().describe('A product of the store that is on sale'),
  }),
  output: z.object({ id: z.uuid() }),
  errors: [
    'procurement.notFound',
    'procurement.wrongStatus',
    'procurement.ownRequest',
    'procurement.storeNotActive',
    'request.keyReused',
    'request.invalidKey',
  ],
})
export const withdrawOffer = call('POST procurement/offer/withdraw', {
  access: 'seller',
  summary: 'Withdraws the offer of the store while the request is open',
  input: z.strictObject({ requestId: Id }),
  output: Ok,
  errors: ['procurement.notFound', 'procurement.offerNotFound', 'procurement.wrongStatus'],
})
export const acceptOffer = call('POST procurement/offer/accept', {
  access: 'user',
  limit: 'order',
  summary:
    'Accepts an offer to an own request, also after its last day: the request is closed, all stores with offers are told, and the conversation with the store begins with both quoted. No order is placed',
  input: z.strictObject({
    id: Id.describe('Of the offer'),
    version: z.int().min(1).max(2_147_483_647).describe('As it was read; a later one refuses the acceptance'),
  }),
  output: z.object({
    requestId: z.uuid(),
    chatId: z.uuid().nullable().describe('Null if the store has blocked the buyer'),
  }),
  errors: [
    'procurement.offerNotFound',
    'procurement.wrongStatus',
    'procurement.changedMeanwhile',
    'procurement.offerExpired',
    'procurement.storeNotActive',
  ],
})
export const markAsViewed = call('POST procurement/viewed', {
  access: 'user',
  summary:
    'Marks notifications of the caller as read: about one request, or without `id` about new requests for the store of X-Store-Id',
  input: z.strictObject({ id: Id.optional() }),
  output: Ok,
})
export const countFitting = call('GET procurement/fitting/count', {
  access: 'seller',
  summary:
    'Number of open requests of the last seven days that fit the store and that it has not answered, 100 at most',
  input: Empty,
  output: z.object({ count: z.int() }),
})
export const latestRequests = call('GET procurement/latest', {
  access: 'public',
  summary: 'The latest open requests, without text, buyer and offers',
  input: z.object({
    limit: z.coerce.number().int().min(1).max(10).catch(3).default(3),
    categoryId: NumberParameter.optional(),
  }),
  output: z.object({ items: z.array(RequestSummary) }),
})
