import { languageTags, type Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import styles from './ProductName.module.css'

/** The supplier's own name, beneath one that is assembled from the characteristics. */
export function OriginalName({ original }: { original: { name: string; locale: Locale } | null }) {
  const t = useMessages('common')
  if (!original) return null
  return (
    <small className={styles.original} lang={languageTags[original.locale]}>
      {t('name.original', { name: original.name })}
    </small>
  )
}
