import type { CopiedProduct } from '#modules/catalog/write-products/copy-products.ts'
import type { WarehouseStock } from '#modules/catalog/write-products/stock-policy.ts'
import type { CharacteristicValue, PriceTier } from '#modules/catalog/write-products/tables.ts'
import { type Currency, type Locale, locales } from '#platform/constants.ts'
import type { Rates } from '#platform/values/money.ts'
import { type DrawnFiles, viewsOf } from './drawn-files.ts'
import { type TemplateFiller, createTemplateFiller } from './template-filler.ts'
import type { LoadedCatalogue, LoadedCategory } from './load-catalogue.ts'
import type { LoadedStore } from './load-stores.ts'
import { between, pick, pickEarly, randomFrom } from './stores/random.ts'
import { type CategorySeed, type Domain, same, type Value, type Values } from './types.ts'

type Options = {
  catalogue: LoadedCatalogue
  stores: readonly LoadedStore[]
  /** Ids by name. */
  brandIds: ReadonlyMap<string, number>
  rates: Rates
  files: DrawnFiles
  now: Date
}

const productsPerCategory = 70
const hourMs = 3600 * 1000

/** Generates the products of all categories, each offered by one to three stores. Deterministic: the random seeds are fixed. */
export function* generateProducts({
  catalogue,
  stores,
  brandIds,
  rates,
  files,
  now,
}: Options): Generator<CopiedProduct> {
  let id = 0
  // Categories may share a code prefix, but a code is unique within a store.
  const codes = new Set<string>()
  for (const category of catalogue.categories) {
    const { seed } = category
    const random = randomFrom(hash(seed.key))
    const sellers = stores.filter((store) => store.seed.classKeys.includes(category.classKey as never))
    const fill = createTemplateFiller(seed)
    const counters = new Map<number, number>()
    const nextCode = (store: LoadedStore): string => {
      const count = (counters.get(store.id) ?? Math.floor(random() * 80) * 10 + 100) + between(1, 4, random)
      counters.set(store.id, count)
      const code = `${seed.code}-${store.id}${count}`
      if (codes.has(`${store.id} ${code}`)) return nextCode(store)
      codes.add(`${store.id} ${code}`)
      return code
    }
    const codeIn = (store: LoadedStore, own: string, brandCode: string | undefined) => {
      if (!brandCode || codes.has(`${store.id} ${brandCode}`)) return own
      codes.delete(`${store.id} ${own}`)
      codes.add(`${store.id} ${brandCode}`)
      return brandCode
    }
    for (const values of distinctValues(seed, random)) {
      const brand = pick(seed.brands, random)
      const imageIds = viewsOf(seed.drawing(values), files)
      const storeCount = random() < 0.45 ? 1 : random() < 0.7 ? 2 : 3
      const basePopularity = Math.floor(1_000 * random() ** 4)
      const chosenStores = new Set<LoadedStore>()
      for (let copy = 0; copy < storeCount; copy++) chosenStores.add(pickEarly(sellers, random))
      // The code of the brand: the stores that sell the article have it in common.
      let brandCode: string | undefined
      for (const store of chosenStores) {
        const code = codeIn(store, nextCode(store), brandCode)
        brandCode ??= code
        yield createProduct(
          ++id,
          store,
          category,
          { values, brand, imageIds, code, popularity: basePopularity + between(0, 60, random) },
          fill,
        )
      }
    }

    function createProduct(
      productId: number,
      store: LoadedStore,
      of: LoadedCategory,
      variant: { values: Values; brand: string; imageIds: string[]; code: string; popularity: number },
      filler: TemplateFiller,
    ): CopiedProduct {
      const currency = store.seed.currency.toUpperCase() as Currency
      const euros = seed.price(variant.values) * (0.88 + random() * 0.3)
      const priceMinor = roundPrice(euros * rates.perEuro[currency])
      // The order of random numbers decides the whole catalogue.
      const drawnStep = pick(seed.step, random)
      const orderStep = boxStep(seed, variant.values) ?? drawnStep
      const minimumOrder = Math.ceil(pick(seed.minimum, random) / orderStep) * orderStep
      const stock = generateStock(store, minimumOrder, random)
      const isInStock = stock.some(({ quantity }) => quantity > 0)
      const productLocales = pickLocales(store, random)
      const oldPriceMinor =
        random() < 0.08 ? roundPrice(euros * rates.perEuro[currency] * (1.1 + random() * 0.2)) : null
      const leadDays = isInStock && random() < 0.6 ? null : pick([5, 7, 10, 14, 21, 30], random)
      const isPrivateLabel = random() < 0.03
      const createdAt = new Date(
        now.getTime() - Math.floor(random() ** 2 * 700 * 24) * hourMs - between(0, 3_599_000, random),
      )
      const tiers = generateTiers(priceMinor, minimumOrder, orderStep, random)
      return {
        id: productId,
        store: { id: store.id, currency, locationPath: store.locationPath },
        categoryPath: of.path,
        stock,
        record: {
          categoryId: of.id,
          brandId: brandIds.get(variant.brand)!,
          code: variant.code,
          unitCode: seed.unit,
          countryCode: store.seed.country,
          priceMinor,
          oldPriceMinor,
          minimumOrder,
          orderStep,
          lowStockAt: minimumOrder * 3,
          leadDays,
          popularity: variant.popularity,
          isPrivateLabel,
          imageIds: variant.imageIds,
          ...characteristicValues(of, variant.values),
          texts: productLocales.map((locale) => ({
            locale,
            name: capitalize(filler(seed.title, locale, variant.values, variant.brand), locale),
            description: filler(seed.description, locale, variant.values, variant.brand),
          })),
          tiers,
        },
        createdAt,
      }
    }
  }

  function characteristicValues(category: LoadedCategory, values: Values) {
    const optionIds: number[] = []
    const stored: CharacteristicValue[] = []
    for (const [characteristic] of category.seed.characteristics) {
      const { id: characteristicId, options } = catalogue.characteristics.get(
        `${category.classKey}.${characteristic.key}`,
      )!
      const value = values[characteristic.key]
      if (typeof value === 'number' && characteristic.type === 'Interval')
        stored.push({ characteristicId, number: value })
      else if (typeof value === 'boolean') {
        if (value) optionIds.push(options.get('yes')!)
      } else if (characteristic.type === 'Text')
        stored.push({
          characteristicId,
          words: typeof value === 'object' && !Array.isArray(value) ? value : same(String(value)),
        })
      else
        for (const key of Array.isArray(value) ? value : [String(value)]) {
          const option = options.get(key)
          if (option === undefined) throw new Error(`${category.seed.key}: ${characteristic.key} has no option ${key}`)
          optionIds.push(option)
        }
    }
    return { optionIds, values: stored }
  }
}

