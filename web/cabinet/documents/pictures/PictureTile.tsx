import { type DragEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import styles from './pictures.module.css'

type Props = {
  id: string
  name: string
  position: number
  count: number
  isDragged: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onCrop: () => void
  drag: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void; onDragEnter: () => void }
}

export function PictureTile({ id, name, position, count, isDragged, onMove, onRemove, onCrop, drag }: Props) {
  const t = useMessages('document-form')
  const tile = useRef<HTMLLIElement>(null)
  const isMoved = useRef<'earlier' | 'later' | null>(null)
  const number = position + 1
  // The browser drops the focus of an element that changes its place.
  useEffect(() => {
    const [wanted, other] = isMoved.current === 'earlier' ? ['earlier', 'later'] : ['later', 'earlier']
    const button = (key: string) => tile.current?.querySelector<HTMLElement>(`[data-move=${key}]:enabled`)
    if (isMoved.current) (button(wanted!) ?? button(other!))?.focus()
    isMoved.current = null
  }, [position])
  const move = (key: 'earlier' | 'later') => {
    isMoved.current = key
    onMove(position + (key === 'earlier' ? -1 : 1))
  }
  return (
    <li ref={tile} className={styles.tile} data-dragged={isDragged || undefined} draggable {...drag}>
      <input type="hidden" name={name} value={id} />
      <Picture id={id} alt={t('picture', { number })} sizes="160px" width={160} height={160} />
      {position === 0 && (
        <span className={styles.main}>
          <Tag tone="neutral">{t('picture.main')}</Tag>
        </span>
      )}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          icon="caret-left"
          data-move="earlier"
          aria-label={t('picture.earlier', { number })}
          disabled={position === 0}
          onClick={() => move('earlier')}
        />
        <Button variant="quiet" icon="crop" aria-label={t('picture.crop', { number })} onClick={onCrop} />
        <Button variant="quiet" icon="x" aria-label={t('picture.remove', { number })} onClick={onRemove} />
        <Button
          variant="quiet"
          icon="caret-right"
          data-move="later"
          aria-label={t('picture.later', { number })}
          disabled={position === count - 1}
          onClick={() => move('later')}
        />
      </div>
      <noscript>
        <label>
          <input type="checkbox" name="removedPictures" value={id} />
          <span>{t('picture.remove', { number })}</span>
        </label>
        {position > 0 && (
          <Button type="submit" size="s" name="movedPicture" value={`${id} ${position - 1}`}>
            {t('picture.earlier', { number })}
          </Button>
        )}
        {position < count - 1 && (
          <Button type="submit" size="s" name="movedPicture" value={`${id} ${position + 1}`}>
            {t('picture.later', { number })}
          </Button>
        )}
      </noscript>
    </li>
  )
}
