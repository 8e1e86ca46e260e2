import type { Category, Characteristic } from './catalogue.ts'
import type { Mapping } from './mapping.ts'
import { isUnit, parseMeasured } from './numbers.ts'
import { fold, oneLine, shorten } from './text.ts'
import type { FeedParam } from './yml.ts'

export type Description = {
  optionIds: number[]
  numbers: [characteristicId: number, value: number][]
  words: [characteristicId: number, text: string][]
  properties: [name: string, value: string][]
}

const longest = { name: 120, value: 1_000 }

/**
 * Parameters as the category's characteristics; what it lacks, and values that are not among its options or not in its
 * unit, stay the seller's own words. The first of two parameters for one characteristic fills it.
 */
export function describe(params: readonly FeedParam[], category: Category, mapping: Mapping): Description {
  const description: Description = { optionIds: [], numbers: [], words: [], properties: [] }
  const filled = new Set<number>()
  for (const param of params) {
    const clean = { name: oneLine(param.name), value: oneLine(param.value), unit: oneLine(param.unit) }
    const { name, value, unit } = clean
    if (!name || !value) continue
    const characteristic = find(name, category, mapping)
    if (characteristic && fill(characteristic, clean, mapping, filled, description)) continue
    description.properties.push([
      shorten(name, longest.name),
      shorten(unit ? `${value} ${unit}` : value, longest.value),
    ])
  }
  description.optionIds = [...new Set(description.optionIds)].sort((one, other) => one - other)
  return description
}

function find(name: string, { characteristics }: Category, { characteristics: mapped, matchNames }: Mapping) {
  const folded = fold(name)
  const key = mapped.get(folded)
  if (key) return characteristics.find((each) => each.key === key)
  return matchNames ? characteristics.find(({ names }) => names.has(folded)) : undefined
}

/** False when the value does not fit. */
function fill(
  target: Characteristic,
  { value, unit }: FeedParam,
  mapping: Mapping,
  filled: Set<number>,
  description: Description,
) {
  const { id, type } = target
  // Several parameters of one name are how feeds write a list.
  if (filled.has(id) && type !== 'TextList') return false
  if (type === 'Text') description.words.push([id, shorten(value, longest.value)])
  else if (type === 'Interval') {
    const measured = parseMeasured(value)
    if (!measured || !isUnit(measured.unit || unit, target.units)) return false
    description.numbers.push([id, measured.value])
  } else {
    const options = optionsOf(target, value, mapping)
    if (options.length === 0) return false
    description.optionIds.push(...options)
  }
  filled.add(id)
  return true
}

const yes = new Set(['да', 'есть', 'yes', 'true', '+', 'da', 'ja', 'si', 'sì', 'evet', 'var'])

function optionsOf({ key, type, options, labels }: Characteristic, value: string, mapping: Mapping): number[] {
  const folded = fold(value)
  const given = mapping.options.get(key)?.get(folded)
  if (given === false) return []
  if (given === true) return [...options.values()].slice(0, 1)
  if (given) return given.flatMap((option) => options.get(option) ?? [])
  if (!mapping.matchNames) return []
  if (type === 'Check') return yes.has(folded) ? [...options.values()].slice(0, 1) : []
  const label = labels.get(folded)
  if (label !== undefined) return [label]
  return type === 'TextList' ? folded.split(/\s*[,;/]\s*/).flatMap((part) => labels.get(part) ?? []) : []
}
