import { type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import tabs from '../../ui/styles/SectionTabs.module.css'
import { Characteristics, useAllSpecs } from './Characteristics.tsx'
import { Documents } from './Documents.tsx'
import { type Offers, OffersTable } from './OffersTable.tsx'
import type { LocalizedProduct } from './pricing.ts'
import type { SupplierTerms } from './product-data.ts'
import styles from './Sections.module.css'
import { type Sizes, SizeGrid } from './SizeGrid.tsx'
import { Supplier } from './Supplier.tsx'
import { Videos } from './Videos.tsx'

const sections = ['sizes', 'offers', 'description', 'characteristics', 'documents', 'videos', 'supplier'] as const
type Section = (typeof sections)[number]
type Props = {
  product: LocalizedProduct
  terms: SupplierTerms
  sizes: Sizes | null
  offers: Offers
  /** The choice of the visitor. */
  quantity: number
}

/** All sections are on the page; the tabs are anchor links. */
export function Sections({ product, terms, sizes, offers, quantity }: Props) {
  const t = useMessages('product')
  const locale = useLocale()
  const isShown: Partial<Record<Section, boolean>> = {
    sizes: sizes !== null,
    offers: offers.total > 0,
    description: product.description !== '',
    documents: product.documents.length > 0,
    videos: product.videos.length > 0,
  }
  const shown = sections.filter((section) => isShown[section] ?? true)
  const current = useCurrentSection(shown[0]!)
  const specCount = useAllSpecs(product).length
  const counts: Partial<Record<Section, number>> = {
    offers: offers.total,
    characteristics: specCount,
    documents: product.documents.length,
  }
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
      {sizes && (
        <Part id="sizes">
          <SizeGrid sizes={sizes} productId={product.id} />
        </Part>
      )}
      {offers.total > 0 && (
        <Part id="offers">
          <OffersTable product={product} offers={offers} quantity={quantity} />
        </Part>
      )}
      {product.description && (
        <Part id="description" metric="product.description">
          <Description product={product} />
        </Part>
      )}
      <Part id="characteristics" metric="product.characteristics">
        <Characteristics product={product} />
      </Part>
      {product.documents.length > 0 && (
        <Part id="documents">
          <Documents documents={product.documents} />
        </Part>
      )}
      {product.videos.length > 0 && (
        <Part id="videos">
          <Videos product={product} />
        </Part>
      )}
      <Part id="supplier">
        <Supplier supplier={product.supplier} terms={terms} />
      </Part>
    </div>
  )
}

function Part({ id, metric, children }: { id: Section; metric?: string; children: ReactNode }) {
  const t = useMessages('product')
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-metric={metric}>
      <h2 id={`${id}-title`}>{t(id)}</h2>
      {children}
    </section>
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
    <>
      {isForeign && <p className={styles.language}>{t('description.language', { language: descriptionLanguage })}</p>}
      <div className={styles.prose} lang={isForeign ? languageTags[descriptionLocale] : undefined}>
        <Paragraphs text={description} />
      </div>
    </>
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
