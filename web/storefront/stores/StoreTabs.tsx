import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import tabs from '../../ui/styles/SectionTabs.module.css'
import { type Section, sections } from './sections.ts'
import type { Store } from './store-data.ts'

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
    <nav className={tabs.tabs} aria-label={t('sections')}>
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
