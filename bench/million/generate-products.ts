import type { CopiedProduct } from '#modules/catalog/write-products/copy-products.ts'
import type { WarehouseStock } from '#modules/catalog/write-products/stock-policy.ts'
import type { CharacteristicValue, PriceTier } from '#modules/catalog/write-products/tables.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Rates } from '#platform/values/money.ts'
import { type DrawnFiles, viewsOf } from '#seed/drawn-files.ts'
import { type TemplateFiller, createTemplateFiller } from '#seed/template-filler.ts'
import type { LoadedCharacteristic } from '#seed/load-catalogue.ts'
import type { LoadedStore } from '#seed/load-stores.ts'
import { between, pick, pickEarly } from '#seed/stores/random.ts'
import { same, type Text, type Value, type Values } from '#seed/types.ts'
import type { Brand } from './brands.ts'
import type { SizedCategory } from './catalogue.ts'

type Options = {
  count: number
  categories: readonly SizedCategory[]
  characteristics: ReadonlyMap<string, LoadedCharacteristic>
  stores: readonly LoadedStore[]
  brands: ReadonlyMap<string, Brand[]>
  rates: Rates
  files: DrawnFiles
  now: Date
  random: () => number
}
type CategoryGenerator = {
  category: SizedCategory
  until: number
  sellers: LoadedStore[]
  brands: Brand[]
  pictures: string[][]
  fill: TemplateFiller
  description: Text
  hasBrand: boolean
  characteristics: { key: string; type: string; id: number; options: Map<string, number> }[]
}

const picturesPerCategory = 8
const maxPopularity = 100_000
const dayMs = 86_400_000

/** Products by id, in random order of categories, as in a live marketplace. */
export function* generateProducts(options: Options): Generator<CopiedProduct> {
  const { count, rates, now, random } = options
  const generators = createGenerators(options)
  const codes = new Map<number, number>()
  for (let id = 1; id <= count; id++) {
    const generator = generatorAt(generators, random())
    const { category } = generator
    const { seed } = category
    const store = pickEarly(generator.sellers, random)
    const values = plausibleValues(generator, random)
    const brand = generator.brands[Math.floor(random() ** 3 * generator.brands.length)]!
    const place = (codes.get(store.id) ?? 0) + 1
    codes.set(store.id, place)
    const currency = store.seed.currency.toUpperCase() as Currency
    const amount = seed.price(values) * (0.85 + random() * 0.4) * rates.perEuro[currency]
    const priceMinor = listPrice(amount)
    const orderStep = pick(seed.step, random)
    const minimumOrder = Math.ceil(pick(seed.minimum, random) / orderStep) * orderStep
    const stock = makeStock(store, minimumOrder, random)
    const isInStock = stock.some(({ quantity }) => quantity > 0)
    // The order of random numbers decides the whole catalogue.
    const oldPriceMinor = random() < 0.08 ? listPrice(amount * 1.2) : null
    const leadDays = isInStock && random() < 0.6 ? null : pick([5, 7, 14, 30], random)
    const popularity = Math.floor(maxPopularity / (1 + random() * count) ** 0.7)
    const imageIds = pick(generator.pictures, random)
    const createdAt = new Date(now.getTime() - Math.floor(random() * 730 * dayMs))
    yield {
      id,
      store: { id: store.id, currency, locationPath: store.locationPath },
      categoryPath: category.path,
      stock,
      record: {
        categoryId: category.id,
        brandId: brand.id,
        code: `${seed.code}-${store.id}${String(place).padStart(4, '0')}`,
        unitCode: seed.unit,
        countryCode: store.seed.country,
        priceMinor,
        oldPriceMinor,
        minimumOrder,
        orderStep,
        lowStockAt: minimumOrder * 3,
        leadDays,
        popularity,
        imageIds,
        texts: textsOf(generator, store, brand, values, random),
        ...valuesOf(generator, values),
        tiers: makeTiers(priceMinor, minimumOrder, random),
      },
      createdAt,
    }
  }
}

