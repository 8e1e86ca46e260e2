import { clientApi } from '../../lib/client-api.ts'
import { encodeList, firstPage } from '../../lib/search-params.ts'
import type { List } from './listing.ts'

type Asked = { call: 'search'; cursor: string; facets: '0' } | { call: 'facet'; facet: string; facetText: string }

/** Asks on about a list that is shown: the parameters of its address are those of the calls too. */
export function askMore<Answer>({ params, scope }: List, { call, ...more }: Asked, signal?: AbortSignal) {
  const query = new URLSearchParams(encodeList(firstPage(params)))
  for (const [name, value] of Object.entries({ ...scope, ...more })) query.set(name, value)
  return clientApi<Answer>(`x/platform/live/default/product/${call}?${query}`, { signal })
}
