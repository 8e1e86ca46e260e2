import { listStores } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { SearchOutput } from '../catalog/listing.ts'

/** Regions, the nearest categories and the suppliers of the first of them, to offer when the search has no results. */
export async function loadAlternatives(api: Api, { elsewhere, near }: SearchOutput) {
  const [nearest] = near
  const stores = nearest ? (await api(listStores, { category: nearest.path, pageSize: 4 })).items : []
  return {
    elsewhere,
    categories: near.map(({ name, path, productCount }) => ({ name, path, productCount })),
    suppliers: nearest && stores.length > 0 ? { category: { name: nearest.name, path: nearest.path }, stores } : null,
  }
}
export type Alternatives = Awaited<ReturnType<typeof loadAlternatives>>
