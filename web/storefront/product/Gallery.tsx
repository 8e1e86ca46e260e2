import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'

const shownThumbs = 5

/** A native scroll strip, moved by swipe, arrow keys or thumbnails. */
export function Gallery({ ids, name, isDrawing }: { ids: readonly string[]; name: string; isDrawing: boolean }) {
  const t = useMessages('product')
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isEnlarged, setEnlarged] = useState(false)
  const [Lightbox, loadLightbox] = useLazyComponent(() =>
    import('../../shared/Lightbox.tsx').then(({ Lightbox }) => Lightbox),
  )
  const pictures = ids.length > 0 ? ids : [null]
  const count = pictures.length
  const shown = pictures[current]
  const label = (index: number) => (count > 1 ? t('picture.of', { name, number: index + 1, count }) : name)

  function goTo(index: number) {
    const { current: list } = strip
    const slide = list?.children[Math.max(0, Math.min(index, count - 1))]
    if (slide instanceof HTMLElement) list!.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }
  function enlarge(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    loadLightbox()
    setEnlarged(true)
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -count, End: count }[event.key]
    if (!step || event.target !== event.currentTarget) return
    event.preventDefault()
    goTo(current + step)
  }
  return (
    <div className={styles.gallery}>
      {count > 1 && <Thumbnails ids={ids} current={current} label={label} onSelect={goTo} />}
      <div className={styles.stage} data-empty={shown ? undefined : ''}>
        <ul
          ref={strip}
          className={styles.strip}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={t('pictures')}
          onKeyDown={handleKeyDown}
          onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / (list.clientWidth || 1)))}
        >
          {pictures.map((id, index) => (
            <li key={id ?? 'none'} id={`picture-${index + 1}`}>
              <Enlargeable id={id} onClick={enlarge}>
                <Picture
                  id={id}
                  alt={label(index)}
                  width={640}
                  height={640}
                  priority={index === 0}
                  sizes="(max-width: 767px) calc(100vw - 66px), (max-width: 1023px) calc(50vw - 64px), 411px"
                />
              </Enlargeable>
            </li>
          ))}
        </ul>
        {isDrawing && <p className={styles.drawing}>{t('picture.drawing')}</p>}
        {shown && (
          <a
            className={styles.whole}
            href={wholeUrl(shown)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('picture.whole')}
            onClick={enlarge}
          >
            <Icon name="magnifying-glass-plus" size="l" />
          </a>
        )}
        {count > 1 && (
          <p className={styles.place} aria-hidden="true">
            {current + 1} / {count}
          </p>
        )}
      </div>
      {Lightbox && isEnlarged && (
        <Lightbox
          pictures={ids.map((id, index) => ({ url: wholeUrl(id), name: label(index) }))}
          start={current}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  )
}

type ThumbnailsProps = {
  ids: readonly string[]
  current: number
  label: (index: number) => string
  onSelect: (index: number) => void
}

/** The last one stands for all that follow, and leads to the next of them when it is pressed again. */
function Thumbnails({ ids, current, label, onSelect }: ThumbnailsProps) {
  const t = useMessages('product')
  const select = (event: MouseEvent, index: number) => {
    event.preventDefault()
    onSelect(index)
  }
  return (
    <ul className={styles.thumbs}>
      {ids.slice(0, shownThumbs).map((id, index) => {
        const rest = index === shownThumbs - 1 ? ids.length - shownThumbs : 0
        const isCurrent = current === index || (rest > 0 && current > index)
        return (
          <li key={id}>
            <a
              href={`#picture-${index + 1}`}
              onClick={(event) => select(event, rest > 0 && isCurrent ? current + 1 : index)}
              aria-current={isCurrent || undefined}
              data-rest={rest > 0 ? `+${rest + 1}` : undefined}
              aria-label={rest > 0 ? t('picture.more', { count: rest + 1 }) : label(index)}
            >
              <Picture id={id} alt="" sizes="64px" width={64} height={64} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

const wholeUrl = (id: string) => `/media/${id}/1280.jpeg`

type EnlargeableProps = { id: string | null; onClick: (event: MouseEvent) => void; children: ReactNode }

/** For the pointer: the button beside it does the same, so the keyboard skips it. */
function Enlargeable({ id, onClick, children }: EnlargeableProps) {
  if (!id) return children
  return (
    <a className={styles.enlarge} href={wholeUrl(id)} target="_blank" rel="noreferrer" tabIndex={-1} onClick={onClick}>
      {children}
    </a>
  )
}
