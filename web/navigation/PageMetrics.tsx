import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../root-data.ts'

const maxIdleMs = 2_000

/** Counts what is opened, seen and pressed, once the page has nothing else to do. Not for somebody who asks not to be tracked, nor while acting as an account. */
export function PageMetrics({ data: { page, metricsDataRegistry } }: { data: RootData }) {
  const { pathname } = useLocation()
  useEffect(() => {
    if (page.acting || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
    return whenIdle(() => void import('../lib/client/metrics.ts').then(({ openPage }) => openPage(metricsDataRegistry)))
  }, [pathname])
  return null
}

/** Returns what calls it off. Safari has no idle callbacks. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) {
    const callback = requestIdleCallback(run, { timeout: maxIdleMs })
    return () => cancelIdleCallback(callback)
  }
  const timer = setTimeout(run, maxIdleMs)
  return () => clearTimeout(timer)
}
