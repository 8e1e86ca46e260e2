import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Lightbox.module.css'
import type { FilePart } from '../client/types.ts'

type Props = { pictures: readonly FilePart[]; index: number; onMove: (index: number) => void; onClose: () => void }

/** Full-screen pictures of a message. Arrow keys move, Escape closes. */
export function Lightbox({ pictures, index, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useMessages('chats')
  const common = useMessages('common')
  const { url, name, width, height } = pictures[index]!
  useEffect(() => dialog.current?.showModal(), [])
  const move = (step: number) => onMove((index + step + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape must not close the dock below as well.
    event.stopPropagation()
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <header>
        <p>{name}</p>
        <a href={url} download={name} aria-label={t('file.download', { name })}>
          <Icon name="download" />
        </a>
        <button type="button" aria-label={common('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      <img src={url} alt={name} width={width ?? undefined} height={height ?? undefined} />
      {pictures.length > 1 && (
        <footer>
          <button type="button" aria-label={t('file.previous')} onClick={() => move(-1)}>
            <Icon name="caret-left" />
          </button>
          <p role="status">{t('file.place', { place: index + 1, count: pictures.length })}</p>
          <button type="button" aria-label={t('file.next')} onClick={() => move(1)}>
            <Icon name="caret-right" />
          </button>
        </footer>
      )}
    </dialog>
  )
}
