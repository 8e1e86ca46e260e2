import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { encodeListParams, encodeMore } from '../../lib/search-params.ts'
import { showToast } from '../../lib/client/toast.ts'
import type { ProductList } from './listing.ts'

/**
 * A product list with "show more". The next products are fetched by cursor, so none is repeated or skipped when the index
 * changes in between. The URL records the last page shown, for reloads and back navigation.
 */
export function useLoadMore(list: ProductList) {
  const t = useMessages('common')
  const section = useRef<HTMLElement>(null)
  const [added, setAdded] = useState<Added>()
  const shown = added?.list === list ? added : { cards: list.cards, page: list.params.page, cursor: list.nextCursor }
  const params = { ...list.params, page: shown.page }
  useEffect(() => {
    if (added?.list !== list) return
    history.replaceState(history.state, '', encodeListParams(params))
    const names = section.current?.querySelectorAll<HTMLElement>('h3 a, th[scope=row] > a:first-of-type')
    names?.[added.previousCount]?.focus({ preventScroll: true })
  }, [added])

  async function add(event: MouseEvent) {
    if (!shown.cursor || !encodeMore(params) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { cursor } = shown
    const result = await import('./fetch-more.ts').then(
      ({ fetchProducts }) => fetchProducts(list, cursor),
      () => null,
    )
    if (!result?.success) return showToast({ text: result?.problem?.detail || t('cart.failed'), tone: 'bad' })
    const { items, nextCursor } = result.data
    const known = new Set(shown.cards.map(({ id }) => id))
    const cards = [...shown.cards, ...items.filter(({ id }) => !known.has(id))]
    setAdded({ list, cards, page: params.page + 1, cursor: nextCursor, previousCount: shown.cards.length })
  }
  return { section, cards: shown.cards, params, add }
}

type Added = {
  list: ProductList
  cards: ProductList['cards']
  page: number
  cursor: string | null
  /** Products shown before the last page was added. */ previousCount: number
}
