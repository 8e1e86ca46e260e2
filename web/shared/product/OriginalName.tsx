import { languageTags, type Locale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
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

/** A quiet mark before a name that is assembled from the characteristics. */
export function AssembledMark({ original }: { original: { name: string } | null }) {
  const t = useMessages('common')
  if (!original) return null
  const label = t('name.assembled', { name: original.name })
  return (
    <span className={styles.mark} role="img" aria-label={label} title={label}>
      <Icon name="info" size="s" />
    </span>
  )
}
