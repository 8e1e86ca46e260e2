import { languageTags, type Locale } from '../../lib/locale.ts'
import { useLocale } from '../../lib/messages.ts'
import { withNonBreakingSpaces } from '../../lib/non-breaking-space.ts'
import { withSoftHyphens } from '../../lib/soft-hyphens.ts'
import styles from './ProductName.module.css'

/** The name of a product in its language, hyphenated, with numbers, units and codes unbroken. */
export function ProductName({ name, nameLocale }: { name: string; nameLocale: Locale }) {
  const locale = useLocale()
  return (
    <span className={styles.name} lang={nameLocale === locale ? undefined : languageTags[nameLocale]}>
      {withSoftHyphens(withNonBreakingSpaces(name), nameLocale)
        .split(hyphenatedCode)
        .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </span>
  )
}

/** A2-70, 6205-2RS, C-Stahl */
const hyphenatedCode = /(?<![\p{L}\d-])([\p{L}\d]{1,6}-\d[\p{L}\d]{0,5}|\p{L}-\p{L}{1,11})(?![\p{L}\d-])/u
