import type { Category, Characteristic } from '../catalog.ts'
import { hasContact } from '../values/contacts.ts'
import { parseMeasure } from '../values/numbers.ts'
import { fold, oneLine, truncate } from '../values/text.ts'
import type { FeedParam } from '../yml/read-offers.ts'
import type { FixedValue } from './mapping-file.ts'
import type { Mapping, ValuePattern } from './mapping.ts'

export type MappedParams = {
  optionIds: number[]
  numbers: [characteristicId: number, value: number][]
  words: [characteristicId: number, text: string][]
  properties: [name: string, value: string][]
  /** Values that are none of the options of their characteristic. They are properties. */
  unmatched: [characteristicId: number, value: string][]
}
/** `decidesCategory`: it has become the category, so it is no property as well. */
export type DescribedOffer = { name: string; params: readonly (FeedParam & { decidesCategory: boolean })[] }

const maxLengths = { name: 120, value: 1_000, searched: 500 }

/**
 * Maps parameters to characteristics of the category, then takes values by patterns, then constants. Parameters without a
 * characteristic, and values that are no option or in another unit, become properties. The first value of a characteristic
 * fills it.
 */
export function mapParams({ name, params }: DescribedOffer, category: Category, mapping: Mapping): MappedParams {
  const filling = createFilling(category, mapping)
  const cleaned = params
    .map((param) => ({
      decidesCategory: param.decidesCategory,
      name: oneLine(param.name),
      foldedName: fold(oneLine(param.name)),
      value: oneLine(param.value),
      unit: oneLine(param.unit),
    }))
    .filter((param) => param.name && param.value)
  for (const param of cleaned) {
    const isUsed = filling.targetsOf(param.foldedName).filter((target) => filling.fill(target, param)).length > 0
    if (isUsed || param.decidesCategory || hasContact(param.value)) continue
    filling.addProperty(param)
  }
  for (const pattern of mapping.patterns) filling.fillByPattern(pattern, name, cleaned)
  for (const key of [category.key, '*'])
    for (const [characteristic, value] of mapping.constants.get(key) ?? []) filling.fillConstant(characteristic, value)
  return filling.result()
}

type Value = { value: string; unit: string }

function createFilling({ key: categoryKey, characteristics }: Category, mapping: Mapping) {
  const mapped: MappedParams = { optionIds: [], numbers: [], words: [], properties: [], unmatched: [] }
  const filled = new Set<number>()
  return { targetsOf, fill, addProperty, fillByPattern, fillConstant, result }

  function targetsOf(folded: string): readonly Characteristic[] {
    const keys = mapping.characteristics.get(folded)
    if (keys) return characteristics.filter(({ key }) => keys.includes(key))
    return mapping.matchNames ? characteristics.filter(({ names }) => names.has(folded)).slice(0, 1) : []
  }

  /** Returns false if the value does not fit the characteristic. */
  function fill(target: Characteristic, { value, unit }: Value) {
    const { id, type, units } = target
    // Feeds write a list as several parameters of one name.
    if (filled.has(id) && type !== 'TextList') return false
    if (type === 'Text') {
      if (hasContact(value)) return false
      mapped.words.push([id, truncate(value, maxLengths.value)])
    } else if (type === 'Interval') {
      const number = parseMeasure(value, unit, units)
      if (number === undefined) return false
      mapped.numbers.push([id, number])
    } else {
      const options = optionsOf(target, value, mapping)
      if (options.length === 0) {
        if (type !== 'Check' && !filled.has(id)) mapped.unmatched.push([id, value])
        return false
      }
      mapped.optionIds.push(...options)
    }
    filled.add(id)
    return true
  }

  function addProperty({ name, value, unit }: FeedParam) {
    const text = unit ? `${value} ${unit}` : value
    mapped.properties.push([truncate(name, maxLengths.name), truncate(text, maxLengths.value)])
  }

  function fillByPattern(
    { pattern, param, characteristic, value, categories }: ValuePattern,
    name: string,
    params: readonly (FeedParam & { foldedName: string })[],
  ) {
    const target = characteristics.find(({ key }) => key === characteristic)
    if (!target || filled.has(target.id) || (categories && !categories.has(categoryKey))) return
    const texts =
      param === null ? [name] : params.filter(({ foldedName }) => foldedName === param).map((each) => each.value)
    for (const text of texts) {
      const matcher = pattern.matcher(text.slice(0, maxLengths.searched))
      if (!matcher.find()) continue
      const found = (matcher.groupCount() > 0 ? matcher.group(1) : null) ?? matcher.group() ?? ''
      if (value === undefined ? fill(target, { value: found.trim(), unit: '' }) : fillFixed(target, value)) return
    }
  }

  function fillConstant(key: string, value: FixedValue) {
    const target = characteristics.find((each) => each.key === key)
    if (target && !filled.has(target.id)) fillFixed(target, value)
  }

  function fillFixed({ id, type, options }: Characteristic, value: FixedValue) {
    if (type === 'Interval' && typeof value === 'number') mapped.numbers.push([id, value])
    else if (type === 'Text' && typeof value === 'string') mapped.words.push([id, value])
    else if (value === true) mapped.optionIds.push(...[...options.values()].slice(0, 1))
    else if (typeof value === 'string' || Array.isArray(value))
      mapped.optionIds.push(...[value].flat().flatMap((option) => options.get(option) ?? []))
    filled.add(id)
    return true
  }

  function result(): MappedParams {
    return { ...mapped, optionIds: [...new Set(mapped.optionIds)].sort((one, other) => one - other) }
  }
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
