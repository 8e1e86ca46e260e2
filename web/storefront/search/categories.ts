import { getCategory } from '#modules/catalog/contract.ts'
import type { Api, OutputOf } from '#platform/contract.ts'
import { live } from '../../lib/live.ts'
import { foundOrNull } from '../../lib/request-context.ts'
import { encodeListParams, inCategory, type ListParams } from '../../lib/search-params.ts'
import type { FacetLink } from '../catalog/filters/FacetLinks.tsx'
import type { SearchOutput } from '../catalog/listing.ts'

export type SearchCategory = OutputOf<typeof getCategory>

const maxLinks = 12

/** The category that limits a search, by its path in any language; null for an unknown one. */
export const loadSearchCategory = async (api: Api, { category: path }: ListParams): Promise<SearchCategory | null> =>
  path ? foundOrNull(api(getCategory, { ...live, path })) : null

/** Links that widen or narrow a search: the categories above the chosen one, itself, and those below with matches. */
export function categoryLinks(
  params: ListParams,
  { categories }: SearchOutput,
  category: SearchCategory | null,
  all: string,
): FacetLink[] {
  const hrefOf = (path: string | null) => encodeListParams(inCategory(params, path)) || '?'
  const below = categories.filter(({ productCount, path }) => productCount > 0 && path !== category?.path)
  return [
    ...(category ? [{ href: hrefOf(null), label: all }] : []),
    ...(category?.parents ?? []).map(({ name, path }) => ({ href: hrefOf(path), label: name })),
    ...(category ? [{ href: hrefOf(category.path), label: category.name, isCurrent: true }] : []),
    ...below
      .slice(0, maxLinks)
      .map(({ name, path, productCount }) => ({ href: hrefOf(path), label: name, count: productCount })),
  ]
}
