import type { RE2JS } from 're2js'
import type { Catalog } from '../catalog.ts'
import { fold } from '../values/text.ts'
import {
  compilePattern,
  emptyMappingFile,
  type FixedValue,
  type MappingFile,
  parseMappingFile,
} from './mapping-file.ts'

export type ValuePattern = {
  pattern: RE2JS
  /** Folded; null: the pattern is of the name. */
  param: string | null
  characteristic: string
  value: FixedValue | undefined
  categories: ReadonlySet<string> | null
}

/** A mapping with folded keys for lookups. */
export type Mapping = {
  categoryParam: string | null
  categories: ReadonlyMap<string, string>
  otherwise: string | null
  characteristics: ReadonlyMap<string, readonly string[]>
  options: ReadonlyMap<string, ReadonlyMap<string, readonly string[] | boolean>>
  patterns: readonly ValuePattern[]
  constants: ReadonlyMap<string, readonly (readonly [characteristic: string, value: FixedValue])[]>
  prices: MappingFile['prices']
  matchNames: boolean
}

/** The mapping of a feed without a mapping file: matches categories, characteristics and values by their names in the catalog. */
export const mappingByNames = () => prepare({ ...emptyMappingFile(), matchNames: true })

/** Throws `exchange.badMapping` with all errors of the file and their paths. */
export const readMapping = (text: string, catalog: Catalog) => prepare(parseMappingFile(text, catalog))

const prepare = ({
  category,
  characteristics,
  options,
  patterns,
  constants,
  prices,
  matchNames,
}: MappingFile): Mapping => ({
  categoryParam: category.param === undefined ? null : fold(category.param),
  categories: foldKeys(category.map),
  otherwise: category.otherwise ?? null,
  characteristics: new Map(Object.entries(characteristics).map(([name, keys]) => [fold(name), [keys].flat()])),
  options: new Map(Object.entries(options).map(([key, values]) => [key, foldKeys(values, listOrBoolean)])),
  patterns: patterns.map(({ pattern, param, characteristic, value, categories }) => ({
    pattern: compilePattern(pattern),
    param: param === undefined ? null : fold(param),
    characteristic,
    value,
    categories: categories ? new Set(categories) : null,
  })),
  constants: new Map(Object.entries(constants).map(([key, values]) => [key, Object.entries(values)])),
  prices,
  matchNames,
})

const listOrBoolean = (target: string | string[] | boolean) => (typeof target === 'boolean' ? target : [target].flat())

function foldKeys<Value, Result = Value>(
  words: Readonly<Record<string, Value>>,
  convert: (value: Value) => Result = (value) => value as unknown as Result,
): ReadonlyMap<string, Result> {
  return new Map(Object.entries(words).map(([name, value]) => [fold(name), convert(value)]))
}
