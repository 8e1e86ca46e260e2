import type { suggest } from '#modules/search/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { usePrices } from '../../../lib/prices.ts'
import type { IconName } from '../../../ui/icons.ts'
import { useNamedPlace, usePlace } from '../location/use-place.ts'
import { recentSearches } from './recent-searches.ts'
import { phoneSlots, desktopSlots, allocateSlots } from './suggestion-slots.ts'

export type SuggestOutput = OutputOf<typeof suggest>
/** `query`: what the field contains while the option is active, if not its text. `choose` takes the place of the link. */
export type Option = {
  id: string
  href: string
  text: string
  query?: string
  note?: string
  imageId?: string | null
  choose?: () => void
}
export type Group = { name: keyof SuggestOutput | 'recent' | 'all'; icon: IconName; options: Option[] }

const icons = {
  queries: 'magnifying-glass',
  categories: 'squares-four',
  products: 'image',
  brands: 'tag',
  stores: 'storefront',
} as const
const order = ['queries', 'categories', 'brands', 'stores', 'products'] as const

/** `groupsOf`: groups of suggestions for a text; the last one has the search for the text itself. `recentGroups`: for an empty field. */
export function useSuggestionGroups() {
  const t = useMessages('finders')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const prices = usePrices()
  const place = usePlace()?.alias ?? 'all'
  const namedPlace = useNamedPlace()
  const searchHref = (text: string) =>
    href(`/search?${new URLSearchParams({ search: text, ...(namedPlace && { location: namedPlace }) })}`)
  return { groupsOf, recentGroups }

  function recentGroups(forget: () => void): Group[] {
    const searches = recentSearches()
    if (searches.length === 0) return []
    const options = searches.map((text, index) => ({ id: `suggestion-recent-${index}`, text, href: searchHref(text) }))
    const all = { id: 'suggestion-all', text: t('suggestions.forget'), query: '', href: '', choose: forget }
    return [
      { name: 'recent', icon: 'clock', options },
      { name: 'all', icon: 'x', options: [all] },
    ]
  }

  function groupsOf({ queries, categories, brands, stores, products }: SuggestOutput, typed: string): Group[] {
    const all: Record<keyof SuggestOutput, Omit<Option, 'id'>[]> = {
      queries: queries.map((text) => ({ text, href: searchHref(text) })),
      categories: categories.map(({ name, path, productCount }) => ({
        text: name,
        // The count is of all locations.
        note: place === 'all' ? t('goods.count', { count: productCount }) : undefined,
        href: href(`/catalog/${place}/${path}`),
      })),
      brands: brands.map(({ name, alias }) => ({
        text: name,
        href: href(`/catalog/${place}?brand=${encodeURIComponent(alias)}`),
      })),
      stores: stores.map(({ name, alias, city }) => ({ text: name, note: city, href: href(`/store/${alias}`) })),
      products: products.map(({ name, slug, price, vat, unit, imageIds }) => ({
        text: name,
        note: common('price.perUnit', { price: formatMoney(prices.price(price, vat), locale), unit: unit.label }),
        imageId: imageIds[0] ?? null,
        href: href(`/product/${slug}`),
      })),
    }
    const slots = allocateSlots(all, matchMedia('(max-width: 767px)').matches ? phoneSlots : desktopSlots)
    const groups: Group[] = order
      .filter((name) => slots[name] > 0)
      .map((name) => ({
        name,
        icon: icons[name],
        options: all[name]
          .slice(0, slots[name])
          .map((option, index) => ({ ...option, id: `suggestion-${name}-${index}` })),
      }))
    const text = t('suggestions.all', { text: typed })
    const search = { id: 'suggestion-all', text, query: typed, href: searchHref(typed) }
    return [...groups, { name: 'all', icon: 'magnifying-glass', options: [search] }]
  }
}
