import { formatNumber } from '../../../lib/format.ts'
import { useLocale } from '../../../lib/messages.ts'
import facet from './FacetFields.module.css'
import styles from './FacetLinks.module.css'

export type FacetLink = { href: string; label: string; count?: number; isCurrent?: boolean }

/** A level of a tree as links: the ancestors, the current node and its children with counts. */
export function FacetLinks({ links }: { links: readonly FacetLink[] }) {
  const locale = useLocale()
  return (
    <ul className={styles.links}>
      {links.map(({ href, label, count, isCurrent }) => (
        <li key={href}>
          <a href={href} aria-current={isCurrent || undefined}>
            {label}
            {count !== undefined && <span className={facet.number}>{formatNumber(count, locale)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
