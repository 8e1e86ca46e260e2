import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from './PageOutlet.tsx'

/**
 * Takes the notes that a page has shown out of its address, so that neither a reload nor the back button brings them back. The router
 * keeps the address that it has loaded, and the page its note.
 */
export function useForgetNotes() {
  const { key } = useLocation()
  const handle = useMatches().at(-1)!.handle as PageHandle | undefined
  useEffect(() => {
    const url = new URL(window.location.href)
    const notes = ['done', 'toolRefused', ...(handle?.notes ?? [])].filter((name) => url.searchParams.has(name))
    if (notes.length === 0) return
    for (const name of notes) url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url)
  }, [key])
}
