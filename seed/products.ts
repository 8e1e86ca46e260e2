import { type Currency, type Locale, locales } from '#platform/constants.ts'
import type { Rates } from '#platform/money.ts'
import { type DrawnFiles, viewsOf } from './drawn-files.ts'
import { type Filler, fillerOf } from './fill.ts'
import type { LoadedCatalogue, LoadedCategory } from './load-catalogue.ts'
import type { LoadedStore } from './load-stores.ts'
import { between, pick, pickEarly, randomFrom } from './stores/random.ts'
import type { CategorySeed, Domain, Text, Value, Values } from './types.ts'

export type MadeProduct = {
  id: number
  store: LoadedStore
  category: LoadedCategory
  brand: string
  code: string
  currency: Currency
  priceMinor: number
  oldPriceMinor: number | null
  minimumOrder: number
  orderStep: number
  available: number
  lowStockAt: number
  leadDays: number | null
  popularity: number
  isPrivateLabel: boolean
  optionIds: number[]
  imageIds: string[]
  createdAt: Date
  names: Partial<Record<Locale, string>>
  descriptions: Partial<Record<Locale, string>>
  numbers: [number, number][]
  words: [number, Text][]
  tiers: [number, number][]
  stock: [number, number][]
}

const goodsPerCategory = 70
const hourMs = 3600 * 1000

/** Multiplies the categories into goods, and each good over one to three stores: the same on every machine. */
export function* makeProducts(
  catalogue: LoadedCatalogue,
  stores: readonly LoadedStore[],
  rates: Rates,
  files: DrawnFiles,
  now: Date,
): Generator<MadeProduct> {
  let id = 0
  // Two categories may begin their codes alike; within a store a code is one product's.
  const codes = new Set<string>()
  for (const category of catalogue.categories) {
    const { seed } = category
    const random = randomFrom(hash(seed.key))
    const sellers = stores.filter((store) => store.seed.classKeys.includes(category.classKey as never))
    const fill = fillerOf(seed)
    const counters = new Map<number, number>()
    const codeOf = (store: LoadedStore): string => {
      const count = (counters.get(store.id) ?? Math.floor(random() * 80) * 10 + 100) + between(1, 4, random)
      counters.set(store.id, count)
      const code = `${seed.code}-${store.id}${count}`
      if (codes.has(`${store.id} ${code}`)) return codeOf(store)
      codes.add(`${store.id} ${code}`)
      return code
    }
    for (const values of distinctGoods(seed, random)) {
      const brand = pick(seed.brands, random)
      const imageIds = viewsOf(seed.drawing(values), files)
      const copies = random() < 0.45 ? 1 : random() < 0.7 ? 2 : 3
      const popular = Math.floor(1_000 * random() ** 4)
      const offered = new Set<LoadedStore>()
      for (let copy = 0; copy < copies; copy++) offered.add(pickEarly(sellers, random))
      for (const store of offered) {
        yield offer(
          ++id,
          store,
          category,
          { values, brand, imageIds, code: codeOf(store), popularity: popular + between(0, 60, random) },
          fill,
        )
      }
    }

    function offer(
      productId: number,
      store: LoadedStore,
      of: LoadedCategory,
      good: { values: Values; brand: string; imageIds: string[]; code: string; popularity: number },
      filler: Filler,
    ): MadeProduct {
      const currency = store.seed.currency.toUpperCase() as Currency
      const euros = seed.price(good.values) * (0.88 + random() * 0.3)
      const priceMinor = niceMinor(euros * rates.perEuro[currency])
      const orderStep = pick(seed.step, random)
      const minimumOrder = Math.max(orderStep, pick(seed.minimum, random))
      const stock = makeStock(store, minimumOrder, random)
      const available = stock.reduce((total, [, quantity]) => total + quantity, 0)
      const shown = languagesOf(store, random)
      return {
        id: productId,
        store,
        category: of,
        brand: good.brand,
        code: good.code,
        currency,
        priceMinor,
        oldPriceMinor: random() < 0.08 ? niceMinor(euros * rates.perEuro[currency] * (1.1 + random() * 0.2)) : null,
        minimumOrder,
        orderStep,
        available,
        lowStockAt: minimumOrder * 3,
        leadDays: available > 0 && random() < 0.6 ? null : pick([5, 7, 10, 14, 21, 30], random),
        popularity: good.popularity,
        isPrivateLabel: random() < 0.03,
        ...idsOf(of, good.values),
        imageIds: good.imageIds,
        createdAt: new Date(
          now.getTime() - Math.floor(random() ** 2 * 700 * 24) * hourMs - between(0, 3_599_000, random),
        ),
        names: Object.fromEntries(
          shown.map((locale) => [locale, sentence(filler(seed.title, locale, good.values, good.brand), locale)]),
        ),
        descriptions: Object.fromEntries(
          shown.map((locale) => [locale, filler(seed.description, locale, good.values, good.brand)]),
        ),
        tiers: makeTiers(priceMinor, minimumOrder, orderStep, random),
        stock,
      }
    }
  }

  function idsOf(category: LoadedCategory, values: Values) {
    const optionIds: number[] = []
    const numbers: [number, number][] = []
    const words: [number, Text][] = []
    for (const [characteristic] of category.seed.characteristics) {
      const { id: characteristicId, options } = catalogue.characteristics.get(
        `${category.classKey}.${characteristic.key}`,
      )!
      const value = values[characteristic.key]
      if (typeof value === 'number' && characteristic.type === 'Interval') numbers.push([characteristicId, value])
      else if (typeof value === 'boolean') {
        if (value) optionIds.push(options.get('yes')!)
      } else if (characteristic.type === 'Text')
        words.push([
          characteristicId,
          typeof value === 'object' && !Array.isArray(value) ? value : everywhere(String(value)),
        ])
      else
        for (const key of Array.isArray(value) ? value : [String(value)]) {
          const option = options.get(key)
          if (option === undefined) throw new Error(`${category.seed.key}: ${characteristic.key} has no option ${key}`)
          optionIds.push(option)
        }
    }
    return { optionIds, numbers, words }
  }
}

