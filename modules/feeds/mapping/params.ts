import type { Category, Characteristic } from './catalog.ts'
import type { Mapping } from './mapping.ts'
import { isUnit, parseQuantity } from './numbers.ts'
import { fold, oneLine, truncate } from './text.ts'
import type { FeedParam } from './yml.ts'

export type MappedParams = {
  optionIds: number[]
  numbers: [characteristicId: number, value: number][]
  words: [characteristicId: number, text: string][]
  properties: [name: string, value: string][]
}

const maxLengths = { name: 120, value: 1_000 }

/**
 * Maps parameters to characteristics of the category. Parameters without a characteristic, and values that are no option or
 * in another unit, become properties. If two parameters map to one characteristic, the first one fills it.
 */
export function mapParams(params: readonly FeedParam[], category: Category, mapping: Mapping): MappedParams {
  const result: MappedParams = { optionIds: [], numbers: [], words: [], properties: [] }
  const filled = new Set<number>()
  for (const param of params) {
    const clean = { name: oneLine(param.name), value: oneLine(param.value), unit: oneLine(param.unit) }
    const { name, value, unit } = clean
    if (!name || !value) continue
    const characteristic = findCharacteristic(name, category, mapping)
    if (characteristic && assignValue(characteristic, clean, mapping, filled, result)) continue
    result.properties.push([
      truncate(name, maxLengths.name),
      truncate(unit ? `${value} ${unit}` : value, maxLengths.value),
    ])
  }
  result.optionIds = [...new Set(result.optionIds)].sort((one, other) => one - other)
  return result
}

function findCharacteristic(
  name: string,
  { characteristics }: Category,
  { characteristics: mapped, matchNames }: Mapping,
) {
  const folded = fold(name)
  const key = mapped.get(folded)
  if (key) return characteristics.find((each) => each.key === key)
  return matchNames ? characteristics.find(({ names }) => names.has(folded)) : undefined
}

/** Returns false if the value does not fit the characteristic. */
function assignValue(
  target: Characteristic,
  { value, unit }: FeedParam,
  mapping: Mapping,
  filled: Set<number>,
  result: MappedParams,
) {
  const { id, type } = target
  // Feeds write a list as several parameters of one name.
  if (filled.has(id) && type !== 'TextList') return false
  if (type === 'Text') result.words.push([id, truncate(value, maxLengths.value)])
  else if (type === 'Interval') {
    const measured = parseQuantity(value)
    if (!measured || !isUnit(measured.unit || unit, target.units)) return false
    result.numbers.push([id, measured.value])
  } else {
    const options = optionsOf(target, value, mapping)
    if (options.length === 0) return false
    result.optionIds.push(...options)
  }
  filled.add(id)
  return true
}

const affirmatives = new Set(['да', 'есть', 'yes', 'true', '+', 'da', 'ja', 'si', 'sì', 'evet', 'var'])

function optionsOf({ key, type, options, labels }: Characteristic, value: string, mapping: Mapping): number[] {
  const folded = fold(value)
  const mappedValue = mapping.options.get(key)?.get(folded)
  if (mappedValue === false) return []
  if (mappedValue === true) return [...options.values()].slice(0, 1)
  if (mappedValue) return mappedValue.flatMap((option) => options.get(option) ?? [])
  if (!mapping.matchNames) return []
  if (type === 'Check') return affirmatives.has(folded) ? [...options.values()].slice(0, 1) : []
  const label = labels.get(folded)
  if (label !== undefined) return [label]
  return type === 'TextList' ? folded.split(/\s*[,;/]\s*/).flatMap((part) => labels.get(part) ?? []) : []
}
