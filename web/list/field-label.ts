import { languageNames, type Locale } from '../lib/locale.ts'
import type { Namespace, Translate } from '../lib/messages.ts'

/** The label `field.name` of a namespace; that of a text by language, such as `titles.en`, is `field.titles.of`. */
export function fieldLabel<N extends Namespace>(translate: Translate<N>, field: string): string {
  const t = translate as (key: string, values?: Record<string, string>) => string
  const [name, locale] = field.split('.')
  return locale ? t(`field.${name}.of`, { language: languageNames[locale as Locale] }) : t(`field.${name}`)
}
