// Values that an offer does not state: what its name and its parameters imply, and what holds for all offers of its group.
import type { Category, Characteristic } from '../catalog.ts'
import { isUnit, quantitiesIn } from '../values/numbers.ts'
import { onceFor } from '../values/once-for.ts'
import { fold } from '../values/text.ts'
import type { DescribedOffer, MappedParams } from './params.ts'

/** Of a characteristic: options, a number or a text. */
export type SupposedValue = {
  characteristicId: number
  optionIds?: readonly number[]
  number?: number
  text?: string
}

/**
 * The values that the name implies, or else the parameters: '750 W' if the category has one characteristic in watts, 'brass' or 'M8' if one has that
 * option, and the length of 'M8×40'.
 */
export function guessValues(
  { name, params }: DescribedOffer,
  category: Category,
  given: MappedParams,
): SupposedValue[] {
  const index = indexOf(category)
  if (index.measured.length === 0 && index.labels.size === 0) return []
  const stated = params.filter(({ decidesCategory }) => !decidesCategory).map(({ value, unit }) => `${value} ${unit}`)
  const numbers = new Map([...numbersIn(stated, index), ...numbersIn([name], index), ...lengthIn(name, index)])
  const guesses: SupposedValue[] = [
    ...[...numbers].map(([characteristicId, number]) => ({ characteristicId, number })),
    ...optionsIn(name, index),
  ]
  const filled = filledCharacteristics(category, {
    optionIds: given.optionIds,
    ids: [...given.numbers, ...given.words].map(([id]) => id),
  })
  return guesses.filter(({ characteristicId }) => !filled.has(characteristicId))
}

/** The characteristics of which there are options or values. */
export function filledCharacteristics(
  { characteristics }: Category,
  { optionIds, ids }: { optionIds: readonly number[]; ids: readonly number[] },
): ReadonlySet<number> {
  const options = new Set(optionIds)
  const chosen = characteristics.filter((each) => !options.isDisjointFrom(new Set(each.options.values())))
  return new Set([...ids, ...chosen.map(({ id }) => id)])
}

type Option = { characteristicId: number; optionId: number }
type Index = {
  measured: readonly Characteristic[]
  labels: ReadonlyMap<string, Option | null>
  /** How labels start, and the letters of designations: other words need no look-up. */
  starts: ReadonlySet<string>
  /** The one characteristic that is a length in millimetres. */
  lengthId: number | undefined
}

const indexOf = onceFor(makeIndex)

/** Labels of two characteristics say nothing. */
function makeIndex(category: Category): Index {
  const labels = new Map<string, Option | null>()
  const chosen = category.characteristics.filter(({ type }) => type === 'Select' || type === 'Radio')
  for (const characteristic of chosen)
    for (const [label, optionId] of characteristic.labels)
      for (const key of keysOf(label, characteristic)) {
        const other = labels.get(key)
        const isClear = other === undefined || other?.optionId === optionId
        labels.set(key, isClear ? { characteristicId: characteristic.id, optionId } : null)
      }
  const measured = category.characteristics.filter(({ type, units }) => type === 'Interval' && units.length > 0)
  const lengthsOf = measured.filter(
    ({ names, units }) => ['mm', 'мм'].some((unit) => isUnit(unit, units)) && !names.isDisjointFrom(lengths),
  )
  return {
    measured,
    labels,
    starts: new Set([...labels.keys()].flatMap((label) => [startOf(label), startOf(leadingLetters.exec(label)![0])])),
    lengthId: lengthsOf.length === 1 ? lengthsOf[0]!.id : undefined,
  }
}

/** A short word says something only behind the name of its characteristic: 'Size S'. */
function keysOf(label: string, { names }: Characteristic): string[] {
  if (isTelling.test(label) || isDesignation.test(label)) return [written(label)]
  return isWord.test(label) ? [...names].filter(isName).map((name) => written(`${name} ${label}`)) : []
}
const isWord = /^[\p{L}\d]+$/u
const isName = (text: string) => /^\p{L}{3,}/u.test(text)

const isTelling = /^[\p{L}][\p{L} -]{3,}$/u
/** M8, DN 50, IP65 and A2-70. */
const isDesignation = /^\p{L}{1,4}[ -]?\d[\p{L}\d-]*$/u

const leadingLetters = /^\p{L}+/u

/** Cyrillic letters that look like Latin ones are the same in designations, and 'DN 50' is 'DN50'. */
const written = (label: string) => (isDesignation.test(label) ? inLatin(label.replace(/^(\p{L}+)[ -]/u, '$1')) : label)
const startOf = (text: string) => inLatin(text.slice(0, 2))
const inLatin = (text: string) => text.replace(/[авекмнорстух]/g, (letter) => latin[cyrillic.indexOf(letter)]!)
const cyrillic = 'авекмнорстух'
const latin = 'abekmhopctyx'

/** Numbers in the unit of a single characteristic, if all of them are equal. */
function numbersIn(texts: readonly string[], { measured }: Index): ReadonlyMap<number, number> {
  const found = new Map<number, Set<number>>()
  for (const { value, unit } of texts.flatMap(quantitiesIn)) {
    const [target, ...others] = measured.filter(({ units }) => isUnit(unit, units))
    if (target && others.length === 0) found.set(target.id, (found.get(target.id) ?? new Set()).add(value))
  }
  return new Map([...found].flatMap(([id, values]) => (values.size === 1 ? [[id, [...values][0]!] as const] : [])))
}

/** A metric thread, its pitch, and the length behind them. */
const threadAndLength = /(?<![\p{L}\d])[mм]\d+(?:[.,]\d+)?(?: ?× ?\d[.,]\d+)? ?× ?(\d+(?:[.,]\d+)?)(?! ?×|[\d.,]*\d)/u
const lengths = new Set(['length', 'длина', 'dužina', 'länge', 'lunghezza', 'uzunluk'])
const timesSign = /(?<=\d ?)[xх×*](?= ?\d)/gu

/** The length in millimetres of a screw, if that is one of the characteristics. */
function lengthIn(name: string, { lengthId }: Index): (readonly [characteristicId: number, number: number])[] {
  if (lengthId === undefined) return []
  const [, length] = threadAndLength.exec(fold(name).replace(timesSign, '×')) ?? []
  return length === undefined ? [] : [[lengthId, Number(length.replace(',', '.'))]]
}

const maxLabelWords = 3

/** Options whose label is in the name, unless it has two of one characteristic. */
function optionsIn(name: string, { labels, starts }: Index): SupposedValue[] {
  const words =
    fold(name)
      .replace(timesSign, ' × ')
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  const phrases = words.flatMap((word, start) =>
    starts.has(startOf(word))
      ? Array.from({ length: maxLabelWords }, (_, more) => words.slice(start, start + more + 1).join(' '))
      : [],
  )
  const options = [...new Set(phrases)].flatMap((phrase) => labels.get(written(phrase)) ?? [])
  return [...Map.groupBy(options, ({ characteristicId }) => characteristicId)].flatMap(([characteristicId, of]) => {
    const ids = new Set(of.map(({ optionId }) => optionId))
    return ids.size === 1 ? [{ characteristicId, optionIds: [...ids] }] : []
  })
}
