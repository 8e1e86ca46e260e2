// Catalog: the tree class > group > category, characteristics, brands and products. A list is filtered by the
// characteristics of its category. Names fall back from the locale to English to the seller's language; `nameLocale`
// is the language shown. A name in one language is assembled for readers of the others, with `originalName` beside it.
import { z } from 'zod'
import { call, Locale, Money, NumberParameter, scoped } from '#platform/contract.ts'
import { UploadedVideo, YoutubeVideo } from '#modules/files/contract.ts'
import { Placement } from '#modules/promotions/placement-contract.ts'
import { StoreCard } from '#modules/suppliers/store-card-contract.ts'
import { StoreTerms } from '#modules/suppliers/terms-contract.ts'
import { Vat } from '#modules/suppliers/vat-contract.ts'

export const CategoryLevel = z.enum(['Class', 'Group', 'Category'])
export const FilterType = z.enum([
  'Price',
  'Radio',
  'Check',
  'Interval',
  'Text',
  'TextList',
  'Select',
  'Brand',
  'MinOrder',
  'MinOrderUnitType',
])
export const DocumentKind = z.enum(['DataSheet', 'Certificate', 'Manual', 'Other'])
export const StockStatus = z.enum(['OutOfStock', 'InStock', 'Low'])

/** `path` consists of the aliases from the class down in the caller's language: fasteners/bolts/hex-bolts. */
export const CategoryShort = z.object({
  id: z.int(),
  level: CategoryLevel,
  name: z.string(),
  path: z.string(),
  productCount: z.int(),
})
export const CategoryNode = CategoryShort.extend({
  drawingId: z.string().nullable(),
  children: z.array(CategoryShort.extend({ children: z.array(CategoryShort) })),
})
export const CategoryTile = CategoryShort.extend({
  pictureId: z.string().nullable().describe('Its drawing, otherwise a picture of its most popular product'),
})
export const CategoryFilter = z.object({
  key: z.string().describe('The parameter of `product/search`'),
  type: FilterType,
  name: z.string(),
  unit: z.string(),
  isPromoted: z.boolean(),
  options: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .describe('Those that products of the category have'),
})
export const Category = CategoryShort.extend({
  about: z.string(),
  title: z.string().describe('For search engines; empty: made from the name'),
  description: z.string().describe('For search engines; empty: made from the name'),
  view: z.enum(['grid', 'list']),
  drawingId: z.string().nullable(),
  parents: z.array(CategoryShort),
  children: z.array(CategoryTile.extend({ children: z.array(CategoryShort) })),
  paths: z.record(Locale, z.string()).describe('The same category in every language, for hreflang'),
  filters: z.array(CategoryFilter).describe('In display order; empty for classes and groups'),
})

export const getCategoryTree = call('GET x/catalog-category/{p}/{g}/tree', {
  access: 'public',
  summary: 'The whole tree with counts',
  input: z.object(scoped),
  output: z.object({ items: z.array(CategoryNode) }),
})
const compact = { id: z.int(), alias: z.string(), name: z.string() }
const CompactGroup = z.object({ ...compact, children: z.array(z.object(compact)) })
export const getCompactTree = call('GET x/catalog-category/{p}/{g}/compact-tree', {
  access: 'public',
  summary: 'Ids, aliases and names only',
  input: z.object(scoped),
  output: z.object({ items: z.array(z.object({ ...compact, children: z.array(CompactGroup) })) }),
})
export const topCategories = call('GET x/catalog-category/{p}/{g}/top', {
  access: 'public',
  summary: 'Categories with the most products',
  input: z.object({ ...scoped, limit: z.coerce.number().int().min(1).max(50).catch(12).default(12) }),
  output: z.object({ items: z.array(CategoryShort) }),
})
export const listCategories = call('GET x/catalog-category/{p}/{g}/list', {
  access: 'public',
  summary: 'Children of one node; the classes when none is given',
  input: z.object({ ...scoped, parent: NumberParameter.optional() }),
  output: z.object({ items: z.array(CategoryTile) }),
})
export const getCategory = call('GET x/catalog-category/{p}/{g}/single', {
  access: 'public',
  summary:
    "One node by its id or by its path in any language, with parents, children, texts and filters; the path in the answer is in the caller's language",
  input: z.object({ ...scoped, path: z.string().max(300).optional(), id: NumberParameter.optional() }),
  output: Category,
  errors: ['catalog.unknownCategory'],
})

