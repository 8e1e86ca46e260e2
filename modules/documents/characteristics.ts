import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf } from '../catalog/characteristics.ts'
import type { Change, Values } from './fields.ts'
import { isValid } from './validate.ts'

/** Those that the category has: after a change of category, a value stays where it means the same. */
export function fittingCharacteristics({ form, values, acting }: Change): Values {
  const fields = form.find(({ type }) => type === 'Group')!.fields!
  const given = values.characteristics as Values
  return Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(given, field.key) && isValid(field, given[field.key], acting.store.locale))
      .map(({ key }) => [key, given[key]]),
  )
}

type Value = { characteristicId: number; number?: number; words?: Record<string, string> }

/** As they are kept: options by id, numbers and words by characteristic. */
export async function readCharacteristics(
  db: Db,
  product: { category: number; characteristics: Values },
): Promise<{ optionIds: number[]; values: Value[] }> {
  const known = (await characteristicsOf(db, product.category, 'en')).flatMap((characteristic) => {
    const value = product.characteristics[characteristic.parameter]
    return value === undefined || value === null ? [] : [{ characteristic, value }]
  })
  return {
    optionIds: known
      .flatMap(({ characteristic, value }) => optionsOf(characteristic, value))
      .sort((one, other) => one - other),
    values: known.flatMap(({ characteristic: { id, type }, value }): Value[] => {
      if (type === 'Interval') return [{ characteristicId: id, number: value as number }]
      return type === 'Text' ? [{ characteristicId: id, words: value as Record<string, string> }] : []
    }),
  }
}

function optionsOf({ type, options }: Characteristic, value: unknown): number[] {
  if (type === 'Check') return value === true ? options.slice(0, 1).map(({ id }) => id) : []
  const chosen = new Set(Array.isArray(value) ? value : [value])
  return options.filter(({ key }) => chosen.has(key)).map(({ id }) => id)
}
