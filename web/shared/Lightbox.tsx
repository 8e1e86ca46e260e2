import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Lightbox.module.css'

export type LightboxPicture = {
  url: string
  name: string
  width?: number | null
  height?: number | null
  /** Under which name the picture can be saved. */
  download?: string
}
type Props = { pictures: readonly LightboxPicture[]; start: number; onClose: () => void }

/** Full-screen pictures in a strip that is swiped, or moved by arrow keys. Zooms by click; browsers zoom by pinch. Escape closes. */
export function Lightbox({ pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const t = useMessages('common')
  const [index, setIndex] = useState(start)
  const [isZoomed, setZoomed] = useState(false)
  const { url, name, download } = pictures[index]!
  const show = (next: number) => {
    const slide = strip.current?.children[next]
    if (slide instanceof HTMLElement) strip.current!.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }
  useEffect(() => {
    dialog.current?.showModal()
    show(start)
  }, [start])
  const move = (step: number) => show((index + step + pictures.length) % pictures.length)
  const settle = (list: HTMLUListElement) => {
    const next = Math.round(list.scrollLeft / (list.clientWidth || 1))
    if (next === index) return
    setIndex(next)
    setZoomed(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape must not close what is below as well.
    event.stopPropagation()
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(step)
  }
  return (
    <dialog ref={dialog} className={styles.lightbox} aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      <header>
        <p>{name}</p>
        <button
          type="button"
          aria-label={t('picture.zoom')}
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          <Icon name="magnifying-glass-plus" />
        </button>
        {download && (
          <a href={url} download={download} aria-label={t('picture.download', { name })}>
            <Icon name="download" />
          </a>
        )}
        <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      <ul ref={strip} data-zoomed={isZoomed || undefined} onScroll={({ currentTarget }) => settle(currentTarget)}>
        {pictures.map((picture, place) => (
          <li key={picture.url} inert={place !== index}>
            <img
              src={picture.url}
              alt={picture.name}
              width={picture.width ?? undefined}
              height={picture.height ?? undefined}
              loading={place === start ? 'eager' : 'lazy'}
              decoding="async"
              onClick={() => setZoomed(!isZoomed)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <footer>
          <button type="button" aria-label={t('picture.previous')} onClick={() => move(-1)}>
            <Icon name="caret-left" />
          </button>
          <p role="status">{t('picture.place', { place: index + 1, count: pictures.length })}</p>
          <button type="button" aria-label={t('picture.next')} onClick={() => move(1)}>
            <Icon name="caret-right" />
          </button>
        </footer>
      )}
    </dialog>
  )
}
