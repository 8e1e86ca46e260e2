import { currencies, defaultCurrencyByLocale, type Locale, locales } from '#platform/constants.ts'
import { localePrefix } from '#platform/http/locale-path.ts'
import { between, pick, randomFrom } from '#seed/stores/random.ts'
import type { Ask } from './drive.ts'
import { type Filters, type Material, misspelt } from './material.ts'

export type Scenario = { key: string; name: string; p95Ms: number; next: () => Ask }

const api = '/api/x/platform/live/default/product'

/**
 * What is measured. Every question differs from the one before: category, words, language, currency, sort and page are drawn.
 * Each scenario draws from numbers of its own, so that it asks the same whatever else is measured.
 */
export const scenariosOf = (material: Material, seed: number): Scenario[] =>
  drawn(material, () => 0).map((_, index) => drawn(material, randomFrom(seed * 1_000 + index))[index]!)

function drawn(material: Material, random: () => number): Scenario[] {
  const one = <Item>(items: readonly Item[]) => pick(items, random)
  const spoken = Object.keys(material.words) as Locale[]
  const biggest = material.classes.toSorted((a, b) => b.productCount - a.productCount)[0]!
  const inBiggest = material.goods.filter(({ classId }) => classId === biggest.id)
  const byCategory = new Map(material.categories.map((category) => [category.id, category]))

  const listing = (query: Filters, locale = one(locales), currency: string = defaultCurrencyByLocale[locale]): Ask => ({
    path: `${api}/search?${new URLSearchParams(query)}`,
    headers: { 'accept-language': locale, currency },
  })
  const text = (words: (locale: Locale) => string) => () => {
    const locale = one(spoken)
    return listing({ text: words(locale) }, locale)
  }
  const word = (locale: Locale, kind: 'common' | 'some' | 'rare') => one(material.words[locale]![kind])
  const filtered = (locale: Locale): Filters => {
    const good = one(material.goods)
    return { category: byCategory.get(good.categoryId)!.paths[locale], ...some(ownFilters(good, random), 3, random) }
  }

  return [
    {
      key: 'category',
      name: 'category listing, no filters',
      p95Ms: 15,
      next() {
        const locale = one(locales)
        return listing({ category: one(material.categories).paths[locale] }, locale, one(currencies))
      },
    },
    {
      key: 'sorted',
      name: 'category listing, sorted, further pages',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        const query = {
          sort: one(['relevance', 'priceUp', 'priceDown', 'new', 'minOrder']),
          page: String(between(1, 6, random)),
        }
        return listing({ category: one(material.categories).paths[locale], ...query }, locale, one(currencies))
      },
    },
    {
      key: 'class',
      name: 'class listing',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        return listing(
          {
            category: one(material.classes).paths[locale],
            sort: one(['relevance', 'priceUp', 'new']),
            page: String(between(1, 10, random)),
          },
          locale,
          one(currencies),
        )
      },
    },
    {
      key: 'filters',
      name: '3 filters and facets',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        return listing(filtered(locale), locale, 'EUR')
      },
    },
    {
      key: 'biggest',
      name: 'filters in the biggest class',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        return listing(
          {
            category: biggest.paths[locale],
            ...some(commonFilters(one(inBiggest), one(inBiggest).brand, random), between(1, 3, random), random),
          },
          locale,
          'EUR',
        )
      },
    },
    { key: 'text-common', name: 'text: a common word', p95Ms: 50, next: text((locale) => word(locale, 'common')) },
    { key: 'text-two', name: 'text: two words', p95Ms: 50, next: text((locale) => one(material.pairs[locale]!)) },
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
    { key: 'text-code', name: 'text: a code', p95Ms: 50, next: text(() => one(material.goods).code) },
    {
      key: 'suggest',
      name: 'suggestions while typing',
      p95Ms: 20,
      next() {
        const locale = one(spoken)
        const typed =
          random() < 0.6 ? word(locale, one(['common', 'some'])) : `${word(locale, 'common')} ${word(locale, 'some')}`
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
        const locale = one(locales)
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
        path: `${api}/long?id=${one(material.goods).id}`,
        headers: { 'accept-language': one(locales), currency: one(currencies) },
      }),
    },
    {
      key: 'stores',
      name: 'store directory',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        const query: Filters =
          random() < 0.5 ? { category: one(material.classes).paths[locale] } : { location: one(material.places) }
        if (random() < 0.3) query.kind = one(['Manufacturer', 'Distributor', 'Importer'])
        return {
          path: `/api/x/store/list?${new URLSearchParams({ ...query, sort: one(['popular', 'new', 'goods']) })}`,
          headers: { 'accept-language': locale },
        }
      },
    },
    {
      key: 'page',
      name: 'category page, rendered',
      p95Ms: 50,
      next() {
        const locale = one(locales)
        // A visitor with something in the cart never gets a kept page.
        return {
          path: `${localePrefix(locale)}/catalog/all/${one(material.categories).paths[locale]}`,
          headers: { cookie: 'cartInteraction=1' },
        }
      },
    },
  ]
}

type Good = Material['goods'][number]

/** What this good is found by in its category. */
function ownFilters({ options, numbers, brand, euros }: Good, random: () => number): Filters {
  const prefixed = (values: Filters) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [`f.${key}`, value]))
  return {
    ...prefixed(options),
    ...prefixed(Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, around(value, random)]))),
    ...(random() < 0.3 ? { brand } : {}),
    price: around(euros, random),
  }
}

function commonFilters({ brand, euros }: Good, other: string, random: () => number): Filters {
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

function some(filters: Filters, count: number, random: () => number): Filters {
  const drawn = Object.entries(filters)
    .map((entry) => ({ entry, place: random() }))
    .sort((a, b) => a.place - b.place)
  return Object.fromEntries(drawn.slice(0, count).map(({ entry }) => entry))
}
