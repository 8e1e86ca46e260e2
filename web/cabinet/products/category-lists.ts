import type { listProductCategories } from '#modules/cabinet/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'

export type CategoryChoice = OutputOf<typeof listProductCategories>['items'][number]

const maxRecent = 5
const maxUsed = 50

/** The categories that a search has found, by sections; without a query those that the store uses. */
export function useCategoryLists(query: string, found: readonly CategoryChoice[]) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const recent = found
    .filter(({ usedAt }) => usedAt !== null)
    .toSorted((one, other) => (one.usedAt! < other.usedAt! ? 1 : -1))
    .slice(0, maxRecent)
  const others = found.filter((each) => !recent.includes(each)).slice(0, maxUsed)
  return [
    { key: 'found', title: t('category.found'), items: query ? found.filter((each) => !each.isSuggested) : [] },
    { key: 'suggested', title: editorTexts('category.suggested'), items: found.filter((each) => each.isSuggested) },
    { key: 'recent', title: editorTexts('category.recent'), items: query ? [] : recent },
    { key: 'used', title: t('category.used'), items: query ? [] : others },
  ].filter(({ items }) => items.length > 0)
}
