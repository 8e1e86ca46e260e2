import type { MouseEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'

/**
 * Takes over the links of a list that lead to the same page with other parameters, so that the page stays where it is.
 * Another page of the list starts at its top; "show more", which names the page it starts `from`, does not.
 * A link marked `data-vanishing` goes away with what it removes: the focus then moves to `status`.
 */
export function useFollow(status?: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { pathname, origin, search } = window.location
    if (link.pathname !== pathname || link.origin !== origin || link.hash || link.target) return
    event.preventDefault()
    if (link.closest('[data-vanishing]')) status?.current?.focus({ preventScroll: true })
    const next = new URLSearchParams(link.search)
    const isSamePage = next.get('page') === new URLSearchParams(search).get('page')
    void navigate({ search: link.search }, { preventScrollReset: isSamePage || next.has('from') })
  }
}
