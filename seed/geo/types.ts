// The location tree: All > Union > Country > FederalDistrict > Region > District > Area > City. A country uses the levels it has.
import { same, t, type Text } from '../types.ts'

export type LocationLevel = 'All' | 'Union' | 'Country' | 'FederalDistrict' | 'Region' | 'District' | 'Area' | 'City'

export type LocationSeed = {
  /** Unique in the whole tree; becomes the URL alias. */
  key: string
  level: LocationLevel
  name: Text
  /** ISO 3166-1 alpha-2, on countries only. */
  country?: string
  lat?: number
  lon?: number
  population?: number
  children?: LocationSeed[]
}

/** Six names separated by bars in the usual order of languages, or one name for all six. */
export function names(list: string): Text {
  const parts = list.split('|')
  if (parts.length === 1) return same(list)
  const [en, ru, sr, de, it, tr] = parts
  if (parts.length !== 6 || !en || !ru || !sr || !de || !it || !tr) throw new Error(`six names expected: ${list}`)
  return t(en, ru, sr, de, it, tr)
}

const level =
  (of: LocationLevel) =>
  (key: string, list: string, children: LocationSeed[]): LocationSeed => ({
    key,
    level: of,
    name: names(list),
    children,
  })

export const union = level('Union')
export const federalDistrict = level('FederalDistrict')
export const region = level('Region')
export const district = level('District')
export const area = level('Area')

export const country = (
  code: string,
  key: string,
  list: string,
  lat: number,
  lon: number,
  children: LocationSeed[],
): LocationSeed => ({ key, level: 'Country', name: names(list), country: code, lat, lon, children })

export const city = (key: string, list: string, lat: number, lon: number, population: number): LocationSeed => ({
  key,
  level: 'City',
  name: names(list),
  lat,
  lon,
  population,
})

/** Inserts the six names into patterns at '*'. */
const patterned =
  (of: LocationLevel, patterns: string) =>
  (key: string, list: string, children: LocationSeed[]): LocationSeed => {
    const inner = Object.values(names(list))
    const full = patterns.split('|').map((pattern, i) => pattern.replace('*', inner[i]!))
    return { key, level: of, name: names(full.join('|')), children }
  }

/** Russian and Serbian names are given as adjectives: 'Томская', 'Tomska'. */
export const oblast = patterned('Region', '* Oblast|* область|* oblast|Oblast *|Oblast di *|* Oblastı')
export const krai = patterned('Region', '* Krai|* край|* kraj|Region *|Territorio di *|* Krayı')
export const voblast = patterned('Region', '* Region|* область|* oblast|Gebiet *|Regione di *|* Bölgesi')
/** An Italian province or a Turkish il, named after its capital in all six languages. */
export const province = patterned('District', 'Province of *|Провинция *|Provincija *|Provinz *|Provincia di *|* ili')