export const Unit = z.object({
  code: z.string(),
  label: z.string().describe("As in a lot line: '1 pc', '100 pcs'"),
  plural: z.string().describe('ICU message with {count}'),
  pieces: z.int().describe('In one unit: 100 for 100 pcs, 1 where the unit is not a number of pieces'),
})
export const Stock = z.object({
  status: StockStatus,
  available: z.int().nullable().describe('Null: the supplier does not say how much there is'),
  leadDays: z.int().nullable(),
  canOrder: z.boolean(),
})
export const Spec = z.object({ name: z.string(), value: z.string() })

export const ProductName = z.object({
  slug: z.string().describe('{words}-{id}'),
  name: z.string(),
  nameLocale: Locale,
  originalName: z
    .object({ name: z.string(), locale: Locale })
    .nullable()
    .describe(
      "The seller's name, where it is in one foreign language and `name` is assembled of category and characteristics",
    ),
})

/** A product in a list. */
export const ProductCard = z.object({
  id: z.int(),
  ...ProductName.shape,
  code: z.string(),
  brand: z.object({ alias: z.string(), name: z.string() }).nullable(),
  imageIds: z.array(z.string()).describe('The first three'),
  hasDrawing: z.boolean().describe("A drawing stands for the supplier's picture until there is one"),
  price: Money.describe("In the visitor's currency, without VAT"),
  vat: Vat,
  originalPrice: Money,
  oldPrice: Money.nullable(),
  tiers: z.array(z.object({ fromQuantity: z.int(), price: Money })).describe('Prices by quantity, ascending'),
  unit: Unit,
  minimumOrder: z.int(),
  orderStep: z.int(),
  stock: Stock,
  store: z.object({
    id: z.int(),
    alias: z.string(),
    name: z.string(),
    city: z.string(),
    minimumOrder: Money.describe("Of an order, in the visitor's currency"),
    verifiedAt: z.string().nullable(),
    deliveryDays: StoreTerms.shape.deliveryDays,
    deliveryPlace: z.string().nullable().describe('The place that the days are for; null if they hold in general'),
    isPickupOnly: z.boolean(),
  }),
  specs: z.array(Spec).describe('Up to six, in the order of the category'),
  offers: z
    .object({ count: z.int(), from: Money.describe("The lowest, in the visitor's currency, without VAT"), vat: Vat })
    .nullable()
    .describe('Live offers of the same article, this one included; null if it is the only one'),
  isPromo: z.boolean(),
})

