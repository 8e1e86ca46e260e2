import { type RefObject, useEffect } from 'react'
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts'
import { useMessages } from '../../../lib/messages.ts'

type Writer = { pause: () => void; resume: () => void }

/** Asks before the editor is left with unsaved changes; not when one of the forms of its page is sent. */
export function useEditorGuard(hasChanges: boolean, form: RefObject<HTMLFormElement | null>, writer: Writer) {
  const startSending = useLeaveGuard(() => hasChanges, useMessages('product-editor')('leave'))
  useEffect(() => {
    const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented || (target as HTMLFormElement).getAttribute('method') !== 'post') return
      startSending()
      if (target === form.current) writer.pause()
    }
    window.addEventListener('submit', onSubmit)
    window.addEventListener('pageshow', writer.resume)
    return () => {
      window.removeEventListener('submit', onSubmit)
      window.removeEventListener('pageshow', writer.resume)
    }
  }, [])
}
