import { useMessages } from '../../../lib/messages.ts'
import { Chip } from '../../../ui/Chip.tsx'
import styles from '../Listing.module.css'
import type { ProductList } from '../listing.ts'

export function PromotedFilters({ chips }: { chips: ProductList['promoted'] }) {
  const t = useMessages('catalog')
  if (chips.length === 0) return null
  return (
    <nav className={styles.promoted} aria-label={t('filters.promoted')}>
      {chips.map(({ label, href, isChosen, count }) => (
        <Chip key={href} href={href} isOn={isChosen} count={count}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}
