import { createHash } from 'node:crypto'
import { currencies, type Currency, type Locale } from '#platform/constants.ts'
import { webAddress } from '#platform/web-address.ts'
import type { Catalogue, Category } from './catalogue.ts'
import { countryOf } from './countries.ts'
import { describe, type Description } from './describe.ts'
import type { RefusalCode } from './errors.ts'
import type { Mapping } from './mapping.ts'
import { parseMeasured, parsePrice } from './numbers.ts'
import { lackingIn } from './publishing.ts'
import { fold, oneLine, plainText, shorten } from './text.ts'
import type { FeedOffer, FeedParam, Shop } from './yml.ts'

/** An offer in the catalogue's words. `count` is null when the feed only says that there is some. */
export type Good = Description & {
  externalId: string
  code: string
  name: string
  description: string
  brand: string | null
  category: Category
  currency: Currency
  priceMinor: number
  oldPriceMinor: number | null
  isAvailable: boolean
  count: number | null
  countryCode: string | null
  urls: string[]
  hash: string
}
export type Refusal = { code: RefusalCode; detail: string }
export type Terms = { mapping: Mapping; catalogue: Catalogue; shop: Shop; storeCurrency: string; sourceLocale: Locale }

const longest = { id: 120, code: 80, name: 150, description: 10_000, brand: 80, url: 2_000 }
const mostStock = 1_000_000_000

/** All that is wrong with an offer at once, or what it becomes. */
export function judge(offer: FeedOffer, terms: Terms): Good | Refusal[] {
  const refusals: Refusal[] = []
  const refuse = (code: RefusalCode, detail: string) => void refusals.push({ code, detail: shorten(detail, 200) })
  const { fields } = offer
  const name = nameOf(offer)
  const priceMinor = parsePrice(fields.price ?? '')
  const currency = currencyOf(fields.currencyId ?? '', terms.shop)
  const category = categoryOf(offer, terms)
  const code = oneLine(fields.vendorCode ?? '') || offer.id
  if (!offer.id) refuse('noId', name)
  if (offer.tooLong) refuse('tooLong', offer.tooLong)
  if (offer.id.length > longest.id) refuse('tooLong', 'id')
  if (code.length > longest.code) refuse('tooLong', 'vendorCode')
  if (!name) refuse('noName', '')
  if (!priceMinor) refuse('badPrice', fields.price ?? '')
  if (!currency) refuse('unknownCurrency', fields.currencyId ?? '')
  else if (currency !== terms.storeCurrency) refuse('otherCurrency', `${currency}, ${terms.storeCurrency}`)
  if (!('category' in category)) refuse('noCategory', category.wanted)
  if (refusals.length > 0 || !('category' in category) || !priceMinor || !currency) return refusals

  const count = countOf(offer)
  const oldPriceMinor = parsePrice(fields.oldprice ?? '') ?? 0
  const isCategory = ({ name: param }: FeedParam) => category.isByParam && fold(param) === terms.mapping.categoryParam
  const good = {
    externalId: offer.id,
    code,
    name: shorten(name, longest.name),
    description: shorten(plainText(fields.description ?? ''), longest.description),
    brand: shorten(oneLine(fields.vendor ?? ''), longest.brand) || null,
    category: category.category,
    currency,
    priceMinor,
    oldPriceMinor: oldPriceMinor > priceMinor ? oldPriceMinor : null,
    isAvailable: offer.available !== 'false' && count !== 0,
    count,
    countryCode: countryOf(oneLine(fields.country_of_origin ?? '')),
    urls: offer.pictures
      .flatMap((picture) => webAddress(picture.trim()) ?? [])
      .filter((url) => url.length <= longest.url),
    ...describe(
      offer.params.filter((param) => !isCategory(param)),
      category.category,
      terms.mapping,
    ),
  }
  // A category that comes to require more, or less, changes its goods.
  const lacking = lackingIn(good).map(({ id }) => id)
  return {
    ...good,
    hash: hashOf({
      ...good,
      category: good.category.id,
      locale: terms.sourceLocale,
      ...(lacking.length > 0 && { lacking }),
    }),
  }
}

/** Simplified offers carry a name; those of the type vendor.model carry its parts. */
function nameOf({ fields }: FeedOffer) {
  const whole = oneLine(fields.name ?? '')
  if (whole) return whole
  if (!fields.model) return ''
  return oneLine([fields.typePrefix, fields.vendor, fields.model].filter(Boolean).join(' '))
}

/** RUR is what the format called roubles long after they became RUB. Without one, the shop's only currency is meant. */
function currencyOf(given: string, { currencies: declared }: Shop): Currency | undefined {
  const wanted = given.trim() || (declared.length === 1 ? declared[0]!.trim() : '')
  const code = wanted.toUpperCase() === 'RUR' ? 'RUB' : wanted.toUpperCase()
  return currencies.find((currency) => currency === code)
}

type Sorted = { category: Category; isByParam: boolean } | { wanted: string }

function categoryOf(offer: FeedOffer, { mapping, catalogue, shop }: Terms): Sorted {
  const isByParam = mapping.categoryParam !== null
  const words = isByParam
    ? offer.params.filter(({ name }) => fold(name) === mapping.categoryParam).map(({ value }) => oneLine(value))
    : feedCategories(offer.fields.categoryId ?? '', shop)
  for (const word of words.map(fold)) {
    const category = catalogue.get(mapping.categories.get(word) ?? '') ?? (mapping.matchNames && named(word, catalogue))
    if (category) return { category, isByParam }
  }
  const otherwise = mapping.otherwise === null ? undefined : catalogue.get(mapping.otherwise)
  return otherwise
    ? { category: otherwise, isByParam: false }
    : { wanted: words.slice(0, isByParam ? 1 : 2).at(-1) ?? '' }
}

const named = (word: string, catalogue: Catalogue) => [...catalogue.values()].find(({ names }) => names.has(word))

/** The id of the feed's category, then its name, then those of the ones above it. */
function feedCategories(id: string, { categories }: Shop): string[] {
  const words: string[] = []
  const seen = new Set<string>()
  for (let at = id.trim(); at && !seen.has(at); at = categories.get(at)?.parentId ?? '') {
    seen.add(at)
    words.push(at, oneLine(categories.get(at)?.name ?? ''))
  }
  return words.filter(Boolean)
}

function countOf({ fields }: FeedOffer) {
  const measured = parseMeasured(fields.count ?? fields.stock_quantity ?? fields.quantity_in_stock ?? '')
  return measured ? Math.min(Math.max(0, Math.floor(measured.value)), mostStock) : null
}

const hashOf = (good: object) => createHash('sha256').update(JSON.stringify(good)).digest('base64url')
