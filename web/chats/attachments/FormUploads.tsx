import { type RefObject, useEffect, useRef, useState } from 'react'
import { AttachmentList } from './AttachmentList.tsx'
import { maxFiles } from './file-limits.ts'
import { useObservable } from '../../lib/client/use-observable.ts'
import { useUploads } from './use-uploads.ts'
import { useMessages } from '../../lib/messages.ts'
import { formatUploadedFile } from './uploaded-files.ts'

/**
 * Uploads files as soon as they are chosen, with progress and errors; the form submits the ids of those that are
 * ready.
 */
export function FormUploads({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useMessages('chats')
  const store = useUploads()
  const items = useObservable(store.items, [])
  const [excessCount, setExcessCount] = useState(0)
  const isBusy = items.some(({ state }) => state === 'waiting' || state === 'uploading')
  const hasFailed = items.some(({ state }) => state === 'failed')
  /** Submitted while files are still uploading. */
  const [isSendPending, setSendPending] = useState(false)
  const busy = useRef(isBusy)
  busy.current = isBusy

  useEffect(() => {
    const input = field.current!
    const form = input.form!
    const addChosenFiles = () => {
      if (!input.files?.length) return
      setExcessCount(store.add([...input.files]))
      input.value = ''
    }
    const holdSubmit = (event: Event) => {
      if (!busy.current) return
      event.preventDefault()
      event.stopPropagation()
      setSendPending(true)
    }
    addChosenFiles()
    input.addEventListener('change', addChosenFiles)
    form.addEventListener('submit', holdSubmit)
    return () => {
      input.removeEventListener('change', addChosenFiles)
      form.removeEventListener('submit', holdSubmit)
    }
  }, [])
  useEffect(() => {
    if (!isSendPending || isBusy) return
    setSendPending(false)
    if (!hasFailed) field.current!.form!.requestSubmit()
  }, [isSendPending, isBusy])

  return (
    <>
      {(items.length > 0 || excessCount > 0) && (
        <AttachmentList
          items={items}
          note={excessCount > 0 ? t('attach.tooMany', { most: maxFiles }) : null}
          onRemove={store.remove}
          onRetry={store.retry}
        />
      )}
      {items.map(
        ({ part }) =>
          part && <input key={part.id} type="hidden" name="uploadedFiles" value={formatUploadedFile(part)} />,
      )}
      <p role="status">{isSendPending && isBusy ? t('state.sending') : ''}</p>
    </>
  )
}
