import { useMessages } from '../lib/messages.ts'
import layout from '../ui/layout.module.css'
import styles from './Attachments.module.css'
import { ChatIcon } from './ChatIcon.tsx'

const accept = 'image/jpeg,image/png,image/webp,image/avif,application/pdf,.pdf,.xlsx,.docx'

/** Phones offer their camera beside the files. */
export function AttachButton({ isReady, onChoose }: { isReady: boolean; onChoose: (files: Iterable<File>) => void }) {
  const t = useMessages('chats')
  return (
    <label className={styles.attach} data-waiting={!isReady || undefined}>
      <ChatIcon name="attach" />
      <input
        type="file"
        className={layout.hidden}
        aria-label={t('attach')}
        title={t('attach')}
        accept={accept}
        multiple
        disabled={!isReady}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
