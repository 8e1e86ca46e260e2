// Names and descriptions in several languages, of which the heads tell: 'Name (EN)', 'Название на немецком', 'Beschreibung italienisch'.
import { type Locale, locales } from '#platform/constants.ts'
import { fold } from '../../feeds/values/text.ts'
import type { Translation } from '../../feeds/values/translation.ts'
import { type ColumnTarget, isTranslation } from './fields.ts'

/** Codes stand at the end, as some of them are words of other languages. */
const codes: Record<Locale, string> = {
  en: 'en|eng|gb',
  ru: 'ru|rus|рус|ру',
  sr: 'sr|srb|srp|rs',
  de: 'de|deu|ger',
  it: 'it|ita',
  tr: 'tr|tur',
}
const names: Record<Locale, string> = {
  en: 'engl|englisch\\p{L}*|english|англ\\p{L}*|engleski?\\p{L}*|inglese|i̇?ngilizce',
  ru: 'russian|русск\\p{L}*|rusk[io]\\p{L}*|russisch\\p{L}*|russo|rusça',
  sr: 'serbian|сербск\\p{L}*|srpsk[io]\\p{L}*|српск\\p{L}*|serbisch\\p{L}*|serbo|sırpça',
  de: 'german|немецк\\p{L}*|нем|nemačk[io]\\p{L}*|deutsch\\p{L}*|tedesco|almanca',
  it: 'italian|итал\\p{L}*|italijansk[io]\\p{L}*|italienisch\\p{L}*|italiano|i̇?talyanca',
  tr: 'turkish|турецк\\p{L}*|tursk[io]\\p{L}*|türkisch\\p{L}*|turco|türkçe',
}
const patterns = locales.map((locale) => ({
  locale,
  pattern: new RegExp(`(?<!\\p{L})(?:(?:${names[locale]})(?!\\p{L})|(?<=.)(?:${codes[locale]})(?=[.)\\]]*$))`, 'u'),
}))

/** The language that a head names, and the head without it. */
export function headLanguage(head: string): { locale: Locale; rest: string } | undefined {
  const text = fold(head).replaceAll('_', ' ')
  const found = patterns.find(({ pattern }) => pattern.test(text))
  return found && { locale: found.locale, rest: text.replace(found.pattern, ' ').trim() }
}

type Table = { heads: readonly string[]; targets: readonly ColumnTarget[] }

/** The languages of the columns that are names. */
export const tableLanguages = ({ heads, targets }: Table): Locale[] =>
  heads.flatMap((head, column) => (targets[column] === 'nameTranslation' ? (headLanguage(head)?.locale ?? []) : []))

/** The names and descriptions of a row by language. */
export function translationsOf(cellAt: (column: number) => string, { heads, targets }: Table): Translation[] {
  const found = new Map<Locale, Translation>()
  for (const [column, target] of targets.entries()) {
    const locale = isTranslation(target) ? headLanguage(heads[column] ?? '')?.locale : undefined
    if (locale === undefined || cellAt(column) === '') continue
    const field = target === 'nameTranslation' ? 'name' : 'description'
    found.set(locale, { name: '', description: '', ...found.get(locale), locale, [field]: cellAt(column) })
  }
  return [...found.values()]
}
