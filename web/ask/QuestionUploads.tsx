import { type RefObject, useEffect, useRef, useState } from 'react'
import { AttachmentList } from '../chats/AttachmentList.tsx'
import { mostFiles } from '../chats/file-limits.ts'
import { useObservable } from '../chats/hooks.ts'
import { useUploads } from '../chats/use-uploads.ts'
import { useMessages } from '../lib/messages.ts'

/** Sends what is chosen at once, so that each file says how far it has come and what is wrong with it; the form takes along those that are there. */
export function QuestionUploads({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useMessages('chats')
  const attached = useUploads()
  const items = useObservable(attached.items, [])
  const [leftOut, setLeftOut] = useState(0)
  const isBusy = items.some(({ state }) => state === 'waiting' || state === 'uploading')
  const hasFailed = items.some(({ state }) => state === 'failed')
  /** Asked to send while files are still on their way. */
  const [isAwaited, setAwaited] = useState(false)
  const busy = useRef(isBusy)
  busy.current = isBusy

  useEffect(() => {
    const input = field.current!
    const form = input.form!
    const take = () => {
      if (!input.files?.length) return
      setLeftOut(attached.add([...input.files]))
      input.value = ''
    }
    const hold = (event: Event) => {
      if (!busy.current) return
      event.preventDefault()
      event.stopPropagation()
      setAwaited(true)
    }
    take()
    input.addEventListener('change', take)
    form.addEventListener('submit', hold)
    return () => {
      input.removeEventListener('change', take)
      form.removeEventListener('submit', hold)
    }
  }, [])
  useEffect(() => {
    if (!isAwaited || isBusy) return
    setAwaited(false)
    if (!hasFailed) field.current!.form!.requestSubmit()
  }, [isAwaited, isBusy])

  return (
    <>
      {(items.length > 0 || leftOut > 0) && (
        <AttachmentList
          items={items}
          note={leftOut > 0 ? t('attach.tooMany', { most: mostFiles }) : null}
          onRemove={attached.remove}
          onRetry={attached.retry}
        />
      )}
      {items.map(
        ({ part }) => part && <input key={part.id} type="hidden" name="kept" value={`${part.id} ${part.name}`} />,
      )}
      <p role="status">{isAwaited && isBusy ? t('state.sending') : ''}</p>
    </>
  )
}
