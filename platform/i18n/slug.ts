import type { Locale } from '../constants.ts'

const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ў: 'u',
  қ: 'k',
  ғ: 'g',
  ә: 'a',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  ң: 'n',
  һ: 'h',
  ђ: 'dj',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
  ј: 'j',
}
const latin: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  đ: 'dj',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  '×': 'x',
  '²': '2',
  '³': '3',
}
const turkish: Record<string, string> = { ö: 'o', ü: 'u' }

/** Cyrillic letters in Latin script; capitals stay capitals. */
export const transliterate = (text: string) =>
  text.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const lower = letter.toLowerCase()
    const latinLetters = cyrillic[lower] ?? letter
    return letter === lower ? latinLetters : latinLetters.charAt(0).toUpperCase() + latinLetters.slice(1)
  })

/** A text in Cyrillic script for readers of Latin script; null where there is nothing to transliterate. */
export const latinFor = (locale: Locale, text: string) =>
  locale !== 'ru' && /\p{Script=Cyrillic}/u.test(text) ? transliterate(text) : null

/** A URL slug: lower-case Latin letters and digits, joined by hyphens. Empty when nothing can be transliterated. */
export function slugify(text: string, locale = 'en', maxLength = 80): string {
  const lower = text.replace(/İ/g, 'i').replace(/I/g, 'i').toLowerCase()
  let transliterated = ''
  for (const letter of lower)
    transliterated += cyrillic[letter] ?? (locale === 'tr' ? turkish[letter] : undefined) ?? latin[letter] ?? letter
  const words = transliterated
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.length <= maxLength ? words : words.slice(0, maxLength).replace(/-[^-]*$/, '')
}
