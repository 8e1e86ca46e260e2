import { createHash } from 'node:crypto'
import { currencies, type Currency, type Locale } from '#platform/constants.ts'
import { onceFor } from './values/once-for.ts'
import { publicUrl } from '#platform/values/public-url.ts'
import type { Catalog, Category } from './catalog.ts'
import type { RejectionCode } from './errors.ts'
import type { ImportedProduct } from './imported-product.ts'
import type { Mapping } from './mapping/mapping.ts'
import { mapParams } from './mapping/params.ts'
import { guessValues, type SupposedValue } from './mapping/suppose-values.ts'
import { missingRequired } from './publishing.ts'
import { isArchiveAddress } from './values/archive-address.ts'
import { lineWithoutContacts, withoutContacts } from './values/contacts.ts'
import { countryOf } from './values/countries.ts'
import { priceReader, pricesOf } from './values/prices.ts'
import { stockOfOffer } from './values/stock.ts'
import { termsOf } from './values/terms.ts'
import { fold, oneLine, plainText, truncate } from './values/text.ts'
import { tiersOf } from './values/tiers.ts'
import type { FeedOffer, FeedParam, Shop } from './yml/read-offers.ts'
import { currencyCode } from './yml/stated-rates.ts'

export type Rejection = { code: RejectionCode; detail: string }
export type ImportContext = {
  mapping: Mapping
  catalog: Catalog
  shop: Shop
  storeCurrency: string
  /** That of the store's country, for offers that do not state theirs. */
  standardVatPercent: number
  sourceLocale: Locale
  /** The name of the property for notes on the sale, in the language of the source. */
  salesNotesName: string
  /** Codes of units by their folded names. */
  units: ReadonlyMap<string, string>
  /** Whether an offer says only what is to be changed of a product that the store has. */
  isPartial: boolean
  /** Whether a new product without a price is a draft. */
  takesPriceless?: boolean
  /** Units of the store's currency per unit of another one, by its folded code. Prices in others are refused. */
  rates?: ReadonlyMap<string, number>
  /** Values of the offer unless it has its own. */
  constants?: readonly SupposedValue[]
}
/** A product that the store has. An offer that says only what is to be changed is completed from it. */
export type KnownProduct = {
  externalId: string | null
  code: string
  name: string
  priceMinor: number | null
  categoryKey: string
  vatPercent: number | null
  keepsPrice: boolean
}

const maxLengths = { id: 120, code: 80, name: 150, description: 10_000, brand: 80, url: 2_000 }

/** Maps an offer to a product, or returns all reasons to reject it. `known`: the product that it changes. */
export function parseOffer(
  offer: FeedOffer,
  context: ImportContext,
  known?: KnownProduct,
): ImportedProduct | Rejection[] {
  if (offer.problem) return [{ code: 'unreadable', detail: truncate(offer.problem.detail, 200) }]
  const facts = factsOf(offer, context, known)
  const rejections = rejectionsOf(offer, facts, context)
  const { category: match, currency } = facts
  if (rejections.length > 0 || !('category' in match) || !currency) return rejections
  const { product, mapped, described } = productOf(offer, { ...facts, match, currency }, context, known)
  const { category } = match
  // A change of the required characteristics changes the hash, so that the product is written again.
  const lacking = missingRequired(product).map(({ id }) => id)
  return {
    ...product,
    statedCurrency: facts.currencyCode,
    unmatched: mapped.unmatched,
    guesses: guessValues(described, category, mapped),
    constants: (context.constants ?? []).filter(({ characteristicId }) =>
      category.characteristics.some(({ id }) => id === characteristicId),
    ),
    isPartial: context.isPartial,
    hash: hashOf({
      ...product,
      category: category.id,
      locale: context.sourceLocale,
      ...(lacking.length > 0 && { lacking }),
    }),
  }
}

type Facts = ReturnType<typeof factsOf>

