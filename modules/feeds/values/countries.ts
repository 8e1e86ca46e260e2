import { formatTags, locales } from '#platform/constants.ts'
import { fold } from './text.ts'

let codes: Map<string, string> | undefined

/** The ISO code of a country by its name in any of the six languages or by the code itself; null if unknown. */
export function countryOf(name: string): string | null {
  codes ??= readCodes()
  return codes.get(fold(name)) ?? null
}

function readCodes() {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codeByName = new Map<string, string>()
  for (const locale of locales) {
    const names = new Intl.DisplayNames(formatTags[locale], { type: 'region', fallback: 'none' })
    for (const first of letters) {
      for (const code of letters.map((second) => first + second)) {
        const name = names.of(code)
        // Obsolete and alias codes resolve to the current one: SU to RU, UK to GB.
        const current = new Intl.Locale(`und-${code}`).region
        if (name && current) codeByName.set(fold(name), current).set(fold(code), current)
      }
    }
  }
  return codeByName
}
