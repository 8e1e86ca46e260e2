import { useLocalizedHref } from '../../lib/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { BannerOfPage } from '../load-banner.ts'
import { widerPictures } from '../wider-pictures.ts'
import styles from './ListBanner.module.css'

/** A strip above a product list. */
export function ListBanner({ banner }: { banner: BannerOfPage }) {
  const { title, note, target, imageId, isDrawing } = banner
  const href = useLocalizedHref()
  return (
    <a className={styles.banner} href={/^https?:/.test(target) ? target : href(target)}>
      <span>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
      {imageId && (
        <span className={styles.picture} data-photo={isDrawing ? undefined : ''}>
          <Picture
            id={imageId}
            alt=""
            kind={isDrawing ? 'drawing' : undefined}
            wider={widerPictures(banner)}
            sizes="112px"
            width={112}
            height={112}
          />
        </span>
      )}
    </a>
  )
}
