import type { MouseEvent, RefObject } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from './follow-links.ts'

/**
 * Click handler for a list of links: links to the current path with other parameters navigate without a document
 * load. A change of the pages shown scrolls to the top; "show more" (parameter `from`) does not. A link inside `data-vanishing`
 * disappears with what it removes, so the focus moves to `status`.
 */
export function useSoftNavigation(status?: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    const { pathname, origin, search } = window.location
    if (link.pathname !== pathname || link.origin !== origin || link.hash || link.target) return
    event.preventDefault()
    if (link.closest('[data-vanishing]')) status?.current?.focus({ preventScroll: true })
    const next = new URLSearchParams(link.search)
    const current = new URLSearchParams(search)
    const isSamePage = ['page', 'from'].every((name) => next.get(name) === current.get(name))
    void navigate({ search: link.search }, { preventScrollReset: isSamePage || next.has('from') })
  }
}
