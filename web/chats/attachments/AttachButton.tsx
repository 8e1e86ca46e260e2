import { useEffect, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import styles from './Attachments.module.css'
import { ChatIcon } from '../ChatIcon.tsx'
import { acceptedFileTypes } from './file-limits.ts'

/**
 * File picker; phones offer their camera too. Without script the files are submitted with the form, after its fields.
 */
export function AttachButton({ onChoose }: { onChoose: ((files: Iterable<File>) => void) | null }) {
  const t = useMessages('chats')
  const field = useRef<HTMLInputElement>(null)
  const emitFiles = () => {
    const { current } = field
    if (!current?.files?.length) return
    onChoose?.([...current.files])
    // Allows choosing the same file again.
    current.value = ''
  }
  const isReady = onChoose !== null
  // Picks up files that were chosen before hydration.
  useEffect(() => {
    if (isReady) emitFiles()
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
        accept={acceptedFileTypes}
        multiple
        onChange={isReady ? emitFiles : undefined}
      />
    </label>
  )
}
