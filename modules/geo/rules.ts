import type { Locale } from '#platform/constants.ts'

const localeByCountry: Record<string, Locale> = {
  RU: 'ru',
  BY: 'ru',
  KZ: 'ru',
  KG: 'ru',
  RS: 'sr',
  ME: 'sr',
  BA: 'sr',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  IT: 'it',
  SM: 'it',
  TR: 'tr',
}

/** The default language of a country's visitors; English if none of the supported ones fits. */
export const localeOfCountry = (country: string): Locale => localeByCountry[country.toUpperCase()] ?? 'en'

export type Candidate = { kind: 'country' | 'region' | 'city'; path: number[] }

/** The path of the narrowest location that an address names without doubt: of two towns of one name, neither, unless the region tells them apart. */
export function narrowestPath(candidates: readonly Candidate[]): number[] {
  const pathsOf = (kind: Candidate['kind']) => candidates.filter((each) => each.kind === kind).map(({ path }) => path)
  const region = certain(pathsOf('region'))
  const cities = pathsOf('city')
  const nearby = region ? cities.filter((path) => path.includes(region.at(-1)!)) : []
  return certain(nearby.length > 0 ? nearby : cities) ?? region ?? certain(pathsOf('country')) ?? []
}

/** The longest path, if it contains the ends of all others. */
function certain(paths: readonly number[][]): number[] | undefined {
  const longest = paths.toSorted((one, other) => other.length - one.length)[0]
  return longest && paths.every((path) => longest.includes(path.at(-1)!)) ? longest : undefined
}
