import layout from './styles/layout.module.css'
import styles from './Tabs.module.css'
import { Count } from './Tag.tsx'

/** `countLabel`: hidden text that explains the count. */
type Tab<Key> = { key: Key; label: string; href: string; lang?: string; count?: number; countLabel?: string }

/** Views of a page as links with their own address. */
export function Tabs<Key extends string>({
  label: name,
  tabs,
  current,
}: {
  label: string
  tabs: readonly Tab<Key>[]
  /** Null when the page shows none of them. */
  current: Key | null
}) {
  return (
    <nav className={styles.tabs} aria-label={name}>
      {tabs.map(({ key, label, href, lang, count = 0, countLabel }) => (
        <a key={key} href={href} lang={lang} aria-current={key === current ? 'page' : undefined}>
          <span className={styles.label}>{label}</span>
          {count > 0 && <Count>{count}</Count>}
          {count > 0 && countLabel && <span className={layout.hidden}>{countLabel}</span>}
        </a>
      ))}
    </nav>
  )
}
