import { formatNumber } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Message.module.css'
import type { FilePart } from './types.ts'

/** The files of a message. */
export function FileParts({ files }: { files: readonly FilePart[] }) {
  const t = useMessages('chats')
  const locale = useLocale()
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map(({ id, contentType, size }) => {
        const isImage = contentType.startsWith('image/')
        return (
          <li key={id}>
            <Icon name={isImage ? 'image' : 'file-text'} />
            {t(isImage ? 'file.image' : 'file.other', { size: `${formatNumber(Math.max(0.1, Math.round(size / 100_000) / 10), locale)} MB` })}
          </li>
        )
      })}
    </ul>
  )
}
