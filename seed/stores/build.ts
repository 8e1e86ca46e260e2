// The demonstration stores: three fixed ones, the others generated from names, cities and sentences.
// Deterministic: the random seed is fixed.
import { slugify, transliterate } from '#platform/i18n/slug.ts'
import { allLocations } from '../geo/index.ts'
import { logoShapes } from '../logo.ts'
import type { CurrencyCode } from '../system.ts'
import { t, type Text } from '../types.ts'
import { fixedStores } from './fixed.ts'
import { naming, neighbours, people } from './names.ts'
import { countries, phoneNumber, type StoreCity } from './places.ts'
import { between, digits, pick, pickEarly, randomFrom } from './random.ts'
import { alsoSells, closings, openings, stockSentences } from './sentences.ts'
import { makeTaxNumber } from './tax-numbers.ts'
import { delivery, hours, payment } from './terms.ts'
import { classKeys, type ClassKey, type StoreSeed, type SupplierType } from './types.ts'
import { tradeWords, type TradeWords } from './words.ts'

type StoreInput = Partial<StoreSeed> & Pick<StoreSeed, 'name' | 'country' | 'classKeys'>

const storeCount = 420
const storesPerCountry: [string, number][] = [
  ['RU', 168],
  ['KZ', 50],
  ['BY', 42],
  ['RS', 42],
  ['DE', 38],
  ['TR', 38],
  ['IT', 30],
]

export function buildStores(): StoreSeed[] {
  const random = randomFrom(20261118)
  const stores: StoreSeed[] = []
  /** Too similar to dunav-armature. */
  const taken = new Set(['dunav-armatura'])
  const add = (given: StoreInput) => {
    const alias = given.alias ?? slugify(given.name, given.country === 'TR' ? 'tr' : 'en')
    if (taken.has(alias)) return false
    taken.add(alias)
    stores.push(completeStore({ ...given, alias }, random))
    return true
  }
  for (const store of fixedStores) add(store)
  for (const store of neighbours) add(store)
  for (const [country, share] of storesPerCountry) {
    const missing = share - fixedStores.filter((store) => store.country === country).length
    for (let made = 0; made < missing;) {
      const main = classKeys[(stores.length + made) % classKeys.length]!
      if (add({ country, name: inventName(country, main, random), classKeys: withRelated(main, random) })) made++
    }
  }
  if (stores.length !== storeCount) throw new Error(`${stores.length} stores instead of ${storeCount}`)
  return stores
}

function inventName(country: string, classKey: ClassKey, random: () => number): string {
  const { stems, words, join } = naming[country]!
  return pick(join, random)(pick(stems, random), pickEarly(words[classKey], random))
}

/** Plausible combinations of classes for one supplier. */
const related: Record<ClassKey, ClassKey[]> = {
  fasteners: ['tools', 'metal', 'building'],
  'pumps-fittings': ['building', 'metal', 'bearings-drives'],
  electrical: ['tools', 'building', 'office-equipment'],
  packaging: ['warehouse', 'kitchen'],
  'bearings-drives': ['tools', 'pumps-fittings', 'fasteners'],
  'textiles-workwear': ['tools', 'packaging'],
  warehouse: ['packaging', 'tools', 'metal'],
  kitchen: ['packaging', 'textiles-workwear'],
  'office-equipment': ['electrical', 'packaging'],
  metal: ['fasteners', 'building'],
  tools: ['fasteners', 'electrical', 'textiles-workwear'],
  building: ['fasteners', 'metal', 'tools'],
}

function withRelated(main: ClassKey, random: () => number): ClassKey[] {
  const luck = random()
  const extra = luck < 0.5 ? 0 : luck < 0.85 ? 1 : 2
  const others = [...related[main]].sort(() => random() - 0.5)
  return [main, ...others.slice(0, extra)]
}

