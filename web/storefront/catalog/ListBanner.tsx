import type { listBanners } from '#modules/content/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ListBanner.module.css'

type Props = { banner: OutputOf<typeof listBanners>['items'][number] }

/** A strip above a product list. */
export function ListBanner({ banner: { title, note, target, imageId } }: Props) {
  const href = useLocalizedHref()
  return (
    <a className={styles.banner} href={/^https?:/.test(target) ? target : href(target)}>
      <span>
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
      {imageId && (
        <span className={styles.drawing}>
          <Picture id={imageId} alt="" kind="drawing" sizes="112px" width={112} height={112} />
        </span>
      )}
    </a>
  )
}
