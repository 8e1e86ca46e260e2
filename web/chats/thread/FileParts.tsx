import { type MouseEvent, useState } from 'react'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { formatFileSize } from '../../lib/file-size.ts'
import styles from './FileParts.module.css'
import type { FilePart } from '../client/types.ts'

const toLightbox = ({ url, name, width, height }: FilePart) => ({ url, name, width, height, download: name })
const isPicture = (file: FilePart) => file.thumbnailUrl !== null

/** Files of a message: pictures open in a lightbox, other files download. Without script all are links. */
export function FileParts({ files }: { files: readonly FilePart[] }) {
  const t = useMessages('chats')
  const locale = useLocale()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const [Lightbox, loadLightbox] = useLazyComponent(() =>
    import('../../shared/Lightbox.tsx').then(({ Lightbox }) => Lightbox),
  )
  if (files.length === 0) return null
  const pictures = files.filter(isPicture)
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadLightbox()
    setOpenIndex(index)
  }
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, name, url, thumbnailUrl, width, height }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener" onClick={(event) => open(event, index)}>
                <img
                  src={thumbnailUrl!}
                  alt={t('file.picture', { name })}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < files.length && (
        <ul className={styles.documents}>
          {files
            .filter((file) => !isPicture(file))
            .map(({ id, name, url, size }) => (
              <li key={id}>
                <a href={url} download={name}>
                  <Icon name="file-text" />
                  <span>{name}</span>
                  <small>{formatFileSize(size, locale)}</small>
                </a>
              </li>
            ))}
        </ul>
      )}
      {Lightbox && openIndex !== null && (
        <Lightbox pictures={pictures.map(toLightbox)} start={openIndex} onClose={() => setOpenIndex(null)} />
      )}
    </>
  )
}