/** What an offer can be rejected for. */
function factsOf(offer: FeedOffer, context: ImportContext, known: KnownProduct | undefined) {
  const { fields } = offer
  const { mapping, standardVatPercent } = context
  const currencyCode = currencyCodeOf(fields.currencyId ?? '', context.shop)
  const rate = currencyCode === context.storeCurrency ? undefined : context.rates?.get(fold(currencyCode))
  const statement = {
    prices: mapping.prices,
    standardVatPercent,
    rate,
    ownVatPercent: known?.vatPercent ?? undefined,
  }
  const prices = pricesOf(offer, statement)
  const isKept = known && (known.keepsPrice || (context.isPartial && !fields.price))
  const priceMinor = (isKept ? known.priceMinor : prices.priceMinor) ?? null
  return {
    name: lineWithoutContacts(nameOf(offer)) || (known?.name ?? oneLine(composedName(offer))),
    code: oneLine(fields.vendorCode ?? '') || (known?.code ?? offer.id),
    prices,
    priceMinor,
    tiers:
      !offer.tiers?.length || priceMinor === null || known?.keepsPrice
        ? undefined
        : tiersOf(offer.tiers, priceMinor, priceReader(offer, statement)),
    isPriceless:
      priceMinor === null &&
      context.takesPriceless &&
      (known?.priceMinor ?? null) === null &&
      statesNoPrice(fields.price),
    currencyCode,
    currency: knownCurrency(rate === undefined ? currencyCode : context.storeCurrency),
    category: categoryOf(offer, context, known),
    unitCode: fields.unit === undefined ? undefined : context.units.get(fold(fields.unit)),
  }
}

function rejectionsOf({ id, fields, tooLong }: FeedOffer, facts: Facts, { storeCurrency }: ImportContext): Rejection[] {
  const { name, code, priceMinor, isPriceless, tiers, currencyCode, currency, category, unitCode } = facts
  const rejections: Rejection[] = []
  const reject = (reason: RejectionCode, detail: string) =>
    void rejections.push({ code: reason, detail: truncate(detail, 200) })
  if (!id) reject('noId', name)
  if (tooLong) reject('tooLong', tooLong)
  if (id.length > maxLengths.id) reject('tooLong', 'id')
  if (code.length > maxLengths.code) reject('tooLong', 'vendorCode')
  if (!name) reject('noName', '')
  if (priceMinor === null && !isPriceless) reject('badPrice', fields.price ?? '')
  if (tiers?.wrong !== undefined) reject('badTier', tiers.wrong)
  if (!currency && !allCurrencies.has(currencyCode)) reject('unknownCurrency', fields.currencyId ?? '')
  else if (currency !== storeCurrency) reject('otherCurrency', `${currencyCode}, ${storeCurrency}`)
  if (!('category' in category)) reject('noCategory', category.wanted)
  if (fields.unit !== undefined && unitCode === undefined) reject('unknownUnit', fields.unit)
  return rejections
}

type Accepted = Facts & { match: FoundCategory; currency: Currency }

function productOf(offer: FeedOffer, accepted: Accepted, context: ImportContext, known: KnownProduct | undefined) {
  const { fields } = offer
  const { name, code, prices, priceMinor, tiers, currency, match, unitCode } = accepted
  const described = {
    name,
    params: [...offer.params, ...salesNotesOf(offer, context)].map((param) => ({
      ...param,
      decidesCategory: match.isByParam && fold(param.name) === context.mapping.categoryParam,
    })),
  }
  const mapped = mapParams(described, match.category, context.mapping)
  const { unmatched: _, ...params } = mapped
  const product = {
    externalId: known?.externalId ?? offer.id,
    code,
    name: truncate(name, maxLengths.name),
    description: descriptionOf(fields.description ?? ''),
    brand: truncate(oneLine(fields.vendor ?? ''), maxLengths.brand) || null,
    category: match.category,
    currency,
    priceMinor,
    oldPriceMinor: priceMinor === null ? null : prices.oldPriceMinor,
    ...stockOfOffer(offer),
    terms: { ...termsOf(offer), ...prices.vat, ...(unitCode !== undefined && { unitCode }) },
    countryCode: countryOf(oneLine(fields.country_of_origin ?? '')),
    urls: offer.pictures
      .flatMap((picture) => (isArchiveAddress(picture) ? picture : (publicUrl(picture.trim()) ?? [])))
      .filter((url) => url.length <= maxLengths.url),
    ...params,
    ...(tiers && tiers.tiers.length > 0 && { tiers: tiers.tiers }),
    ...translationsOf(offer, context),
  }
  return { product, mapped, described }
}

const descriptionOf = (text: string) => truncate(withoutContacts(plainText(text)), maxLengths.description)