export const brandNames = ({ categories }: LoadedCatalogue) =>
  [...new Set(categories.flatMap(({ seed }) => seed.brands))].sort()

const piecesOf: Record<string, number> = { hundredPieces: 100, thousandPieces: 1000 }

/** Goods that are packed in boxes and priced by the hundred or thousand are sold in whole boxes. */
const boxStep = ({ unit }: CategorySeed, { packQuantity }: Values) =>
  piecesOf[unit] && typeof packQuantity === 'number' ? packQuantity / piecesOf[unit] : undefined

/** Distinct value combinations of one category, deterministic for the given `random`. */
export function* distinctValues(seed: CategorySeed, random: () => number) {
  const known = new Set<string>()
  for (let attempt = 0; attempt < productsPerCategory * 12 && known.size < productsPerCategory; attempt++) {
    const values: Values = {}
    for (const [characteristic, domain] of seed.characteristics)
      values[characteristic.key] = pickValue(domain, values, random)
    if (seed.isReal && !seed.isReal(values)) continue
    const key = JSON.stringify(values)
    if (known.has(key)) continue
    known.add(key)
    yield values
  }
}

const pickValue = (domain: Domain, values: Values, random: () => number): Value =>
  typeof domain === 'function' ? domain(values, random) : pick(domain, random)

/** Most products are translated into all languages; some are not, to demonstrate the fallback. */
function pickLocales(store: LoadedStore, random: () => number): Locale[] {
  const own = store.seed.language
  const roll = random()
  if (roll < 0.9) return [...locales]
  if (roll < 0.96) return locales.filter((locale) => locale === own || locale === 'en')
  return [own]
}

function generateStock(store: LoadedStore, minimum: number, random: () => number): WarehouseStock[] {
  const roll = random()
  return store.warehouses.map((warehouseId, index) => {
    if (roll < 0.08) return { warehouseId, quantity: 0 }
    if (roll < 0.16) return { warehouseId, quantity: index === 0 ? minimum * between(1, 2, random) : 0 }
    return { warehouseId, quantity: minimum * between(index === 0 ? 4 : 0, 60, random) }
  })
}

function generateTiers(priceMinor: number, minimum: number, step: number, random: () => number): PriceTier[] {
  if (random() < 0.35 || priceMinor < 40) return []
  const tiers: PriceTier[] = []
  let discountPercent = 0
  for (const factor of random() < 0.5 ? [5, 20] : [3, 10, 40]) {
    discountPercent += between(2, 4, random)
    const from = Math.max(2, Math.ceil((minimum * factor) / step) * step)
    const price = Math.floor(priceMinor * (1 - discountPercent / 100))
    if (price < (tiers.at(-1)?.priceMinor ?? priceMinor)) tiers.push({ fromQuantity: from, priceMinor: price })
  }
  return tiers
}

/** Rounds to three significant digits, ending in 0 or 5 above one hundred. */
function roundPrice(amount: number): number {
  const minor = amount * 100
  if (minor < 1_000) return Math.max(5, Math.round(minor))
  const unit =
    minor < 10_000 ? 10 : minor < 100_000 ? 50 : minor < 1_000_000 ? 500 : minor < 10_000_000 ? 5_000 : 50_000
  return Math.round(minor / unit) * unit
}

const capitalize = (text: string, locale: Locale) =>
  (locale === 'tr' ? text.charAt(0).toLocaleUpperCase('tr') : text.charAt(0).toUpperCase()) + text.slice(1)

function hash(text: string) {
  let value = 2_166_136_261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16_777_619)
  return value >>> 0
}
