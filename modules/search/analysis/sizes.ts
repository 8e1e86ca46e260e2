// Sizes in names and queries: single numbers with a unit, threads and dimensions, comparable with each other.
import { fractionOf, sizeOfDiameter, sizeOfInches } from './nominal-sizes.ts'
import { unitOf } from './units.ts'

/** 'M8×40' is m with 8 and 40; '1 1/2″' is 1.5 inches. Numbers with a unit are in the base unit of its dimension. */
export type Size = {
  prefix: string
  numbers: readonly number[]
  /** As written, in whatever unit. */
  written: readonly number[]
  dimension: string | undefined
  /** What it is if it is meant in inches: 1/2, which is also 1×2. */
  inches?: number | undefined
  /** Of a nominal diameter: the thread in inches that goes with it. */
  thread?: number | undefined
}

export function sizesIn(pieces: readonly string[]): Size[] {
  const sizes: Size[] = []
  for (let at = 0; at < pieces.length; at++) {
    const [, prefix, text] = sizePattern.exec(pieces[at]!) ?? []
    if (text === undefined) continue
    const before = pieces[at - 1]
    const isThread = prefix === '' && before !== undefined && pipeThreads.has(before)
    const nominal = prefix === '' && before !== undefined ? nominalDimensions.get(before) : undefined
    const numbers = text.split('x').map(Number)
    const next = pieces[at + 1]
    const following = next === undefined ? undefined : fractionOf(next)
    const isMixed = numbers.length === 1 && following !== undefined
    const unit = unitOf(pieces[at + (isMixed ? 2 : 1)] ?? '')
    const whole = isMixed ? numbers[0]! + following : fractionOf(pieces[at]!)
    if ((isThread || unit?.dimension === 'inch') && (whole !== undefined || numbers.length === 1))
      sizes.push(inInches((whole ?? numbers[0]!) * (unit?.dimension === 'inch' ? unit.factor : 1)))
    else
      sizes.push({
        prefix: prefix!,
        numbers: numbers.map((each) => each * (unit?.factor ?? 1)),
        written: numbers,
        dimension: unit?.dimension || nominal,
        inches: isMixed || numbers.length > 1 ? whole : undefined,
        thread: before === 'dn' ? sizeOfDiameter(numbers[0]!)?.inches : undefined,
      })
    if (isMixed) at++
  }
  return sizes
}

const inInches = (number: number): Size => ({ prefix: '', numbers: [number], written: [number], dimension: 'inch' })

const sizePattern = /^(\p{L}{0,3})(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)$/u
const pipeThreads = new Set(['g', 'r', 'rp', 'rc', 'bsp', 'npt'])
/** DN 25 is about 25 mm, and PN 16 is 16 bar. */
const nominalDimensions = new Map([
  ['dn', 'length'],
  ['pn', 'pressure'],
])

/** From 0 to 1: how close the name's sizes come to the sought ones; 1 if there are none. The first number of a size counts most. */
export function closenessOf(sought: readonly Size[], found: readonly Size[]): number {
  if (sought.length === 0) return 1
  const hasInches = found.some(({ dimension }) => dimension === 'inch')
  const withThreads = found.flatMap(withThread)
  const closest = (size: Size) =>
    Math.max(
      0,
      ...readingsOf(size).flatMap((reading) =>
        (reading.dimension === 'inch' ? withThreads : found).map((each) =>
          reading.dimension === 'inch' && each.dimension === 'length' && !hasInches
            ? closenessOfInches(reading, each)
            : closeness(reading, each),
        ),
      ),
    )
  return sought.reduce((sum, size) => sum + closest(size), 0) / sought.length
}

/** Of 60×60 without a unit, also 600×600: dimensions are given in centimetres as often as in millimetres. */
const readingsOf = (size: Size): Size[] =>
  size.numbers.length > 1 && size.prefix === '' && !size.dimension && size.numbers.every(isCentimetres)
    ? [size, { ...size, numbers: size.numbers.map((number) => number * 10) }]
    : withThread(size)

const withThread = (size: Size): Size[] => (size.thread === undefined ? [size] : [size, inInches(size.thread)])

const isCentimetres = (number: number) => Number.isInteger(number) && number >= 10 && number < 1_000

function closeness(sizeSought: Size, found: Size): number {
  const sought = isBare(sizeSought, found) ? { ...sizeSought, numbers: sizeSought.written } : sizeSought
  if (sought.inches !== undefined && found.dimension === 'inch') return nearness(sought.inches, found.numbers[0]!)
  if (isOfOtherDimension(sought, found) || found.numbers.length < sought.numbers.length) return 0
  if (sought.prefix !== found.prefix)
    return sought.prefix === ''
      ? unnamedShare * closeness(sought, { ...found, prefix: '' })
      : haveLetters(sought, found)
        ? otherLetterShare * closeness({ ...sought, prefix: '' }, { ...found, prefix: '' })
        : 0
  if (sought.numbers.length === 1)
    return Math.max(
      ...found.numbers.map((number, at) => nearness(sought.numbers[0]!, number) * (at === 0 ? 1 : laterShare)),
    )
  const shares = sought.numbers.map((number, at) => nearness(number, found.numbers[at]!))
  return shares.reduce((sum, share, at) => sum + share * (at === 0 ? 2 : 1), 0) / (shares.length + 1)
}

/** A disc of 9 inches has 230 mm, a tube of 4 feet 1200 mm, and a pipe of 2 inches 60.3 mm. */
function closenessOfInches({ numbers: [inches] }: Size, found: Size): number {
  const millimetres = inches! * 25.4
  const pipeDiameter = sizeOfInches(inches!)?.outerDiameter
  return Math.max(
    ...found.numbers.map((number, at) => {
      const isNominal = Math.abs(number / millimetres - 1) < nominalTolerance || number === pipeDiameter
      return (isNominal ? 1 : nearness(millimetres, number)) * (at === 0 ? 1 : laterShare)
    }),
  )
}

const nominalTolerance = 0.02

/** A found number without a unit is compared as written: '3 kW' is not 3000 rpm. Only millimetres are left out of names. */
const isBare = (sought: Size, found: Size) =>
  found.dimension === undefined && sought.dimension !== undefined && sought.dimension !== 'length'

/** The number of pieces in a pack is no size of the thing. */
const isOfOtherDimension = (sought: Size, found: Size) =>
  sought.dimension !== found.dimension && (found.dimension === 'count' || !!(sought.dimension && found.dimension))

/** C16 is like B16, but M8x45 is not like 8x45. */
const haveLetters = (sought: Size, found: Size) =>
  sought.prefix.length === 1 && found.prefix.length === 1 && sought.numbers.length === 1 && found.numbers.length === 1

const laterShare = 0.95
/** 16 is also C16. */
const unnamedShare = 0.8
const otherLetterShare = 0.5
const maxInexact = 0.7

export const nearness = (one: number, other: number) =>
  one === other ? 1 : one > 0 && other > 0 ? maxInexact * Math.exp(-2 * Math.abs(Math.log(one / other))) : 0
