import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'

type Leaves = (current: Location, next: Location) => boolean
const leavesPath: Leaves = (current, next) => current.pathname !== next.pathname

/**
 * Asks `question` before a page with unsaved changes is left, by default for another path. The returned function is called when a form of
 * the page is sent.
 */
export function useLeaveGuard(hasChanges: () => boolean, question: string, leaves = leavesPath) {
  const isSending = useRef(false)
  const mustAsk = useRef(hasChanges)
  mustAsk.current = () => hasChanges() && !isSending.current
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      leaves(currentLocation, nextLocation) && mustAsk.current() && !window.confirm(question),
  )
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mustAsk.current()) event.preventDefault()
    }
    const onReturn = () => {
      isSending.current = false
    }
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [])
  return () => {
    isSending.current = true
  }
}
