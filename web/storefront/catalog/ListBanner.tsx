import { useLocalizedHref } from '../../lib/page.ts'
import { BannerPicture } from '../BannerPicture.tsx'
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
        <BannerPicture
          id={imageId}
          isDrawing={isDrawing}
          wider={widerPictures(banner)}
          size={112}
          className={styles.picture}
        />
      )}
    </a>
  )
}
