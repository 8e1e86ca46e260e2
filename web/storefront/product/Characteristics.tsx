import { useLocale, useMessages } from '../../lib/messages.ts'
import type { ShownProduct } from './pricing.ts'
import styles from './Sections.module.css'
import { SpecList } from './SpecList.tsx'

const shownBeforeMore = 12
const mostWithoutMore = 16

export function Characteristics({ product }: { product: ShownProduct }) {
  const t = useMessages('product')
  const specs = useAllSpecs(product)
  const shown = specs.length > mostWithoutMore ? shownBeforeMore : specs.length
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

/** Brand, origin and condition are properties of any goods; they close the list of the category's own. */
export function useAllSpecs({ characteristics, brand, countryName, condition }: ShownProduct) {
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
