import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import styles from './store.module.css'
import type { Store } from './store.tsx'

const sections = ['products', 'about', 'branches', 'contacts'] as const
export type Section = (typeof sections)[number]
export const isSection = (name: string): name is Section => sections.some((section) => section === name)

export function StoreTabs({ store, base, section }: { store: Store; base: string; section: Section }) {
  const t = useMessages('store')
  const href = useLocalizedHref()
  const locale = useLocale()
  const { productCount, branches, warehouses } = store
  const counts: Partial<Record<Section, number>> = {
    products: productCount,
    branches: branches.length + warehouses.length,
  }
  return (
    <nav className={styles.tabs} aria-label={t('sections')}>
      {sections.map((name) => (
        <a
          key={name}
          href={href(name === 'products' ? base : `${base}/${name}`)}
          aria-current={name === section ? 'page' : undefined}
        >
          {t(`section.${name}`)}
          {counts[name] ? <span>{formatNumber(counts[name], locale)}</span> : null}
        </a>
      ))}
    </nav>
  )
}
