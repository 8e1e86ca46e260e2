import { z } from 'zod'
import type { Catalog } from './catalog.ts'
import { feedErrors } from './errors.ts'
import { fold } from './text.ts'

const word = z.string().trim().min(1)

/** Maps words of the feed (keys) to keys of the catalog (values). */
const MappingFile = z.strictObject({
  description: z.string().optional(),
  category: z
    .strictObject({
      /** The parameter that determines the category. Without it the feed's own category does: its id, its name, or those of its ancestors. */
      param: word.optional(),
      map: z.record(word, word).default({}),
      otherwise: word.optional(),
    })
    .prefault({}),
  characteristics: z.record(word, word).default({}),
  options: z.record(word, z.record(word, z.union([word, z.array(word).min(1), z.boolean()]))).default({}),
  /** Also matches words that are not listed if they equal a name in the catalog. */
  matchNames: z.boolean().default(false),
})
export type MappingFile = z.output<typeof MappingFile>

/** A mapping with folded keys for lookups. */
export type Mapping = {
  categoryParam: string | null
  categories: ReadonlyMap<string, string>
  otherwise: string | null
  characteristics: ReadonlyMap<string, string>
  options: ReadonlyMap<string, ReadonlyMap<string, readonly string[] | boolean>>
  matchNames: boolean
}

/** The mapping of a feed without a mapping file: matches categories, characteristics and values by their names in the catalog. */
export const mappingByNames = () => prepare(MappingFile.parse({ matchNames: true }))

/** Throws `exchange.badMapping` with all errors of the file and their paths. */
export function readMapping(text: string, catalog: Catalog): Mapping {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw feedErrors.badMapping({ detail: `it is not JSON: ${(error as Error).message}` })
  }
  const parsed = MappingFile.safeParse(value)
  const errors = parsed.success
    ? unknownKeys(parsed.data, catalog)
    : parsed.error.issues.map(({ path, message }) => `${path.map(String).join(' › ') || 'file'}: ${message}`)
  if (!parsed.success || errors.length > 0) throw feedErrors.badMapping({ detail: errors.join('\n') })
  return prepare(parsed.data)
}

function unknownKeys({ category, characteristics, options }: MappingFile, catalog: Catalog) {
  const errors: string[] = []
  const used = Object.values(category.map).concat(category.otherwise ?? [])
  for (const key of new Set(used)) if (!catalog.has(key)) errors.push(`category: the catalog has no category ${key}`)
  const reached = used.length > 0 ? used.flatMap((key) => catalog.get(key) ?? []) : [...catalog.values()]
  const optionsByCharacteristic = new Map<string, Set<string>>()
  for (const { key, options: ids } of reached.flatMap((each) => each.characteristics)) {
    optionsByCharacteristic.set(key, (optionsByCharacteristic.get(key) ?? new Set()).union(new Set(ids.keys())))
  }
  for (const [name, key] of Object.entries(characteristics)) {
    if (!optionsByCharacteristic.has(key))
      errors.push(`characteristics › ${name}: no mapped category has the characteristic ${key}`)
  }
  for (const [key, values] of Object.entries(options)) {
    if (!optionsByCharacteristic.has(key)) errors.push(`options › ${key}: no mapped category has this characteristic`)
    else
      for (const [value, target] of Object.entries(values)) {
        for (const option of typeof target === 'boolean' ? [] : [target].flat()) {
          if (!optionsByCharacteristic.get(key)!.has(option))
            errors.push(`options › ${key} › ${value}: there is no option ${option}`)
        }
      }
  }
  return errors
}

const prepare = ({ category, characteristics, options, matchNames }: MappingFile): Mapping => ({
  categoryParam: category.param === undefined ? null : fold(category.param),
  categories: foldKeys(category.map),
  otherwise: category.otherwise ?? null,
  characteristics: foldKeys(characteristics),
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

const foldKeys = (words: Record<string, string>) =>
  new Map(Object.entries(words).map(([name, key]) => [fold(name), key]))
