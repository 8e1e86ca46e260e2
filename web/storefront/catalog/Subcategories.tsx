import { formatNumber } from '../../lib/format.ts'
import { useLocale } from '../../lib/messages.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './catalog.module.css'

type Subcategory = { name: string; path: string; count: number; drawingId: string | null }

/** Tiles if every subcategory has a drawing, otherwise chips. */
export function Subcategories({ items, base, label }: { items: readonly Subcategory[]; base: string; label: string }) {
  const locale = useLocale()
  if (items.length === 0) return null
  const hasDrawings = items.every(({ drawingId }) => drawingId)
  if (!hasDrawings) {
    return (
      <nav className={styles.chips} aria-label={label}>
        {items.map(({ name, path, count }) => (
          <Chip key={path} href={`${base}/${path}`} count={count}>
            {name}
          </Chip>
        ))}
      </nav>
    )
  }
  return (
    <nav className={styles.children} aria-label={label}>
      {items.map(({ name, path, drawingId, count }) => (
        <a key={path} href={`${base}/${path}`}>
          <Picture id={drawingId} alt="" kind="drawing" sizes="56px" width={56} height={56} />
          <b>{name}</b>
          <span>{formatNumber(count, locale)}</span>
        </a>
      ))}
    </nav>
  )
}
