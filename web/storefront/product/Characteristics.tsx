import { formatNumber } from '../../lib/format.ts'
import type { Locale } from '../../lib/locale.ts'
import { type Translate, useLocale, useMessages } from '../../lib/messages.ts'
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

/** The category's characteristics followed by what all products have. */
export function useAllSpecs(product: LocalizedProduct) {
  const { characteristics, brand, countryName, condition, isPrivateLabel, barcode } = product
  const t = useMessages('product')
  const locale = useLocale()
  const common = [
    { name: t('brand'), value: brand?.name ?? '', locale },
    { name: t('country'), value: countryName ?? '', locale },
    { name: t('condition'), value: t(`condition.${condition}`), locale },
    { name: t('privateLabel'), value: isPrivateLabel ? t('privateLabel.available') : '', locale },
    { name: t('barcode'), value: barcode ?? '', locale },
    { name: t('weight'), value: weightText(product, t, locale), locale },
    { name: t('size'), value: sizeText(product, t, locale), locale },
  ]
  const known = new Set(characteristics.map(({ name }) => name))
  return [...characteristics, ...common.filter(({ name, value }) => value && !known.has(name))]
}

function weightText({ weightGrams }: LocalizedProduct, t: Translate<'product'>, locale: Locale) {
  if (weightGrams === null) return ''
  return weightGrams < 1_000
    ? t('weight.grams', { value: formatNumber(weightGrams, locale) })
    : t('weight.kilograms', { value: formatNumber(weightGrams / 1_000, locale) })
}

function sizeText({ lengthMm, widthMm, heightMm }: LocalizedProduct, t: Translate<'product'>, locale: Locale) {
  if (lengthMm === null || widthMm === null || heightMm === null) return ''
  const centimetres = (millimetres: number) => formatNumber(millimetres / 10, locale)
  return t('size.centimetres', {
    length: centimetres(lengthMm),
    width: centimetres(widthMm),
    height: centimetres(heightMm),
  })
}