function createGenerators({
  categories,
  characteristics,
  stores,
  brands,
  files,
  random,
}: Options): CategoryGenerator[] {
  let until = 0
  return categories.map((category) => {
    const { seed, classKey } = category
    const generator: CategoryGenerator = {
      category,
      until: (until += category.share),
      sellers: stores.filter((store) => store.seed.classKeys.includes(classKey as never)),
      brands: rotated(brands.get(classKey)!, category.id * 13),
      pictures: [],
      fill: createTemplateFiller(seed),
      description: firstSentences(seed.description),
      hasBrand: seed.title.en.includes('{brand}'),
      characteristics: seed.characteristics.map(([{ key, type }]) => ({
        key,
        type,
        ...characteristics.get(`${classKey}.${key}`)!,
      })),
    }
    generator.pictures = Array.from({ length: picturesPerCategory }, () =>
      viewsOf(seed.drawing(plausibleValues(generator, random)), files),
    )
    return generator
  })
}

/** The generator whose cumulative share contains the number. */
function generatorAt(generators: readonly CategoryGenerator[], number: number) {
  let [low, high] = [0, generators.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (generators[middle]!.until > number) high = middle
    else low = middle + 1
  }
  return generators[low]!
}

/** Random values that are plausible together, or the last attempt of 200. */
function plausibleValues({ category: { seed } }: CategoryGenerator, random: () => number): Values {
  let values: Values = {}
  for (let attempt = 0; attempt < 200; attempt++) {
    values = {}
    for (const [{ key }, domain] of seed.characteristics)
      values[key] = typeof domain === 'function' ? domain(values, random) : pick(domain, random)
    if (!seed.isReal || seed.isReal(values)) return values
  }
  return values
}

function textsOf(
  { category: { seed }, fill, description, hasBrand }: CategoryGenerator,
  store: LoadedStore,
  brand: Brand,
  values: Values,
  random: () => number,
) {
  const model = random() < 0.7 ? ` ${brand.name.slice(0, 2).toUpperCase()}-${between(10, 9_999, random)}` : ''
  const ending = hasBrand ? model : `, ${brand.name}${model}`
  const shown: Locale[] = store.seed.language === 'en' ? ['en'] : [store.seed.language, 'en']
  return shown.map((locale) => ({
    locale,
    name: sentence(fill(seed.title, locale, values, brand.name), locale) + ending,
    description: fill(description, locale, values, brand.name),
  }))
}

function valuesOf({ category, characteristics }: CategoryGenerator, values: Values) {
  const optionIds: number[] = []
  const stored: CharacteristicValue[] = []
  for (const { key, type, id, options } of characteristics) {
    const value = values[key]!
    if (typeof value === 'number' && type === 'Interval') stored.push({ characteristicId: id, number: value })
    else if (typeof value === 'boolean') optionIds.push(...(value ? [options.get('yes')!] : []))
    else if (type === 'Text') stored.push({ characteristicId: id, words: isText(value) ? value : same(String(value)) })
    else
      for (const each of Array.isArray(value) ? value : [String(value)])
        optionIds.push(options.get(each) ?? failUnknownOption(category, key, each))
  }
  return { optionIds, values: stored }
}

function makeStock(store: LoadedStore, minimum: number, random: () => number): WarehouseStock[] {
  const isOut = random() < 0.12
  return store.warehouses.map((warehouseId, index) => ({
    warehouseId,
    quantity: isOut ? 0 : minimum * between(index === 0 ? 1 : 0, 60, random),
  }))
}

function makeTiers(priceMinor: number, minimum: number, random: () => number): PriceTier[] {
  if (random() < 0.6 || priceMinor < 50) return []
  return [
    { fromQuantity: minimum * 5, priceMinor: Math.floor(priceMinor * 0.96) },
    { fromQuantity: minimum * 20, priceMinor: Math.floor(priceMinor * 0.91) },
  ]
}

/** Rounds to three significant digits, as in price lists. */
function listPrice(amount: number) {
  const minor = Math.max(5, Math.round(amount * 100))
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(minor)) - 2)
  return Math.round(minor / unit) * unit
}

const rotated = <Item>(items: readonly Item[], by: number) => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
]
const firstSentences = (text: Text) =>
  Object.fromEntries(Object.entries(text).map(([locale, each]) => [locale, each.split(/(?<=[.!?])\s/)[0]!])) as Text
const sentence = (text: string, locale: Locale) =>
  (locale === 'tr' ? text.charAt(0).toLocaleUpperCase('tr') : text.charAt(0).toUpperCase()) + text.slice(1)
const isText = (value: Value): value is Text => typeof value === 'object' && !Array.isArray(value)

function failUnknownOption({ seed }: SizedCategory, key: string, option: string): never {
  throw new Error(`${seed.key}: ${key} has no option ${option}`)
}
