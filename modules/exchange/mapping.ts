import { z } from 'zod'
import type { Catalogue } from './catalogue.ts'
import { exchangeErrors } from './errors.ts'
import { fold } from './text.ts'

const word = z.string().trim().min(1)

/** How a supplier's words become ours. Keys are the feed's own words, values are keys of the catalogue. */
const MappingFile = z.strictObject({
  description: z.string().optional(),
  category: z
    .strictObject({
      /** What says what an offer is. Without it the feed's own category does: its id, its name, or that of one above. */
      param: word.optional(),
      map: z.record(word, word).default({}),
      otherwise: word.optional(),
    })
    .prefault({}),
  characteristics: z.record(word, word).default({}),
  options: z.record(word, z.record(word, z.union([word, z.array(word).min(1), z.boolean()]))).default({}),
  /** Also matches what is not listed, where the feed's words equal the catalogue's. */
  matchNames: z.boolean().default(false),
})
export type MappingFile = z.output<typeof MappingFile>

/** Ready for lookups: the feed's words are folded. */
export type Mapping = {
  categoryParam: string | null
  categories: ReadonlyMap<string, string>
  otherwise: string | null
  characteristics: ReadonlyMap<string, string>
  options: ReadonlyMap<string, ReadonlyMap<string, readonly string[] | boolean>>
  matchNames: boolean
}

/** For a feed without a mapping file: categories, characteristics and values by their names in the catalogue. */
export const mappingByNames = () => prepare(MappingFile.parse({ matchNames: true }))

/** Throws `exchange.badMapping` with every fault of the file, each with its place. */
export function readMapping(text: string, catalogue: Catalogue): Mapping {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw exchangeErrors.badMapping({ detail: `it is not JSON: ${(error as Error).message}` })
  }
  const parsed = MappingFile.safeParse(value)
  const faults = parsed.success
    ? unknownKeys(parsed.data, catalogue)
    : parsed.error.issues.map(({ path, message }) => `${path.map(String).join(' › ') || 'file'}: ${message}`)
  if (!parsed.success || faults.length > 0) throw exchangeErrors.badMapping({ detail: faults.join('\n') })
  return prepare(parsed.data)
}

function unknownKeys({ category, characteristics, options }: MappingFile, catalogue: Catalogue) {
  const faults: string[] = []
  const used = Object.values(category.map).concat(category.otherwise ?? [])
  for (const key of new Set(used))
    if (!catalogue.has(key)) faults.push(`category: the catalogue has no category ${key}`)
  const reached = used.length > 0 ? used.flatMap((key) => catalogue.get(key) ?? []) : [...catalogue.values()]
  const known = new Map<string, Set<string>>()
  for (const { key, options: ids } of reached.flatMap((each) => each.characteristics)) {
    known.set(key, (known.get(key) ?? new Set()).union(new Set(ids.keys())))
  }
  for (const [name, key] of Object.entries(characteristics)) {
    if (!known.has(key)) faults.push(`characteristics › ${name}: no mapped category has the characteristic ${key}`)
  }
  for (const [key, values] of Object.entries(options)) {
    if (!known.has(key)) faults.push(`options › ${key}: no mapped category has this characteristic`)
    else
      for (const [value, target] of Object.entries(values)) {
        for (const option of typeof target === 'boolean' ? [] : [target].flat()) {
          if (!known.get(key)!.has(option)) faults.push(`options › ${key} › ${value}: there is no option ${option}`)
        }
      }
  }
  return faults
}

const prepare = ({ category, characteristics, options, matchNames }: MappingFile): Mapping => ({
  categoryParam: category.param === undefined ? null : fold(category.param),
  categories: folded(category.map),
  otherwise: category.otherwise ?? null,
  characteristics: folded(characteristics),
  options: new Map(
    Object.entries(options).map(([key, values]) => [
      key,
      new Map(
        Object.entries(values).map(([value, target]) => [
          fold(value),
          typeof target === 'boolean' ? target : [target].flat(),
        ]),
      ),
    ]),
  ),
  matchNames,
})

const folded = (words: Record<string, string>) => new Map(Object.entries(words).map(([name, key]) => [fold(name), key]))
