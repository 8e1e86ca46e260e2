import { useEffect, useRef } from 'react'
import { useMessages } from '../lib/messages.ts'
import layout from '../ui/layout.module.css'
import styles from './Attachments.module.css'
import { ChatIcon } from './ChatIcon.tsx'
import { fileTypes } from './file-limits.ts'

/** Phones offer their camera beside the files. Without script the files go with the form, which has them after its fields. */
export function AttachButton({ onChoose }: { onChoose: ((files: Iterable<File>) => void) | null }) {
  const t = useMessages('chats')
  const field = useRef<HTMLInputElement>(null)
  const take = () => {
    const { current } = field
    if (!current?.files?.length) return
    onChoose?.([...current.files])
    // The same file may be chosen again.
    current.value = ''
  }
  const isReady = onChoose !== null
  // What was chosen before the script was there.
  useEffect(() => {
    if (isReady) take()
  }, [isReady])
  return (
    <label className={styles.attach}>
      <ChatIcon name="attach" />
      <input
        ref={field}
        type="file"
        name="files"
        className={layout.hidden}
        aria-label={t('attach')}
        title={t('attach')}
        accept={fileTypes}
        multiple
        onChange={isReady ? take : undefined}
      />
    </label>
  )
}
