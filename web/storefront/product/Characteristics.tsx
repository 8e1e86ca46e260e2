import { useLocale, useMessages } from '../../lib/messages.ts'
import type { LocalizedProduct } from './pricing.ts'
import styles from './Sections.module.css'
import { SpecList } from './SpecList.tsx'

const collapsedCount = 12
const maxUncollapsed = 16

export function Characteristics({ product }: { product: LocalizedProduct }) {
  const t = useMessages('product')
  const specs = useAllSpecs(product)
  const shown = specs.length > maxUncollapsed ? collapsedCount : specs.length
  const rest = specs.slice(shown)
  return (
    <>
      <SpecList specs={specs.slice(0, shown)} wide />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t('characteristics.rest', { count: rest.length })}</summary>
          <SpecList specs={rest} wide />
        </details>
      )}
    </>
  )
}

/** The category's characteristics followed by brand, country of origin and condition. */
export function useAllSpecs({ characteristics, brand, countryName, condition }: LocalizedProduct) {
  const t = useMessages('product')
  const locale = useLocale()
  const common = [
    { name: t('brand'), value: brand?.name ?? '', locale },
    { name: t('country'), value: countryName ?? '', locale },
    { name: t('condition'), value: t(`condition.${condition}`), locale },
  ]
  const known = new Set(characteristics.map(({ name }) => name))
  return [...characteristics, ...common.filter(({ name, value }) => value && !known.has(name))]
}
