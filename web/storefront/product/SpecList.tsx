import { languageTags } from '../../lib/locale.ts'
import { useLocale } from '../../lib/messages.ts'
import type { Product } from './pricing.ts'
import styles from './SpecList.module.css'

type Spec = Product['characteristics'][number]
const keyCount = 8

/** The first characteristics; they are ordered by their weight in the category. */
export const keySpecs = (characteristics: readonly Spec[]) => characteristics.slice(0, keyCount)

export function SpecList({
  specs,
  wide = false,
}: {
  specs: readonly Pick<Spec, 'name' | 'value' | 'locale'>[]
  wide?: boolean
}) {
  const locale = useLocale()
  return (
    <dl className={wide ? styles.wide : styles.list}>
      {specs.map(({ name, value, locale: own }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={own === locale ? undefined : languageTags[own]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
