import type { Meaning, Reading, Wanted } from './understand.ts'
import { codeOf } from './words.ts'

/** Where words must stand: see documents.ts. `kind`: in the name of the goods' own category. */
type Place = 'name' | 'kind' | 'near' | 'anywhere'
/** What is asked of the index, in its own language; empty where nothing can fulfil it. */
export type Questions = { code: string; name: string; kind: string; near: string; anywhere: string }

export function questionsOf({ terms, spans }: Meaning): Questions {
  const needed = terms.some(({ isUnit }) => !isUnit)
  const all = (place: Place) =>
    and(
      terms.map((term, index) =>
        needed && term.isUnit && place !== 'name'
          ? ''
          : or([
              ...readingsAt(place, term.readings),
              ...readingsAt(
                place,
                spans.filter(({ start, end }) => start <= index && index < end),
              ),
              ...(term.isNumeric && codeOf(term.text).length >= shortestBeginning && place !== 'kind'
                ? [`'#${quoted(codeOf(term.text))}':*`]
                : []),
            ]),
      ),
    )
  const words = terms.filter(({ isNumeric, isUnit }) => !isNumeric && !isUnit)
  return {
    code: or(codesIn(terms.map(({ text }) => text)).map((code) => `'#${quoted(code)}'`)),
    name: all('name'),
    near: all('near'),
    anywhere: all('anywhere'),
    kind: or([
      ...words.flatMap(({ readings }) => readingsAt('kind', readings)),
      ...readingsAt(
        'kind',
        spans.filter(({ start, end }) => terms.slice(start, end).some(({ isNumeric }) => !isNumeric)),
      ),
    ]),
  }
}

const shortestBeginning = 4
const shortestCode = 2

/** Each word with a digit and a letter may be a code, and so may all of them as one. */
function codesIn(texts: readonly string[]): string[] {
  const whole = codeOf(texts.join(''))
  const single = texts
    .map(codeOf)
    .filter((code) => code.length > shortestBeginning && /\d/.test(code) && /\p{L}/u.test(code))
  return [...new Set([...(/\d/.test(whole) && whole.length >= shortestCode ? [whole] : []), ...single])]
}

const readingsAt = (place: Place, readings: readonly Pick<Reading, 'words' | 'isLoose'>[]) =>
  readings
    .filter(({ isLoose }) => !isLoose || place !== 'name')
    .map(({ words }) => (place === 'kind' ? or : and)(words.map((word) => wordAt(place, word))))

function wordAt(place: Place, { own, others, kinds }: Wanted) {
  const marked = (mark: string, lexemes: readonly string[]) => lexemes.map((lexeme) => `'${mark}${quoted(lexeme)}'`)
  if (place === 'name') return or(marked('', own))
  if (place === 'kind') return or(marked('', kinds))
  const near = [...marked('', own), ...marked('~', own), ...marked('', others), ...marked('~', others)]
  return or(place === 'near' ? near : [...near, ...marked('_', own)])
}

/** PostgreSQL refuses lexemes of 2 kB, which no document has; a character takes at most three bytes for each of its UTF-16 units. */
const maxLexemeLength = 600

export const quoted = (lexeme: string) => lexeme.slice(0, maxLexemeLength).replace(/'/g, "''").replace(/\\/g, '\\\\')
export const and = (parts: readonly string[]) => joined(parts, ' & ')
export const or = (parts: readonly string[]) => joined([...new Set(parts)], ' | ')

function joined(parts: readonly string[], by: string) {
  const said = parts.filter((part) => part !== '')
  return said.length > 1 ? `(${said.join(by)})` : (said[0] ?? '')
}
