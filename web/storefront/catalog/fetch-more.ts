import type { searchFacet, searchProducts } from '#modules/search/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { live } from '../../lib/live.ts'
import { encodeListParams, firstPage } from '../../lib/search-params.ts'
import type { ProductList } from './listing.ts'

/** Fetches the products after those of `cursor`. */
export const fetchProducts = (list: ProductList, cursor: string) =>
  clientCall<typeof searchProducts>('GET x/platform/{p}/{g}/product/search', {
    ...inputOf(list),
    ...live,
    cursor,
    facets: '0',
  })

/** Fetches the values of a facet that match a text. */
export const fetchFacetOptions = (list: ProductList, facet: string, facetText: string, signal: AbortSignal) =>
  clientCall<typeof searchFacet>(
    'GET x/platform/{p}/{g}/product/facet',
    { ...inputOf(list), ...live, facet, facetText },
    { signal },
  )

/** The list's URL parameters are also the parameters of the calls. */
const inputOf = ({ params, scope }: ProductList): Record<string, string> => ({
  ...Object.fromEntries(new URLSearchParams(encodeListParams(firstPage(params)))),
  ...scope,
  unknownFilters: 'ignore',
})