export const ProductLong = ProductCard.extend({
  description: z.string(),
  descriptionLocale: Locale,
  condition: z.enum(['New', 'Original']),
  categories: z.array(CategoryShort).describe('From the class to the category'),
  rate: z.object({ date: z.string(), source: z.string(), value: z.number() }),
  tiers: z.array(z.object({ fromQuantity: z.int(), price: Money, originalPrice: Money, lessPercent: z.int() })),
  individualPrices: z
    .array(z.object({ fromQuantity: z.int(), price: Money, originalPrice: Money, until: z.iso.date() }))
    .describe('What the seller has offered to the caller'),
  characteristics: z.array(Spec.extend({ key: z.string().nullable(), locale: Locale })),
  countryCode: z.string().nullable(),
  isPrivateLabel: z.boolean().describe('It can be made under the buyer’s brand'),
  barcode: z.string().nullable().describe('GTIN'),
  weightGrams: z.int().nullable().describe('Of the packed product'),
  lengthMm: z.int().nullable(),
  widthMm: z.int().nullable(),
  heightMm: z.int().nullable(),
  allImageIds: z.array(z.string()),
  videos: z.array(
    z.discriminatedUnion('source', [
      YoutubeVideo.omit({ thumbnailUrl: true }),
      UploadedVideo.omit({ name: true, size: true }),
    ]),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      kind: DocumentKind,
      title: z.string(),
      contentType: z.string(),
      size: z.int().describe('Bytes'),
      validUntil: z.iso.date().nullable().describe('Its last day'),
      isExpired: z.boolean(),
      url: z.string(),
    }),
  ),
  supplier: StoreCard,
  updatedAt: z.string(),
  slugs: z.record(Locale, z.string()),
})
export const getProduct = call('GET x/platform/{p}/{g}/product/long', {
  access: 'public',
  summary: 'The whole product page',
  input: z.object({ ...scoped, id: NumberParameter }),
  output: ProductLong,
  errors: ['catalog.unknownProduct'],
})
export const getFormerProduct = call('GET x/platform/{p}/{g}/product/former', {
  access: 'public',
  summary: 'What a product was that is no longer on sale',
  input: z.object({ ...scoped, id: NumberParameter }),
  output: z.object({
    name: z.string(),
    nameLocale: Locale,
    categories: z.array(CategoryShort).describe('From the class to the category'),
    store: z.object({ alias: z.string(), name: z.string() }).nullable().describe('Null: the store has closed, too'),
  }),
  errors: ['catalog.unknownProduct'],
})
const cards = {
  ...scoped,
  limit: z.coerce.number().int().min(1).max(24).catch(10).default(10),
  location: z.string().max(80).optional(),
}
export const Cards = z.object({ items: z.array(ProductCard) })
export const randomCards = call('GET x/platform/{p}/{g}/product/small-card/random', {
  access: 'public',
  summary: 'Random products, different ones each hour',
  input: z.object(cards),
  output: Cards,
})
export const lastCards = call('GET x/platform/{p}/{g}/product/small-card/last', {
  access: 'public',
  summary: 'Newest products; with ids, these products in that order (recently viewed)',
  input: z.object({ ...cards, ids: z.string().max(200).optional() }),
  output: Cards.extend({ sinceYesterday: z.int() }),
})
export const similarCards = call('GET x/platform/{p}/{g}/product/small-card/similar', {
  access: 'public',
  summary: 'Products similar to a product',
  input: z.object({ ...cards, id: NumberParameter }),
  output: Cards,
})
export const promoCards = call('GET x/platform/{p}/{g}/product/small-card/promo', {
  access: 'public',
  summary: 'Promoted products of a placement, of suppliers in the location',
  input: z.object({
    ...cards,
    placement: Placement.default('PromoOnMainPage'),
    category: z.string().max(300).optional().describe('Id, or path in any language'),
  }),
  output: Cards.extend({ total: z.int() }),
  errors: ['catalog.unknownCategory'],
})
const Brand = z.object({ id: z.int(), alias: z.string(), name: z.string(), productCount: z.int() })
export const getBrand = call('GET brand/get', {
  access: 'user',
  summary: 'One brand',
  input: z.object({ id: NumberParameter }),
  output: Brand,
  errors: ['catalog.unknownBrand'],
})
export const getBrandByAlias = call('GET brand/by-alias', {
  access: 'public',
  summary: 'A brand as its list of products shows it',
  input: z.object({ alias: z.string().max(80) }),
  output: Brand.extend({ logoId: z.string().nullable(), countryCode: z.string().nullable() }),
  errors: ['catalog.unknownBrand'],
})
export const searchBrands = call('GET brand/search', {
  access: 'public',
  limit: 'search',
  summary: 'Brands by the beginning of the name, tolerant of typing errors',
  input: z.object({
    text: z.string().trim().max(80).default(''),
    limit: z.coerce.number().int().min(1).max(20).catch(10).default(10),
  }),
  output: z.object({ items: z.array(Brand) }),
})
