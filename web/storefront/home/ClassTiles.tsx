import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { withSoftHyphens } from '../../lib/soft-hyphens.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ClassTiles.module.css'

type Class = { name: string; path: string; productCount: number; drawingId: string | null }

export function ClassTiles({ classes, more }: { classes: readonly Class[]; more: number }) {
  const t = useMessages('home')
  const locale = useLocale()
  const href = useLocalizedHref()
  const place = usePage().location ?? 'all'
  return (
    <nav aria-label={t('classes')}>
      <div className={styles.tiles}>
        {classes.map(({ name, path, productCount, drawingId }) => (
          <a key={path} className={styles.tile} href={href(`/catalog/${place}/${path}`)}>
            <b>{withSoftHyphens(name, locale)}</b>
            <span className={styles.number}>{formatNumber(productCount, locale)}</span>
            {drawingId && (
              <Picture
                id={drawingId}
                alt=""
                kind="drawing"
                sizes="(max-width: 767px) 36px, 112px"
                width={112}
                height={112}
                priority
              />
            )}
          </a>
        ))}
      </div>
      {more > 0 && (
        <a className={styles.all} href={href('/all-catalog-categories')}>
          {t('classes.all')}
        </a>
      )}
    </nav>
  )
}
