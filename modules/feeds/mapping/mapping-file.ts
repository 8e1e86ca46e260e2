import { RE2JS } from 're2js'
import { z } from 'zod'
import type { Catalog, Category, Characteristic } from '../catalog.ts'
import { feedErrors } from '../errors.ts'

const word = z.string().trim().min(1)
const maxPatternLength = 500
const maxPatterns = 100
/** In instructions: what a pattern costs for each character of a text. */
const maxPatternSize = 1_000

/** A fixed value of a characteristic: keys of options, a tick, a number or a text. */
const FixedValue = z.union([word, z.array(word).min(1), z.boolean(), z.number()])
export type FixedValue = z.output<typeof FixedValue>

/** Takes a value from a parameter or, without one, from the name: its first group, or all that it matches, or the fixed `value`. */
const Pattern = z.strictObject({
  pattern: z.string().min(1).max(maxPatternLength),
  param: word.optional(),
  characteristic: word,
  value: FixedValue.optional(),
  categories: z.array(word).min(1).optional(),
})

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
  /** Several characteristics for a parameter with several values: '1000 VA / 600 W'. */
  characteristics: z.record(word, z.union([word, z.array(word).min(1)])).default({}),
  options: z.record(word, z.record(word, z.union([word, z.array(word).min(1), z.boolean()]))).default({}),
  patterns: z.array(Pattern).max(maxPatterns).default([]),
  /** By category, or '*' for all: what characteristics are if the offer does not say. */
  constants: z.record(word, z.record(word, FixedValue)).default({}),
  /** Whether the prices of the feed are without VAT, as they are stored, or with it. */
  prices: z.enum(['net', 'gross']).default('net'),
  /** Also matches words that are not listed if they equal a name in the catalog. */
  matchNames: z.boolean().default(false),
})
export type MappingFile = z.output<typeof MappingFile>

export const emptyMappingFile = (): MappingFile => MappingFile.parse({})

/** Throws `exchange.badMapping` with all errors of the file and their paths. */
export function parseMappingFile(text: string, catalog: Catalog): MappingFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw feedErrors.badMapping({ detail: `it is not JSON: ${(error as Error).message}` })
  }
  const parsed = MappingFile.safeParse(value)
  const errors = parsed.success
    ? errorsOf(parsed.data, catalog)
    : parsed.error.issues.map(({ path, message }) => `${path.map(String).join(' › ') || 'file'}: ${message}`)
  if (!parsed.success || errors.length > 0) throw feedErrors.badMapping({ detail: errors.join('\n') })
  return parsed.data
}

/** A pattern of the file. RE2 takes linear time, whatever a supplier writes. */
export const compilePattern = (pattern: string) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE)

/** The option keys of each characteristic that is within reach, by its key. */
type Reach = ReadonlyMap<string, readonly Characteristic[]>

function errorsOf(file: MappingFile, catalog: Catalog) {
  const used = Object.values(file.category.map).concat(file.category.otherwise ?? [])
  const reached = used.length > 0 ? used.flatMap((key) => catalog.get(key) ?? []) : [...catalog.values()]
  const reach = reachOf(reached)
  return [
    ...[...new Set(used)]
      .filter((key) => !catalog.has(key))
      .map((key) => `category: the catalog has no category ${key}`),
    ...Object.entries(file.characteristics).flatMap(([name, keys]) =>
      [keys].flat().flatMap((key) => unknownCharacteristic(`characteristics › ${name}`, key, reach)),
    ),
    ...Object.entries(file.options).flatMap(([key, values]) => optionErrors(key, values, reach)),
    ...file.patterns.flatMap((pattern, index) => patternErrors(pattern, `patterns › ${index}`, catalog, reach)),
    ...Object.entries(file.constants).flatMap(([name, values]) => constantErrors(name, values, catalog, reach)),
  ]
}

const reachOf = (categories: readonly Category[]): Reach =>
  Map.groupBy(new Set(categories.flatMap(({ characteristics }) => characteristics)), ({ key }) => key)

const unknownCharacteristic = (path: string, key: string, reach: Reach) =>
  reach.has(key) ? [] : [`${path}: no mapped category has the characteristic ${key}`]

function optionErrors(key: string, values: MappingFile['options'][string], reach: Reach) {
  if (!reach.has(key)) return [`options › ${key}: no mapped category has this characteristic`]
  return Object.entries(values).flatMap(([value, target]) =>
    (typeof target === 'boolean' ? [] : [target].flat())
      .filter((option) => !hasOption(key, option, reach))
      .map((option) => `options › ${key} › ${value}: there is no option ${option}`),
  )
}

const hasOption = (key: string, option: string, reach: Reach) =>
  reach.get(key)!.some(({ options }) => options.has(option))

function patternErrors(pattern: MappingFile['patterns'][number], path: string, catalog: Catalog, reach: Reach) {
  const { characteristic, value, categories = [] } = pattern
  const errors = unknownCharacteristic(path, characteristic, reach)
  if (errors.length === 0 && value !== undefined) errors.push(...valueErrors(path, characteristic, value, reach))
  errors.push(
    ...categories.filter((key) => !catalog.has(key)).map((key) => `${path}: the catalog has no category ${key}`),
  )
  try {
    if (compilePattern(pattern.pattern).programSize() > maxPatternSize) errors.push(`${path}: the pattern is too large`)
  } catch (error) {
    errors.push(`${path}: ${(error as Error).message}`)
  }
  return errors
}

function constantErrors(name: string, values: Readonly<Record<string, FixedValue>>, catalog: Catalog, all: Reach) {
  const path = `constants › ${name}`
  const category = catalog.get(name)
  if (name !== '*' && !category) return [`${path}: the catalog has no category ${name}`]
  const reach = category ? reachOf([category]) : all
  return Object.entries(values).flatMap(([key, value]) =>
    reach.has(key) ? valueErrors(`${path} › ${key}`, key, value, reach) : unknownCharacteristic(path, key, reach),
  )
}

function valueErrors(path: string, key: string, value: FixedValue, reach: Reach) {
  const fits = reach.get(key)!.some(({ type, options }) => {
    if (type === 'Interval') return typeof value === 'number'
    if (type === 'Text') return typeof value === 'string'
    if (type === 'Check') return typeof value === 'boolean'
    return typeof value !== 'boolean' && typeof value !== 'number' && [value].flat().every((each) => options.has(each))
  })
  return fits ? [] : [`${path}: ${JSON.stringify(value)} is no value of ${key}`]
}
