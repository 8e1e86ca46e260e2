import { data } from 'react-router'
import { getFormerStore, getStore, listStores } from '#modules/suppliers/contract.ts'
import { getConfirmedFacts } from '#modules/verification/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import type { Locale } from '../../lib/locale.ts'
import { ApiError, foundOrNull, loaderCall, pageOf } from '../../lib/request-context.ts'
import {
  buildList,
  loadCategory,
  readListParams,
  redirectFormerBrands,
  type SearchOutput,
  searchPages,
} from '../catalog/listing.ts'
import { loadPlace } from '../../shared/terms/load-place.ts'
import type { Route } from './+types/store.ts'
import { isSection, type Section } from './sections.ts'

const maxSimilar = 6

export async function loader({ context, params: { alias, '*': rest }, request }: Route.LoaderArgs) {
  const segments = (rest ?? '').split('/').filter(Boolean)
  const [section = 'products', ...aliases] = segments
  if (!isSection(section) || aliases.length > (section === 'products' ? 3 : 0))
    throw new Response(null, { status: 404 })
  const base = `/store/${encodeURIComponent(alias)}`
  const path = [base, ...segments.map(encodeURIComponent)].join('/')
  return loaderCall(context, async (api) => {
    const [[store, confirmed], listing] = await Promise.all([
      loadStore(api, alias).catch((error: unknown) => throwClosedStore(api, alias, error)),
      section === 'products'
        ? loadListing(api, {
            store: alias,
            base,
            path: aliases.join('/'),
            request,
            pagePath: path,
            locale: pageOf(context).locale,
          }).catch(ignoreUnknownStore)
        : null,
    ])
    const place = section === 'about' ? await loadPlace(api, [store.terms]) : []
    const canonicalPath = (all: readonly string[]) => [base, ...all].slice(0, all.length > 0 ? -1 : undefined).join('/')
    const paths = pageOf(context).locales.map((locale) => {
      const own = listing?.category ? ['products', ...listing.category.paths[locale].split('/')] : segments
      return [locale, canonicalPath(own.map(encodeURIComponent))]
    })
    return {
      store,
      confirmed,
      place,
      section: section as Section,
      base,
      listing,
      alternates: Object.fromEntries(paths) as Record<Locale, string>,
    }
  })
}
export type StoreData = Awaited<ReturnType<typeof loader>>
export type Store = StoreData['store']

async function loadStore(api: Api, alias: string) {
  const store = await api(getStore, { alias })
  const confirmed = store.verifiedAt ? await api(getConfirmedFacts, { storeId: store.id }).catch(ignoreEnded) : null
  return [store, confirmed] as const
}

/** What a closed store was, and stores of its class. */
export type ClosedStoreData = OutputOf<typeof getFormerStore> & { stores: OutputOf<typeof listStores>['items'] }

async function throwClosedStore(api: Api, alias: string, error: unknown): Promise<never> {
  if (!(error instanceof ApiError) || error.problem.code !== 'suppliers.closedStore') throw error
  const former = await foundOrNull(api(getFormerStore, { alias }))
  if (!former) throw error
  const similar = former.class && (await api(listStores, { category: former.class.path, pageSize: maxSimilar }))
  throw data({ ...former, stores: similar?.items ?? [] } satisfies ClosedStoreData, { status: error.problem.status })
}

/** A verification can end between the two calls. */
function ignoreEnded(error: unknown) {
  if (error instanceof ApiError && error.problem.code === 'verification.notVerified') return null
  throw error
}

/** A draft store is unknown to the search, so its page has no list. A store that does not exist is refused by its own call. */
function ignoreUnknownStore(error: unknown) {
  if (error instanceof ApiError && error.problem.code === 'suppliers.unknownStore') return null
  throw error
}

type ListingInput = { store: string; base: string; path: string; request: Request; pagePath: string; locale: Locale }

async function loadListing(api: Api, { store, base, path, request, pagePath, locale }: ListingInput) {
  const params = { ...readListParams(request, pagePath), location: null, category: null }
  const category = path ? await loadCategory(api, request, `${base}/products`, path) : null
  const scope = { store, ...(category && { category: category.path }) }
  const found = await searchPages(api, params, scope)
  redirectFormerBrands(found, params, pagePath)
  return {
    path: pagePath,
    category: category && {
      name: category.name,
      path: category.path,
      paths: category.paths,
      parents: category.parents.map(({ name, path }) => ({ name, path })),
    },
    children: found.categories
      .filter((child) => child.productCount > 0 && child.path !== category?.path)
      .map(({ name, path, productCount }) => ({ name, path, count: productCount })),
    list: buildList({
      found: { ...found, facets: found.facets.map(withoutVerified) },
      params,
      scope,
      locale,
      view: category?.view,
    }),
  }
}

/** The "verified supplier" filter is pointless within one store: it matches all products or none. */
function withoutVerified(facet: SearchOutput['facets'][number]) {
  if (facet.key !== 'stock') return facet
  const options = facet.options.filter(({ value }) => value !== 'verified')
  return { ...facet, options, optionCount: options.length }
}
