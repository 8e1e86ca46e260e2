import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '../../../lib/messages.ts'

type Writer = { pause: () => void; resume: () => void }

/** Asks before a page with unsaved changes is left; not when one of its forms is sent. */
export function useLeaveGuard(hasChanges: boolean, form: RefObject<HTMLFormElement | null>, writer: Writer) {
  const t = useMessages('product-editor')
  const isSending = useRef(false)
  const mayAsk = useRef(false)
  mayAsk.current = hasChanges
  const mustAsk = () => mayAsk.current && !isSending.current
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && mustAsk() && !window.confirm(t('leave')),
  )
  useEffect(() => {
    const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented || (target as HTMLFormElement).getAttribute('method') !== 'post') return
      isSending.current = true
      if (target === form.current) writer.pause()
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault()
    }
    const onReturn = () => {
      isSending.current = false
      writer.resume()
    }
    window.addEventListener('submit', onSubmit)
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('pageshow', onReturn)
    return () => {
      window.removeEventListener('submit', onSubmit)
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [])
}
