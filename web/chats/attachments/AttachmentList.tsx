import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Attachment } from './attachments.ts'
import styles from './Attachments.module.css'
import { formatFileSize } from '../../lib/file-size.ts'

type Props = {
  items: readonly Attachment[]
  note: string | null
  onRemove: (id: number) => void
  onRetry: (id: number) => void
}

/** Attachments of the next message with progress, error, retry and remove. */
export function AttachmentList({ items, note, onRemove, onRetry }: Props) {
  const t = useMessages('chats')
  return (
    <div className={styles.attached}>
      <ul aria-label={t('attach.list')}>
        {items.map((item) => (
          <AttachedFile key={item.id} item={item} onRemove={() => onRemove(item.id)} onRetry={() => onRetry(item.id)} />
        ))}
      </ul>
      {note && (
        <p className={styles.reason} role="alert">
          {note}
        </p>
      )}
    </div>
  )
}

type FileProps = { item: Attachment; onRemove: () => void; onRetry: () => void }

function AttachedFile({ item: { file, state, progress, reason, canRetry, part }, onRemove, onRetry }: FileProps) {
  const t = useMessages('chats')
  const locale = useLocale()
  return (
    <li data-state={state}>
      <Preview file={file} />
      <div className={styles.about}>
        <p className={styles.name}>{part?.name ?? file.name}</p>
        {state === 'uploading' ? (
          <progress aria-label={t('attach.uploading', { name: file.name })} max={1} value={progress} />
        ) : (
          <p
            className={state === 'failed' ? styles.reason : styles.size}
            role={state === 'failed' ? 'alert' : undefined}
          >
            {reason ?? (state === 'waiting' ? t('state.waiting') : formatFileSize(part?.size ?? file.size, locale))}
          </p>
        )}
        <span className={layout.hidden} role="status">
          {state === 'ready' ? t('attach.done', { name: file.name }) : ''}
        </span>
      </div>
      {canRetry && (
        <button type="button" aria-label={t('attach.retry', { name: file.name })} onClick={onRetry}>
          <Icon name="arrow-clockwise" />
        </button>
      )}
      <button type="button" aria-label={t('attach.remove', { name: file.name })} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  const isPicture = file.type.startsWith('image/')
  useEffect(() => {
    if (!isPicture) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file, isPicture])
  return (
    <span className={styles.preview}>
      {url && !isBroken ? (
        <img src={url} alt="" onError={() => setBroken(true)} />
      ) : (
        <Icon name={isPicture ? 'image' : 'file-text'} />
      )}
    </span>
  )
}