function completeStore(given: StoreInput & { alias: string }, random: () => number): StoreSeed {
  const { name, country, alias } = given
  const { cities } = countries[country]!
  const place = cities.find((one) => one.cityKey === given.cityKey) ?? pickEarly(cities, random)
  const nameLatin = given.nameLatin ?? transliterate(name)
  const supplierType = given.supplierType ?? pickSupplierType(random)
  const legalForm = given.legalForm ?? pickLegalForm(country, supplierType, random)
  const currency = pickCurrency(country, supplierType, Boolean(given.about), random)
  const foundedYear = given.foundedYear ?? between(1992, 2023, random)
  const figures = (count: number) => digits(count, random)
  const isFixed = given.about !== undefined
  return {
    alias,
    name,
    nameLatin,
    legalForm,
    country,
    supplierType,
    currency,
    foundedYear,
    classKeys: given.classKeys,
    legalName: legalName(name, country, legalForm, place, random),
    taxNumber: makeTaxNumber(country === 'RU' && legalForm === 'ИП' ? 'RU-IP' : country, random),
    cityKey: place.cityKey,
    address: address(country, random),
    language: languages[country] ?? 'en',
    minimumOrder: pickEarly(minimumOrders[currency], random),
    verifiedMonthsAgo: isFixed || random() < 0.6 ? between(0, 11, random) : null,
    responseMinutes: isFixed || random() < 0.85 ? pick([4, 7, 12, 18, 25, 40, 65, 110, 180, 320, 600], random) : null,
    phone: phoneNumber(country, place, figures),
    site: `https://${alias}.example`,
    hours: pick(hours, random),
    about: given.about ?? describe(given.classKeys, supplierType, foundedYear, random),
    delivery: pick(delivery, random),
    payment: pick(payment, random),
    branches: otherPlaces(country, place, isFixed ? 2 : pickEarly([0, 0, 1, 2, 3], random), random).map((branch) => ({
      name: placeLabel(branch.cityKey, branchNames),
      cityKey: branch.cityKey,
      address: address(country, random),
      phone: phoneNumber(country, branch, figures),
    })),
    warehouses: [place, ...otherPlaces(country, place, pickEarly([0, 0, 1, 2], random), random)].map(({ cityKey }) => ({
      name: placeLabel(cityKey, warehouseNames),
      cityKey,
      address: address(country, random),
    })),
    logo: given.logo ?? { shape: pick(logoShapes, random), letters: initials(nameLatin) },
  }
}

const languages: Record<string, StoreSeed['language']> = {
  RU: 'ru',
  BY: 'ru',
  KZ: 'ru',
  RS: 'sr',
  ME: 'sr',
  DE: 'de',
  AT: 'de',
  IT: 'it',
  TR: 'tr',
}

const minimumOrders: Record<CurrencyCode, number[]> = {
  eur: [100, 150, 200, 300, 500, 1000, 2000],
  usd: [150, 200, 300, 500, 1000, 2500],
  rub: [5000, 10000, 15000, 20000, 30000, 50000, 100000],
  byn: [150, 300, 500, 1000, 2000],
  kzt: [30000, 50000, 100000, 150000, 300000],
  rsd: [5000, 10000, 15000, 30000, 60000],
  cny: [1000, 2000, 3000, 5000, 10000],
  try: [5000, 10000, 20000, 50000],
}

function pickSupplierType(random: () => number): SupplierType {
  const luck = random()
  return luck < 0.32
    ? 'Manufacturer'
    : luck < 0.7
      ? 'Distributor'
      : luck < 0.87
        ? 'Importer'
        : luck < 0.94
          ? 'Agency'
          : 'Other'
}

function pickLegalForm(country: string, supplierType: SupplierType, random: () => number): string {
  const isPlant = supplierType === 'Manufacturer'
  const forms: Record<string, string[]> = {
    RU: isPlant ? ['ООО', 'ООО', 'АО'] : ['ООО', 'ООО', 'ООО', 'ИП'],
    BY: isPlant ? ['ООО', 'ОАО'] : ['ООО', 'ООО', 'ЧУП'],
    KZ: ['ТОО'],
    RS: ['d.o.o.'],
    DE: ['GmbH', 'GmbH', 'KG'],
    IT: isPlant ? ['S.r.l.', 'S.p.A.'] : ['S.r.l.'],
    TR: isPlant ? ['Ltd. Şti.', 'A.Ş.'] : ['Ltd. Şti.'],
  }
  return pick(forms[country]!, random)
}

const ownCurrency: Record<string, CurrencyCode> = { RU: 'rub', BY: 'byn', KZ: 'kzt', RS: 'rsd' }

