// Units of measure as buyers and sellers write them in any of the languages.
import type { Locale } from '#platform/constants.ts'

/** A number of this unit is `factor` times as many of the base unit of its dimension. */
export type Unit = { dimension: string; factor: number }

/** By dimension, an empty one for any: the factors and the names, which may go on with an ending if they have four letters. */
const names: Record<string, readonly (readonly [factor: number, names: string])[]> = {
  length: [
    [0.001, 'µm μm um my мкм mikron micron микрон'],
    [1, 'mm qmm мм milimetar milimetara milimetre millimet миллиметр'],
    [10, 'cm см centimet santimet santim сантиметр'],
    [1_000, 'm м met metar metara meter metre metri metro метр'],
    [1_000_000, 'km км'],
  ],
  inch: [
    [1, 'inch inches zoll pollice pollici inç inc дюйм дюйма дюймов col cola'],
    [12, 'ft foot feet'],
  ],
  weight: [
    [1, 'g gsm г гр gr gram gramm грамм'],
    [1_000, 'kg kgs кг kilo kilogram килограмм'],
    [100_000, 'quintale quintali центнер'],
    [1_000_000, 't т ton tona tone tonne tonnellat тонн'],
  ],
  volume: [
    [1, 'ml мл millilit миллилитр'],
    [1_000, 'l л lt ltr liter litre litri litro litra litar литр'],
  ],
  power: [
    [1, 'w вт watt vat ватт'],
    [1_000, 'kw квт kilowatt киловатт'],
  ],
  voltage: [
    [1, 'v в volt вольт'],
    [1_000, 'kv кв'],
  ],
  current: [
    [0.001, 'ma ма'],
    [1, 'a а amp amper ampere ампер'],
  ],
  charge: [
    [1, 'mah'],
    [1_000, 'ah ач'],
  ],
  pressure: [
    [1, 'bar бар'],
    [10, 'mpa мпа'],
  ],
  storage: [
    [1, 'gb гб'],
    [1_024, 'tb тб'],
  ],
  count: [[1, 'pc pcs piece pieces stk st stück pz pezzi kom adet шт er']],
  '': [[1, 'lik lık lük luk']],
  other: [[1, 'kva ква va ва hz гц nm lm лм k к h ч rpm dpi ppm']],
}

const units = new Map(
  Object.entries(names).flatMap(([dimension, some]) =>
    some.flatMap(([factor, text]) => text.split(' ').map((name) => [name, { dimension, factor }] as const)),
  ),
)
const minStemLength = 4
const stems = [...units.keys()].filter((name) => name.length >= minStemLength)
const maxEndingLength = 3

export function unitOf(text: string): Unit | undefined {
  const known = units.get(text)
  if (known) return known
  const stem = stems.find((each) => text.startsWith(each) && text.length <= each.length + maxEndingLength)
  return stem === undefined ? undefined : units.get(stem)
}

/** Units short enough to be written without a space: '40mm'. */
export const isShortUnit = (text: string) => units.has(text) && text.length <= 3

/** The number in the other units of the dimension. */
export function factorsFrom({ dimension, factor }: Unit): number[] {
  const others = (names[dimension] ?? []).map(([other]) => factor / other)
  return others.filter((each) => each !== 1)
}

/** Words that say which way a size is measured: '50 mm breit'. */
export const isDimensionWord = (text: string) => dimensionWords.has(text)
const dimensionWords = new Set(
  'wide width high height long length deep depth thick thickness breit breite hoch höhe lang länge tief tiefe dick dicke stark ширина шириной высота высотой длина длиной глубина глубиной толщина толщиной širok širine širina visok visine visina dug dužine dužina debljine debljina largo larghezza alto altezza lungo lunghezza spessore profondità genişlik genişliğinde yükseklik yüksekliğinde uzunluk uzunluğunda kalınlık kalınlığında boyunda eninde'.split(
    ' ',
  ),
)

/** Words that stand beside a number or letter and say that it is a size. */
export const isSizeWord = (text: string, locale: Locale) =>
  sizeWords.has(text) && !(text === diameter && locale === 'de')
/** In German it is a residual current device. */
const diameter = 'fi'
const sizeWords = new Set(
  'ø fi φ dn size sizes größe groesse gr. taglia misura numero размер размера р диаметр диаметром veličina veličine velicina broj beden numara no n nr br sz tg разм eu № sw'.split(
    ' ',
  ),
)
