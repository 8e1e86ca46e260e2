import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** Takes over the links of a list that lead to the same page with other parameters, so that the page stays where it is. */
export function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.pathname !== window.location.pathname || link.origin !== window.location.origin || link.hash || link.target) return
    event.preventDefault()
    const isPage = new URLSearchParams(link.search).has('page') && !link.hasAttribute('data-more')
    void navigate({ search: link.search }, { preventScrollReset: !isPage })
  }
}
