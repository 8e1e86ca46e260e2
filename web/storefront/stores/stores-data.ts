import { getLocation } from '#modules/geo/contract.ts'
import { listStores, promoStores } from '#modules/suppliers/contract.ts'
import type { Locale } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { loadCategory } from '../catalog/listing.ts'
import type { Route } from './+types/stores.ts'
import { countFilters, decodeDirectory, encodeDirectory } from './directory-params.ts'
import { placementOf, withPromoted } from './promoted-stores.ts'

const maxPromoted = 3

export async function loader({ context, params: { '*': rest }, request }: Route.LoaderArgs) {
  const [place, ...aliases] = (rest ?? '').split('/').filter(Boolean)
  if (!place) throw redirectTo('/stores/all')
  const path = `/stores/${[place, ...aliases].map(encodeURIComponent).join('/')}`
  const { search, searchParams } = new URL(request.url)
  const params = decodeDirectory(searchParams)
  const isFromForm =
    search.endsWith('=') ||
    search.includes('=&') ||
    ['kind', 'deliversTo'].some((name) => searchParams.getAll(name).length > 1)
  if (isFromForm) throw redirectTo(path + encodeDirectory(params))
  return loaderCall(context, async (api) => {
    const { text, kinds, isVerified, deliversTo, sort, page } = params
    const base = `/stores/${encodeURIComponent(place)}`
    const category = aliases.length > 0 ? await loadCategory(api, request, base, aliases.join('/')) : null
    const showsPromoted = page === 1 && sort === 'popular' && countFilters(params) === 0
    const inCategory = category && { category: category.path }
    const [location, found, promoted] = await Promise.all([
      place === 'all' ? null : api(getLocation, { alias: place }),
      api(listStores, {
        location: place,
        sort,
        page,
        ...inCategory,
        ...(text && { text }),
        ...(kinds.length > 0 && { kind: kinds.join(',') }),
        ...(isVerified && { verified: '1' }),
        ...(deliversTo.length > 0 && { deliversTo: deliversTo.join(',') }),
        unknownFilters: 'ignore',
      }),
      showsPromoted
        ? api(promoStores, {
            limit: maxPromoted,
            placement: placementOf(category?.level),
            ...inCategory,
            ...(place !== 'all' && { location: place }),
          })
        : null,
    ])
    if (found.items.length === 0 && page > 1) throw new Response(null, { status: 404 })
    const paths = pageOf(context).locales.map((locale) => [
      locale,
      category ? `${base}/${category.paths[locale]}` : base,
    ])
    return {
      path,
      params,
      found: { ...found, items: withPromoted(found.items, promoted?.items ?? []) },
      place: { alias: place, name: location?.name ?? null, parents: location?.parents ?? [] },
      category: category && {
        name: category.name,
        nodes: [...category.parents, category].map(({ name, path }) => ({ name, path })),
      },
      alternates: Object.fromEntries(paths) as Record<Locale, string>,
    }
  })
}
export type DirectoryData = Awaited<ReturnType<typeof loader>>
