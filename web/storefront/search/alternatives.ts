import { listStores } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { SearchOutput } from '../catalog/listing.ts'

/** Regions, the nearest categories and the suppliers of the first of them at the chosen place, for a search without results. */
export async function loadAlternatives(api: Api, { elsewhere, near }: SearchOutput, location: string) {
  const [nearest] = near
  const inPlace = location === 'all' ? {} : { location }
  const stores = nearest ? (await api(listStores, { ...inPlace, category: nearest.path, pageSize: 4 })).items : []
  return {
    elsewhere,
    categories: near.map(({ name, path, productCount }) => ({ name, path, productCount })),
    suppliers:
      nearest && stores.length > 0
        ? { caption: nearest.name, path: `/stores/${location}/${nearest.path}`, stores }
        : null,
  }
}
export type Alternatives = Awaited<ReturnType<typeof loadAlternatives>>
