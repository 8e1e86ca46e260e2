import { compareProducts } from '#modules/lists/compare-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { comparePath } from '../../compare/selection.ts'
import { maxComparedProducts } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall } from '../../lib/request-context.ts'
import type { Route } from './+types/compare.ts'

export type Comparison = OutputOf<typeof compareProducts>
export type Item = Comparison['items'][number]

/** Check boxes without script repeat the parameter; the address of a comparison has it once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const given = searchParams.getAll('products')
  const ids = [...new Set(given.join(',').split(','))].filter((id) => /^[1-9]\d{0,9}$/.test(id))
  if (given.length > 1) throw redirectTo(comparePath(ids.slice(0, maxComparedProducts)))
  const wanted = ids.slice(0, maxComparedProducts)
  const comparison = await loaderCall(context, (api) => api(compareProducts, { ids: wanted.join(',') }))
  return {
    ...comparison,
    goneCount: wanted.length - comparison.items.length - comparison.others.length,
    most: maxComparedProducts,
    // A single product differs from nothing.
    hasDifferencesOnly: searchParams.has('differences') && comparison.items.length > 1,
  }
}
