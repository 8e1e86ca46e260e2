import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again when somebody comes back to its tab: another tab or device may have changed what it shows. */
export function useReloadOnReturn() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const reload = () => {
      if (!document.hidden) void revalidate()
    }
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [revalidate])
}