function translationsOf({ translations = [] }: FeedOffer, { sourceLocale }: ImportContext) {
  const others = translations
    .filter(({ locale }) => locale !== sourceLocale)
    .map(({ locale, name, description }) => ({
      locale,
      name: truncate(lineWithoutContacts(oneLine(name)), maxLengths.name),
      description: descriptionOf(description),
    }))
  return others.length > 0 ? { translations: others } : {}
}

/** Terms of sale, such as a prepayment; shown among the properties. */
const salesNotesOf = ({ fields: { sales_notes: value } }: FeedOffer, { salesNotesName }: ImportContext): FeedParam[] =>
  value ? [{ name: salesNotesName, unit: '', value }] : []

/** Nothing, zero or words: 'on request'. */
export const statesNoPrice = (text = '') => !/[1-9]/.test(text)

/** Simplified offers have a name; offers of the type vendor.model have its parts. */
function nameOf({ fields }: FeedOffer) {
  const whole = oneLine(fields.name ?? '')
  if (whole) return whole
  if (!fields.model) return ''
  return oneLine([fields.typePrefix, fields.vendor, fields.model].filter(Boolean).join(' '))
}

/** Lists of parts name a product by its brand and its code only. */
const composedName = ({ fields: { vendor, vendorCode } }: FeedOffer) =>
  vendor && vendorCode ? `${vendor} ${vendorCode}` : ''

/** An offer without a currency is in the shop's currency if that has only one. */
const currencyCodeOf = (text: string, { currencies: declared }: Shop) =>
  currencyCode(text.trim() || (declared.length === 1 ? declared[0]! : ''))

export const knownCurrency = (code: string): Currency | undefined => currencies.find((currency) => currency === code)

/** Also those of no store here. Their prices are not those of the store under another name. */
const allCurrencies = new Set(Intl.supportedValuesOf('currency'))

type FoundCategory = { category: Category; isByParam: boolean }
type CategoryMatch = FoundCategory | { wanted: string }

function categoryOf(offer: FeedOffer, { mapping, catalog, shop }: ImportContext, known?: KnownProduct): CategoryMatch {
  const own = known && catalog.get(known.categoryKey)
  if (own && !offer.fields.categoryId) return { category: own, isByParam: false }
  const isByParam = mapping.categoryParam !== null
  const words = isByParam
    ? offer.params.filter(({ name }) => fold(name) === mapping.categoryParam).map(({ value }) => oneLine(value))
    : feedCategories(offer.fields.categoryId ?? '', shop)
  for (const word of words.map(fold)) {
    const category =
      catalog.get(mapping.categories.get(word) ?? '') ?? (mapping.matchNames && categoriesByName(catalog).get(word))
    if (category) return { category, isByParam }
  }
  const otherwise = mapping.otherwise === null ? undefined : catalog.get(mapping.otherwise)
  return otherwise
    ? { category: otherwise, isByParam: false }
    : { wanted: words.slice(0, isByParam ? 1 : 2).at(-1) ?? statedType(offer) }
}

const typeParams = /^(?:тип|вид|категория|type|category|kategori\p{L}*|categoria|tip|vrsta|art|tipo|tür)(?!\p{L})/iu

/** The values by which an offer without a category can be mapped to one. */
function statedType({ params }: FeedOffer) {
  const param = params.find(({ name }) => typeParams.test(name.trim()))
  return param ? `${oneLine(param.name)}: ${oneLine(param.value)}` : ''
}

/** Of categories with the same name the first. */
const categoriesByName = onceFor((catalog: Catalog): ReadonlyMap<string, Category> => {
  const lastFirst = [...catalog.values()].toReversed()
  return new Map(lastFirst.flatMap((category) => [...category.names].map((name) => [name, category] as const)))
})

/** The id and the name of the feed's category, followed by those of its ancestors. */
function feedCategories(id: string, { categories }: Shop): string[] {
  const words: string[] = []
  const seen = new Set<string>()
  for (let at = id.trim(); at && !seen.has(at); at = categories.get(at)?.parentId ?? '') {
    seen.add(at)
    words.push(at, oneLine(categories.get(at)?.name ?? ''))
  }
  return words.filter(Boolean)
}

/** Covers property names, too: renaming one changes the hash of every product. */
const hashOf = (product: object) => createHash('sha256').update(JSON.stringify(product)).digest('base64url')
