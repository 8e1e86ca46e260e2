import { languageTags, locales } from '#platform/constants.ts'
import { fold } from './text.ts'

let codes: Map<string, string> | undefined

/** ISO code of a country by its name in any of the six languages, or by the code itself; null for words that are none. */
export function countryOf(name: string): string | null {
  codes ??= readCodes()
  return codes.get(fold(name)) ?? null
}

function readCodes() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = new Map<string, string>()
  for (const locale of locales) {
    const names = new Intl.DisplayNames(languageTags[locale], { type: 'region', fallback: 'none' })
    for (const first of letters) {
      for (const code of letters.map((second) => first + second)) {
        const name = names.of(code)
        // Names outlive their countries: SU is now RU, UK was always GB.
        const current = new Intl.Locale(`und-${code}`).region
        if (name && current) known.set(fold(name), current).set(fold(code), current)
      }
    }
  }
  return known
}
