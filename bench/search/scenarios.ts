import { currencies, defaultCurrencyByLocale, type Locale, locales } from '#platform/constants.ts'
import { localePrefix } from '#platform/http/pages/locale-path.ts'
import { between, pick, randomFrom } from '#seed/stores/random.ts'
import type { BenchRequest } from './load-generator.ts'
import { type Filters, type SampleData, misspelt } from './sample-data.ts'

export type Scenario = { key: string; name: string; p95Ms: number; next: () => BenchRequest }

const api = '/api/x/platform/live/default/product'

/**
 * The scenarios. Each request has a random category, words, language, currency, sort and page. Each scenario has a random sequence
 * of its own, so that its requests do not depend on the other scenarios.
 */
export const scenariosOf = (data: SampleData, seed: number): Scenario[] =>
  createScenarios(data, () => 0).map((_, index) => createScenarios(data, randomFrom(seed * 1_000 + index))[index]!)

function createScenarios(data: SampleData, random: () => number): Scenario[] {
  const pickOne = <Item>(items: readonly Item[]) => pick(items, random)
  const spoken = Object.keys(data.words) as Locale[]
  const largest = data.classes.toSorted((a, b) => b.productCount - a.productCount)[0]!
  const productsOfLargest = data.products.filter(({ classId }) => classId === largest.id)
  const byCategory = new Map(data.categories.map((category) => [category.id, category]))

  const listing = (
    query: Filters,
    locale = pickOne(locales),
    currency: string = defaultCurrencyByLocale[locale],
  ): BenchRequest => ({
    path: `${api}/search?${new URLSearchParams(query)}`,
    headers: { 'accept-language': locale, currency },
  })
  const text = (words: (locale: Locale) => string) => () => {
    const locale = pickOne(spoken)
    return listing({ text: words(locale) }, locale)
  }
  const word = (locale: Locale, kind: 'common' | 'some' | 'rare') => pickOne(data.words[locale]![kind])
  const filtered = (locale: Locale): Filters => {
    const product = pickOne(data.products)
    return {
      category: byCategory.get(product.categoryId)!.paths[locale],
      ...pickSome(ownFilters(product, random), 3, random),
    }
  }

  return [
    {
      key: 'category',
      name: 'category listing, no filters',
      p95Ms: 15,
      next() {
        const locale = pickOne(locales)
        return listing({ category: pickOne(data.categories).paths[locale] }, locale, pickOne(currencies))
      },
    },
    {
      key: 'sorted',
      name: 'category listing, sorted, further pages',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        const query = {
          sort: pickOne(['relevance', 'priceUp', 'priceDown', 'new', 'minOrder']),
          page: String(between(1, 6, random)),
        }
        return listing({ category: pickOne(data.categories).paths[locale], ...query }, locale, pickOne(currencies))
      },
    },
    {
      key: 'class',
      name: 'class listing',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        return listing(
          {
            category: pickOne(data.classes).paths[locale],
            sort: pickOne(['relevance', 'priceUp', 'new']),
            page: String(between(1, 10, random)),
          },
          locale,
          pickOne(currencies),
        )
      },
    },
    {
      key: 'filters',
      name: '3 filters and facets',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        return listing(filtered(locale), locale, 'EUR')
      },
    },
    {
      key: 'biggest',
      name: 'filters in the biggest class',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        return listing(
          {
            category: largest.paths[locale],
            ...pickSome(
              commonFilters(pickOne(productsOfLargest), pickOne(productsOfLargest).brand, random),
              between(1, 3, random),
              random,
            ),
          },
          locale,
          'EUR',
        )
      },
    },
    { key: 'text-common', name: 'text: a common word', p95Ms: 50, next: text((locale) => word(locale, 'common')) },
    { key: 'text-two', name: 'text: two words', p95Ms: 50, next: text((locale) => pickOne(data.pairs[locale]!)) },
    { key: 'text-rare', name: 'text: a rare word', p95Ms: 50, next: text((locale) => word(locale, 'rare')) },
    {
      key: 'text-typo',
      name: 'text: a typing error',
      p95Ms: 50,
      next: text((locale) => misspelt(word(locale, 'some'), random)),
    },
    {
      key: 'text-beginning',
      name: 'text: the beginning of a word',
      p95Ms: 50,
      next: text((locale) => {
        const whole = word(locale, 'some')
        return whole.slice(0, between(3, whole.length - 1, random))
      }),
    },
    { key: 'text-code', name: 'text: a code', p95Ms: 50, next: text(() => pickOne(data.products).code) },
    {
      key: 'suggest',
      name: 'suggestions while typing',
      p95Ms: 20,
      next() {
        const locale = pickOne(spoken)
        const typed =
          random() < 0.6
            ? word(locale, pickOne(['common', 'some']))
            : `${word(locale, 'common')} ${word(locale, 'some')}`
        return {
          path: `${api}/suggest?${new URLSearchParams({ text: typed.slice(0, between(2, Math.max(3, typed.length - 1), random)) })}`,
          headers: { 'accept-language': locale },
        }
      },
    },
    {
      key: 'count',
      name: 'count of a filtered list',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        return {
          path: `${api}/count?${new URLSearchParams(filtered(locale))}`,
          headers: { 'accept-language': locale, currency: 'EUR' },
        }
      },
    },
    {
      key: 'product',
      name: 'product page call',
      p95Ms: 50,
      next: () => ({
        path: `${api}/long?id=${pickOne(data.products).id}`,
        headers: { 'accept-language': pickOne(locales), currency: pickOne(currencies) },
      }),
    },
    {
      key: 'stores',
      name: 'store directory',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        const query: Filters =
          random() < 0.5 ? { category: pickOne(data.classes).paths[locale] } : { location: pickOne(data.places) }
        if (random() < 0.3) query.kind = pickOne(['Manufacturer', 'Distributor', 'Importer'])
        return {
          path: `/api/x/store/list?${new URLSearchParams({ ...query, sort: pickOne(['popular', 'new', 'goods']) })}`,
          headers: { 'accept-language': locale },
        }
      },
    },
    {
      key: 'page',
      name: 'category page, rendered',
      p95Ms: 50,
      next() {
        const locale = pickOne(locales)
        // Pages of visitors with a cart are not cached.
        return {
          path: `${localePrefix(locale)}/catalog/all/${pickOne(data.categories).paths[locale]}`,
          headers: { cookie: 'cartInteraction=1' },
        }
      },
    },
  ]
}

type SampleProduct = SampleData['products'][number]

/** Filters that match the product in its category. */
function ownFilters({ options, numbers, brand, euros }: SampleProduct, random: () => number): Filters {
  const prefixed = (values: Filters) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`f.${key}`, value]))
  return {
    ...prefixed(options),
    ...prefixed(Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, around(value, random)]))),
    ...(random() < 0.3 ? { brand } : {}),
    price: around(euros, random),
  }
}

function commonFilters({ brand, euros }: SampleProduct, other: string, random: () => number): Filters {
  return {
    brand: `${brand},${other}`,
    price: around(euros, random),
    stock: pick(['InStock', 'ToOrder'], random),
    minOrder: `-${between(1, 200, random)}`,
    verified: '1',
  }
}

const around = (value: number, random: () => number) =>
  `${Math.abs(value * (0.3 + random() * 0.5)).toFixed(2)}-${Math.abs(value * (1.3 + random() * 2)).toFixed(2)}`

function pickSome(filters: Filters, count: number, random: () => number): Filters {
  const createScenarios = Object.entries(filters)
    .map((entry) => ({ entry, place: random() }))
    .sort((a, b) => a.place - b.place)
  return Object.fromEntries(createScenarios.slice(0, count).map(({ entry }) => entry))
}