/** The goods of one category: different values, always the same ones. */
export function* distinctGoods(seed: CategorySeed, random: () => number) {
  const seen = new Set<string>()
  for (let attempt = 0; attempt < goodsPerCategory * 12 && seen.size < goodsPerCategory; attempt++) {
    const values: Values = {}
    for (const [characteristic, domain] of seed.characteristics)
      values[characteristic.key] = pickValue(domain, values, random)
    if (seed.isReal && !seed.isReal(values)) continue
    const key = JSON.stringify(values)
    if (seen.has(key)) continue
    seen.add(key)
    yield values
  }
}

const pickValue = (domain: Domain, values: Values, random: () => number): Value =>
  typeof domain === 'function' ? domain(values, random) : pick(domain, random)

/** Most goods speak all languages; some lack a few, some have only the seller's own, so that the fallback shows. */
function languagesOf(store: LoadedStore, random: () => number): Locale[] {
  const own = store.seed.language
  const luck = random()
  if (luck < 0.9) return [...locales]
  if (luck < 0.96) return locales.filter((locale) => locale === own || locale === 'en')
  return [own]
}

function makeStock(store: LoadedStore, minimum: number, random: () => number): [number, number][] {
  const luck = random()
  return store.warehouses.map((warehouse, index) => {
    if (luck < 0.08) return [warehouse, 0]
    if (luck < 0.16) return [warehouse, index === 0 ? minimum * between(1, 2, random) : 0]
    return [warehouse, minimum * between(index === 0 ? 4 : 0, 60, random)]
  })
}

function makeTiers(priceMinor: number, minimum: number, step: number, random: () => number): [number, number][] {
  if (random() < 0.35 || priceMinor < 40) return []
  const tiers: [number, number][] = []
  let off = 0
  for (const factor of random() < 0.5 ? [5, 20] : [3, 10, 40]) {
    off += between(2, 4, random)
    const from = Math.max(2, Math.ceil((minimum * factor) / step) * step)
    const price = Math.floor(priceMinor * (1 - off / 100))
    if (price < (tiers.at(-1)?.[1] ?? priceMinor)) tiers.push([from, price])
  }
  return tiers
}

/** Prices as price lists have them: three figures, ending in 0 or 5 above a hundred. */
function niceMinor(amount: number): number {
  const minor = amount * 100
  if (minor < 1_000) return Math.max(5, Math.round(minor))
  const unit =
    minor < 10_000 ? 10 : minor < 100_000 ? 50 : minor < 1_000_000 ? 500 : minor < 10_000_000 ? 5_000 : 50_000
  return Math.round(minor / unit) * unit
}

const sentence = (text: string, locale: Locale) =>
  (locale === 'tr' ? text.charAt(0).toLocaleUpperCase('tr') : text.charAt(0).toUpperCase()) + text.slice(1)
const everywhere = (text: string): Text => ({ en: text, ru: text, sr: text, de: text, it: text, tr: text })

function hash(text: string) {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16_777_619)
  return value >>> 0
}
