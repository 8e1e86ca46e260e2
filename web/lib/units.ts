import { formatNumber } from './format.ts'
import { formatTags, type Locale } from './locale.ts'
import type { Translate } from './messages.ts'

/** `plural` is an ICU message of one plural; `pieces` is how many pieces one unit is. */
export type Unit = { label: string; plural: string; pieces: number }

const pluralRules = new Map<Locale, Intl.PluralRules>()

/** '4 rolls', '4 × 100 pcs'. */
export function formatUnits(count: number, { label, plural }: Unit, locale: Locale): string {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(formatTags[locale])
  pluralRules.set(locale, rules)
  const forms = Object.fromEntries([...plural.matchAll(/(\w+) \{([^}]*)\}/g)].map(([, name, form]) => [name, form!]))
  const form = forms[rules.select(count)] ?? forms.other ?? `# × ${label}`
  return form.replace('#', formatNumber(count, locale)).replaceAll(' ', '\u00a0')
}

/** As `formatUnits`, with the pieces where a unit is several: '4 × 100 pcs = 400 pcs'. */
export function formatQuantity(count: number, unit: Unit, t: Translate<'common'>, locale: Locale): string {
  const units = formatUnits(count, unit, locale)
  return unit.pieces > 1 ? t('pieces.of', { units, count: count * unit.pieces }) : units
}
