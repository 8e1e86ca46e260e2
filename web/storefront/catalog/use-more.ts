import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { encodeList, encodeMore } from '../../lib/search-params.ts'
import { showToast } from '../../lib/toast.ts'
import type { Found, List } from './listing.ts'

/**
 * A list and the goods added to it. With script "show more" goes on behind the last of the goods, so that none is repeated
 * or left out whatever changes meanwhile; the address then says how far, for a reload and for the way back.
 */
export function useMore(list: List) {
  const t = useMessages('common')
  const section = useRef<HTMLElement>(null)
  const [added, setAdded] = useState<Added>()
  const shown = added?.to === list ? added : { cards: list.cards, page: list.params.page, cursor: list.nextCursor }
  const params = { ...list.params, page: shown.page }
  useEffect(() => {
    if (added?.to !== list) return
    history.replaceState(history.state, '', encodeList(params))
    section.current?.querySelectorAll<HTMLElement>('h3 a')[added.behind]?.focus({ preventScroll: true })
  }, [added])

  async function add(event: MouseEvent) {
    if (!shown.cursor || !encodeMore(params) || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const asked = { call: 'search', cursor: shown.cursor, facets: '0' } as const
    const result = await import('./ask-more.ts').then(
      ({ askMore }) => askMore<Found>(list, asked),
      () => null,
    )
    if (!result?.success) return showToast({ text: result?.problem?.detail || t('cart.failed'), tone: 'bad' })
    const { items, nextCursor } = result.data
    const known = new Set(shown.cards.map(({ id }) => id))
    const cards = [...shown.cards, ...items.filter(({ id }) => !known.has(id))]
    setAdded({ to: list, cards, page: params.page + 1, cursor: nextCursor, behind: shown.cards.length })
  }
  return { section, cards: shown.cards, params, add }
}

type Added = {
  to: List
  cards: List['cards']
  page: number
  cursor: string | null
  /** How many goods stood there before. */ behind: number
}
