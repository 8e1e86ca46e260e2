import { type MouseEvent, useState } from 'react'
import { useLazy } from '../lib/lazy.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import { formatSize } from './file-size.ts'
import styles from './FileParts.module.css'
import type { FilePart } from './types.ts'

const isPicture = (file: FilePart) => file.thumbnailUrl !== null

/** The files of a message: pictures to look at, others to save. Without script each is a link. */
export function FileParts({ files }: { files: readonly FilePart[] }) {
  const t = useMessages('chats')
  const locale = useLocale()
  const [place, setPlace] = useState<number | null>(null)
  const [Lightbox, loadLightbox] = useLazy(() => import('./Lightbox.tsx').then(({ Lightbox }) => Lightbox))
  if (files.length === 0) return null
  const pictures = files.filter(isPicture)
  const open = (event: MouseEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadLightbox()
    setPlace(at)
  }
  return (
    <>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ id, name, url, thumbnailUrl, width, height }, at) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener" onClick={(event) => open(event, at)}>
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
                  <small>{formatSize(size, locale)}</small>
                </a>
              </li>
            ))}
        </ul>
      )}
      {Lightbox && place !== null && (
        <Lightbox pictures={pictures} place={place} onMove={setPlace} onClose={() => setPlace(null)} />
      )}
    </>
  )
}
