import { useMessages } from '../lib/messages.ts'
import styles from './Breadcrumbs.module.css'
import { Icon } from './Icon.tsx'

/** The last item is the current page and has no href. */
export function Breadcrumbs({ items }: { items: readonly { label: string; href?: string }[] }) {
  const t = useMessages('common')
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {items.map(({ label, href }, index) => (
          <li key={index}>
            {index > 0 && <Icon name="caret-right" size="s" />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
