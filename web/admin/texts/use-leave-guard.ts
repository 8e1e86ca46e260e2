import { useEffect, useRef } from 'react'
import { type Location, useBlocker } from 'react-router'

/** Asks `question` before the edited text is left, unless it is being sent. Returns what the form does when it is sent. */
export function useLeaveGuard(hasChanges: boolean, question: string) {
  const isSending = useRef(false)
  const mustAsk = useRef<() => boolean>(() => false)
  mustAsk.current = () => hasChanges && !isSending.current
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      editedAt(currentLocation) !== editedAt(nextLocation) && mustAsk.current() && !window.confirm(question),
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

/** The editor stays as it is while versions are compared. */
const editedAt = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('version')}`
