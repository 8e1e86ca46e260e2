// Transliteration of company names for URL aliases.
const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
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
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}
const plainLetters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  đ: 'dj',
  ı: 'i',
  ł: 'l',
  '’': '',
}

export function toLatin(name: string): string {
  return [...name]
    .map((letter) => {
      const latin = cyrillic[letter.toLowerCase()]
      if (latin === undefined) return letter
      return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
    .join('')
}

/** Turkish ö and ü become o and u, German ones oe and ue, as is usual in domain names of both countries. */
export function toAlias(name: string, country: string): string {
  const turkish: Record<string, string> = country === 'TR' ? { ö: 'o', ü: 'u' } : {}
  return [...toLatin(name).toLowerCase().replaceAll('i̇', 'i')]
    .map((letter) => turkish[letter] ?? plainLetters[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, (run) => (/^\p{M}+$/u.test(run) ? '' : '-'))
    .replace(/^-|-$/g, '')
}
