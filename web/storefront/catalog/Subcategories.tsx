import type { CSSProperties } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useLocale } from '../../lib/messages.ts'
import { withSoftHyphens } from '../../lib/soft-hyphens.ts'
import { Picture } from '../../ui/Picture.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import styles from './Subcategories.module.css'

type Link = { name: string; path: string }
type Subcategory = Link & { count: number; pictureId: string | null; children: readonly Link[] }

const maxLinks = 5
const eagerPictures = 4

/** `query`: the filters of the list, which hold below as well. */
type Props = { items: readonly Subcategory[]; base: string; query: string; label: string }

/** Tiles to choose by sight: a picture, the name and the number of products; groups have links to their categories. */
export function Subcategories({ items, base, query, label }: Props) {
  const locale = useLocale()
  if (items.length === 0) return null
  return (
    <nav className={`${sheet.sheet} ${styles.tiles}`} style={columnsOf(items.length)} aria-label={label}>
      {items.map(({ name, path, pictureId, count, children }, index) => (
        <div key={path}>
          <a className={styles.tile} href={`${base}/${path}${query}`}>
            <span className={styles.plate}>
              <Picture id={pictureId} alt="" sizes="120px" width={120} height={120} priority={index < eagerPictures} />
            </span>
            <b>{withSoftHyphens(name, locale)}</b>
            <span className={styles.count}>{formatNumber(count, locale)}</span>
          </a>
          {children.length > 0 && (
            <ul className={styles.links}>
              {children.slice(0, maxLinks).map((child) => (
                <li key={child.path}>
                  <a href={`${base}/${child.path}${query}`}>{withSoftHyphens(child.name, locale)}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
  )
}

/** Columns with the shortest gap in the last row, and that gap, for wide and medium screens. */
function columnsOf(count: number) {
  const [wide, medium] = [bestColumns(count, [6, 5, 4]), bestColumns(count, [4, 3])]
  const [wideGap, mediumGap] = [gapOf(count, wide), gapOf(count, medium)]
  return {
    '--wide': wide,
    '--wide-gap': wideGap,
    '--wide-gap-display': wideGap > 0 ? 'block' : 'none',
    '--medium': medium,
    '--medium-gap': mediumGap,
    '--medium-gap-display': mediumGap > 0 ? 'block' : 'none',
  } as CSSProperties
}

const gapOf = (count: number, columns: number) => (columns - (count % columns)) % columns
const bestColumns = (count: number, candidates: readonly number[]) =>
  candidates.reduce((best, columns) => (gapOf(count, columns) < gapOf(count, best) ? columns : best))
