// Suppliers: a store is what buyers see of a supplier; an organization is the legal entity behind it; branches and
// warehouses are its places.
import { z } from 'zod'
import { call, Empty, listOf, Locale, Money, PageNumber, PageSize } from '#platform/contract.ts'
import { LocationShort } from '#modules/geo/contract.ts'
import { Placement } from '#modules/promotions/placement-contract.ts'
import { StoreTerms } from './terms-contract.ts'
import { StoreCard, supplierTypes } from './store-card-contract.ts'

export const draftNeeds = ['products', 'about', 'logo', 'phone'] as const
const latin = z.string().nullable().describe('In Latin script, for readers of it; null if it is in that script')
const Premises = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  address: z.string(),
  addressLatin: latin,
})
export const Store = StoreCard.extend({
  aboutLocale: Locale,
  minimumOrderOriginal: Money,
  parents: z.array(LocationShort),
  organization: z.object({
    legalName: z.string(),
    legalNameLatin: latin,
    taxNumber: z.string(),
    countryCode: z.string(),
  }),
  hasPhone: z.boolean().describe('Whether `telephony/redirect-phone-number` returns a number'),
  site: z.string().nullable(),
  hours: z.string(),
  delivery: z.string(),
  payment: z.string(),
  terms: StoreTerms,
  pickupAddress: z.string().describe('Where goods are picked up; empty without an address or if the store offers none'),
  branches: z.array(Premises),
  warehouses: z.array(Premises),
  createdAt: z.string(),
  draft: z
    .object({ missing: z.array(z.enum(draftNeeds)) })
    .nullable()
    .describe('For the people of a store that is not open yet: what it lacks. Nobody else sees such a store'),
})

const directoryInput = {
  location: z.string().max(80).optional(),
  category: z.string().max(300).optional().describe('class, class/group or class/group/category aliases'),
  kind: z
    .string()
    .regex(new RegExp(`^(${supplierTypes.join('|')})(,(${supplierTypes.join('|')}))*$`))
    .optional()
    .describe('Supplier types, separated by commas'),
  verified: z.enum(['1', 'true']).optional().describe('Verified stores only'),
  deliversTo: z.string().max(500).optional().describe('Aliases of countries: stores that deliver to one of them'),
  unknownFilters: z
    .enum(['refuse', 'ignore'])
    .default('refuse')
    .describe('What becomes of countries in `deliversTo` that are none'),
  text: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Words of store names in any language and of the categories of their products'),
}
export const storeSorts = ['popular', 'new', 'name', 'goods'] as const
const FilterValue = z.object({ value: z.string(), label: z.string(), count: z.int(), isChosen: z.boolean() })
export const listStores = call('GET x/store/list', {
  access: 'public',
  limit: 'search',
  summary:
    'Stores by location, category, kind, verification, where they deliver and text; with a text, `popular` sorts by relevance',
  input: z.object({
    ...directoryInput,
    sort: z.enum(storeSorts).default('popular'),
    page: PageNumber,
    pageSize: PageSize(24),
  }),
  output: listOf(StoreCard).extend({
    kinds: z.array(FilterValue),
    classes: z.array(FilterValue).describe('Below the chosen node; the classes when none is chosen'),
    verifiedCount: z.int(),
    deliveries: z.array(FilterValue).describe('Countries, before the others that of the visitor'),
    places: z
      .array(z.object({ alias: z.string(), name: z.string(), count: z.int() }))
      .describe('Locations below the chosen one; countries when none is chosen. Without empty ones'),
  }),
})
export const countStores = call('GET x/store/count', {
  access: 'public',
  limit: 'search',
  summary: 'Number of stores that the same query finds',
  input: z.object(directoryInput),
  output: z.object({ total: z.int() }),
})
export const getStore = call('GET x/store/single', {
  access: 'public',
  summary: "One store's page; the people of a draft store see theirs too",
  input: z.object({ alias: z.string().max(100) }),
  output: Store,
  errors: ['suppliers.unknownStore', 'suppliers.closedStore'],
})
export const getFormerStore = call('GET x/store/former', {
  access: 'public',
  summary: 'What a store was that has closed',
  input: z.object({ alias: z.string().max(100) }),
  output: z.object({
    name: z.string(),
    class: z.object({ path: z.string(), name: z.string() }).nullable().describe('Of most of its products'),
  }),
  errors: ['suppliers.unknownStore'],
})
const limitInput = z.object({ limit: z.coerce.number().int().min(1).max(24).catch(6).default(6) })
const location = z.string().max(80).optional().describe('Only stores in this location')
const Stores = z.object({ items: z.array(StoreCard) })
const OwnStore = StoreCard.extend({
  minimumOrderOriginal: Money.describe("In the store's currency"),
  status: z.enum(['Draft', 'Active', 'Suspended', 'Closed']),
})
export const lastStores = call('GET x/store/short/last', {
  access: 'public',
  summary: 'Newest stores',
  input: limitInput,
  output: Stores,
})
export const randomStores = call('GET x/store/short/random', {
  access: 'public',
  summary: 'Random verified stores, different ones each hour',
  input: limitInput.extend({ location }),
  output: Stores,
})
export const promoStores = call('GET x/store/promo/list', {
  access: 'public',
  summary:
    'Promoted stores of a placement, other ones each hour; they are advertisements and marked as such (`isPromo`)',
  input: limitInput.extend({
    location,
    placement: Placement.default('PromoOnMainPage'),
    category: z.string().max(300).optional().describe('Only stores with products in it'),
  }),
  output: Stores,
  errors: ['suppliers.unknownCategory'],
})
export const myStores = call('GET x/store/context', {
  access: 'user',
  summary: 'My stores, also those that buyers do not see',
  input: Empty,
  output: z.object({ items: z.array(OwnStore) }),
})
export const activeStore = call('GET x/store/active', {
  access: 'user',
  summary: 'My store that X-Store-Id selects; without the header my only store',
  input: Empty,
  output: OwnStore.nullable(),
})
