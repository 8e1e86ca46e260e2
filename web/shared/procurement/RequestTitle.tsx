import { languageTags } from '../../lib/locale.ts'
import styles from './procurement.module.css'
import type { RequestItem } from './requests-data.ts'

type Props = { request: Pick<RequestItem, 'title' | 'locale' | 'category'>; href: string; note?: string }

/** The buyer's words in their language, with the category and a note below. */
export function RequestTitle({ request: { title, locale, category }, href, note }: Props) {
  const notes = [note, category?.name].filter(Boolean).join(' · ')
  return (
    <div className={styles.title}>
      <a href={href} lang={languageTags[locale]}>
        {title}
      </a>
      {notes && <small>{notes}</small>}
    </div>
  )
}
