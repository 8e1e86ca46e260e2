import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { usePage } from '../lib/page.ts'
import { linkUrl } from './follow-links.ts'
import { pageTarget } from './page-target.ts'

/** Long enough for the pointer to cross other links on its way. */
const hoverMs = 80

/**
 * Fetches the page of the link that the pointer rests on, or that has the focus. The pages of an account are not fetched: no browser may
 * store them, so they would be fetched again.
 */
export function Prefetch() {
  const { isAuth, locale } = usePage()
  const [path, setPath] = useState('')
  useEffect(() => {
    if (isAuth || savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onIntent = ({ target }: Event) => {
      clearTimeout(timer)
      const url = target instanceof Element ? linkUrl(target) : undefined
      if (!url || url.pathname + url.search === window.location.pathname + window.location.search) return
      if (pageTarget(url, window.location, locale))
        timer = setTimeout(() => setPath(url.pathname + url.search), hoverMs)
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [isAuth, locale])
  return path ? <PrefetchPageLinks page={path} /> : null
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
