import { useEffect, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import tabs from '../../ui/styles/SectionTabs.module.css'
import { Characteristics, useAllSpecs } from './Characteristics.tsx'
import type { LocalizedProduct } from './pricing.ts'
import type { SupplierTerms } from './product-data.ts'
import styles from './Sections.module.css'
import { Supplier } from './Supplier.tsx'

const sections = ['description', 'characteristics', 'supplier'] as const
type Section = (typeof sections)[number]

/** All sections are on the page; the tabs are anchor links. */
export function Sections({ product, terms }: { product: LocalizedProduct; terms: SupplierTerms }) {
  const t = useMessages('product')
  const locale = useLocale()
  const shown = sections.filter((section) => section !== 'description' || product.description)
  const current = useCurrentSection(shown[0]!)
  const specCount = useAllSpecs(product).length
  const counts: Partial<Record<Section, number>> = { characteristics: specCount }
  return (
    <div className={styles.sections}>
      <nav className={`${tabs.tabs} ${styles.anchors}`} aria-label={t('sections')}>
        {shown.map((section) => (
          <a key={section} href={`#${section}`} aria-current={section === current ? 'location' : undefined}>
            {t(section)}
            {counts[section] ? <span>{formatNumber(counts[section], locale)}</span> : null}
          </a>
        ))}
      </nav>
      {product.description && <Description product={product} />}
      <section id="characteristics" aria-labelledby="characteristics-title">
        <h2 id="characteristics-title">{t('characteristics')}</h2>
        <Characteristics product={product} />
      </section>
      <section id="supplier" aria-labelledby="supplier-title">
        <h2 id="supplier-title">{t('supplier')}</h2>
        <Supplier supplier={product.supplier} terms={terms} />
      </section>
    </div>
  )
}

function Description({
  product: { description, descriptionLocale, descriptionLanguage },
}: {
  product: LocalizedProduct
}) {
  const t = useMessages('product')
  const locale = useLocale()
  const isForeign = descriptionLocale !== locale
  return (
    <section id="description" aria-labelledby="description-title">
      <h2 id="description-title">{t('description')}</h2>
      {isForeign && <p className={styles.language}>{t('description.language', { language: descriptionLanguage })}</p>}
      <div className={styles.prose} lang={isForeign ? languageTags[descriptionLocale] : undefined}>
        <Paragraphs text={description} />
      </div>
    </section>
  )
}

/** The last section whose top is in the upper 30 % of the window or above it, by default the first one. */
function useCurrentSection(first: Section) {
  const [current, setCurrent] = useState<string>(first)
  useEffect(() => {
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) passed[isIntersecting ? 'add' : 'delete'](target.id)
        setCurrent(sections.findLast((section) => passed.has(section)) ?? first)
      },
      { rootMargin: '100000px 0px -70% 0px' },
    )
    for (const section of sections) {
      const element = document.getElementById(section)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [first])
  return current
}
