import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const intervalMs = 2_000

/** Reads the page again every two seconds while a job is at work. */
export function useReloadWhile(isAtWork: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAtWork) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isAtWork, revalidate])
}
