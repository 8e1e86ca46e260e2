import { topCategories } from '#modules/catalog/contract.ts'
import { suggest } from '#modules/search/contract.ts'
import { randomStores } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import { live } from '../../lib/live.ts'
import type { SearchOutput } from './listing.ts'

/** Regions, categories and suppliers to offer when the search has no results. */
export async function loadAlternatives(api: Api, { elsewhere }: SearchOutput, text: string) {
  const [suggested, top, { items: stores }] = await Promise.all([
    api(suggest, { ...live, text }),
    api(topCategories, { ...live, limit: 8 }),
    api(randomStores, { limit: 4 }),
  ])
  const nearest = suggested.categories.length > 0 ? suggested.categories : top.items
  const categories = nearest.map(({ name, path, productCount }) => ({ name, path, productCount }))
  return { elsewhere, categories, stores }
}
export type Alternatives = Awaited<ReturnType<typeof loadAlternatives>>