function pickCurrency(
  country: string,
  supplierType: SupplierType,
  isFixed: boolean,
  random: () => number,
): CurrencyCode {
  const own = ownCurrency[country] ?? 'eur'
  if (isFixed) return own
  const luck = random()
  if (country === 'TR') return luck < 0.5 ? 'usd' : 'eur'
  if (supplierType === 'Importer' && (country === 'RU' || country === 'KZ') && luck < 0.3) return 'cny'
  return own
}

function legalName(name: string, country: string, legalForm: string, place: StoreCity, random: () => number): string {
  if (legalForm === 'ИП') return `ИП ${pick(people.surnames, random)} ${pick(people.givenNames, random)}`
  if (country === 'RU' || country === 'BY' || country === 'KZ') return `${legalForm} «${name}»`
  if (country === 'TR') return `${name} San. ve Tic. ${legalForm}`
  if (country === 'RS') return `${name} ${legalForm} ${placeNames.get(place.cityKey)!.sr}`
  return `${name} ${legalForm}`
}

function address(country: string, random: () => number): string {
  const { address: write, streets } = countries[country]!
  return write(between(1, 140, random), pick(streets, random))
}

const placeNames = new Map(allLocations().map(({ key, name }) => [key, name]))

const branchNames = t(
  '{city} branch',
  'Филиал в г. {city}',
  'Filijala {city}',
  'Niederlassung {city}',
  'Filiale di {city}',
  '{city} şubesi',
)
const warehouseNames = t(
  '{city} warehouse',
  'Склад в г. {city}',
  'Magacin {city}',
  'Lager {city}',
  'Magazzino di {city}',
  '{city} deposu',
)

const placeLabel = (cityKey: string, pattern: Text): Text =>
  mapText(pattern, (text, language) => text.replace('{city}', placeNames.get(cityKey)![language]))

function otherPlaces(country: string, home: StoreCity, count: number, random: () => number): StoreCity[] {
  const rest = countries[country]!.cities.filter(({ cityKey }) => cityKey !== home.cityKey)
  const chosen = new Set<StoreCity>()
  while (chosen.size < Math.min(count, rest.length)) chosen.add(pickEarly(rest, random))
  return [...chosen]
}

function describe(classes: ClassKey[], supplierType: SupplierType, year: number, random: () => number): Text {
  const [main, ...others] = classes.map((key) => tradeWords[key])
  const opening = fill(pick(openings[supplierType], random), [main!], year)
  const middle = others.length > 0 ? fill(pick(alsoSells, random), others, year) : pick(stockSentences, random)
  return join([opening, middle, pick(closings, random)])
}

function fill(sentence: Text, goods: TradeWords[], year: number): Text {
  return mapText(sentence, (text, language) => {
    const list = (form: keyof TradeWords) =>
      listOf(
        goods.map((one) => one[form]),
        language,
      )
    const of = language === 'ru' ? 'ruOf' : language === 'sr' ? 'srOf' : language === 'de' ? 'deOf' : language
    const filled = text
      .replace('{goods}', list(language))
      .replace('{goodsOf}', list(of))
      .replace('{year}', String(year))
    return capitalize(filled, language)
  })
}

const and: Record<keyof Text, string> = { en: ' and ', ru: ' и ', sr: ' i ', de: ' und ', it: ' e ', tr: ' ve ' }

/** Parts that contain 'and' come last, after a comma: 'tools, bearings and drive components'. */
function listOf(parts: string[], language: keyof Text): string {
  const compound = parts.filter((part) => part.includes(and[language]))
  const simple = parts.filter((part) => !part.includes(and[language]))
  const list = compound.length > 0 ? [...simple, ...compound].join(', ') : simple.join(and[language])
  return language === 'it' ? list.replace(' e e', ' ed e') : list
}

const capitalize = (text: string, language: keyof Text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

const join = (sentences: Text[]): Text =>
  mapText(sentences[0]!, (_, language) => sentences.map((one) => one[language]).join(' '))

function mapText(text: Text, change: (text: string, language: keyof Text) => string): Text {
  const of = (language: keyof Text) => change(text[language], language)
  return t(of('en'), of('ru'), of('sr'), of('de'), of('it'), of('tr'))
}

/** The initials of the first two words, or of the parts of a compound such as KamaMetiz. */
function initials(nameLatin: string): string {
  const plain = nameLatin.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'L').replace(/đ/g, 'd')
  const starts = plain.match(/\b[a-z]|[A-Z]/g) ?? []
  return starts.slice(0, 2).join('').toUpperCase()
}
