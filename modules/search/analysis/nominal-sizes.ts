// Pipes, valves and fittings are called by their nominal diameter or by their thread in inches: DN 25 is G 1, and a steel pipe of that
// size has an outer diameter of 33.7 mm (ISO 6708, ISO 228, ISO 4200).
import { unitOf } from './units.ts'

type NominalSize = { diameter: number; inches: number; outerDiameter: number }
/** What else the pieces from `start` to `end`, exclusive, are called. */
type OtherNames = { start: number; end: number; names: readonly (readonly string[])[] }

const table: readonly (readonly [diameter: number, inches: string, outerDiameter: number])[] = [
  [8, '1x4', 13.5],
  [10, '3x8', 17.2],
  [15, '1x2', 21.3],
  [20, '3x4', 26.9],
  [25, '1', 33.7],
  [32, '1 1x4', 42.4],
  [40, '1 1x2', 48.3],
  [50, '2', 60.3],
  [65, '2 1x2', 76.1],
  [80, '3', 88.9],
  [100, '4', 114.3],
]

/** Of '3x4', which is written 3/4. */
export function fractionOf(piece: string): number | undefined {
  const [, numerator, denominator] = /^(\d)x(2|4|8|16)$/.exec(piece) ?? []
  return numerator && Number(numerator) < Number(denominator) ? Number(numerator) / Number(denominator) : undefined
}

const sizes = table.map(([diameter, inches, outerDiameter]) => {
  const pieces = inches.split(' ')
  return {
    diameter,
    pieces,
    inches: pieces.reduce((sum, piece) => sum + (fractionOf(piece) ?? Number(piece)), 0),
    outerDiameter,
  }
})

export const sizeOfDiameter = (diameter: number): NominalSize | undefined =>
  sizes.find((size) => size.diameter === diameter)
export const sizeOfInches = (inches: number): NominalSize | undefined => sizes.find((size) => size.inches === inches)

/** The other names of the nominal sizes among the pieces of a text. */
export const otherNamesIn = (pieces: readonly string[]): OtherNames[] =>
  pieces.flatMap((_, start) => {
    const found = namedByDiameter(pieces, start) ?? namedByInches(pieces, start)
    return found ? [{ start, ...found }] : []
  })

function namedByDiameter(pieces: readonly string[], start: number): Omit<OtherNames, 'start'> | undefined {
  const size = pieces[start] === 'dn' ? sizes.find(({ diameter }) => String(diameter) === pieces[start + 1]) : undefined
  return size && { end: start + 2, names: [['g', ...size.pieces], [String(size.outerDiameter)]] }
}

function namedByInches(pieces: readonly string[], start: number): Omit<OtherNames, 'start'> | undefined {
  if (/^\d$/.test(pieces[start - 1] ?? '')) return undefined
  const size = sizes.find(({ pieces: own }) => {
    const unit = unitOf(pieces[start + own.length] ?? '')
    return unit?.dimension === 'inch' && unit.factor === 1 && own.every((piece, at) => pieces[start + at] === piece)
  })
  return (
    size && {
      end: start + size.pieces.length + 1,
      names: [['dn', String(size.diameter)], [String(size.outerDiameter)]],
    }
  )
}
