import type { Db } from '#platform/db/database.ts'
import { type Characteristic, characteristicsOf } from '../../catalog/characteristics.ts'
import type { CharacteristicValue } from '../../catalog/write-products/tables.ts'
import type { Change, Values } from '../fields.ts'
import { isValid } from '../schema/validate.ts'

/** Values that the category accepts. After a change of category, a value stays if it is valid for a characteristic of the same key. */
export function applicableCharacteristics({ form, values, context }: Change): Values {
  const fields = form.find(({ type }) => type === 'Group')!.fields!
  const current = values.characteristics as Values
  return Object.fromEntries(
    fields
      .filter((field) => Object.hasOwn(current, field.key) && isValid(field, current[field.key], context.store.locale))
      .map(({ key }) => [key, current[key]]),
  )
}

/** Converts values to their stored form: options by id, numbers and texts by characteristic. */
export async function toStoredCharacteristics(
  db: Db,
  product: { category: number; characteristics: Values },
): Promise<{ optionIds: number[]; values: CharacteristicValue[] }> {
  const filled = (await characteristicsOf(db, product.category, 'en')).flatMap((characteristic) => {
    const value = product.characteristics[characteristic.parameter]
    return value === undefined || value === null ? [] : [{ characteristic, value }]
  })
  return {
    optionIds: filled
      .flatMap(({ characteristic, value }) => optionIdsOf(characteristic, value))
      .sort((one, other) => one - other),
    values: filled.flatMap(({ characteristic: { id, type }, value }): CharacteristicValue[] => {
      if (type === 'Interval') return [{ characteristicId: id, number: value as number }]
      return type === 'Text' ? [{ characteristicId: id, words: value as Record<string, string> }] : []
    }),
  }
}

function optionIdsOf({ type, options }: Characteristic, value: unknown): number[] {
  if (type === 'Check') return value === true ? options.slice(0, 1).map(({ id }) => id) : []
  const chosen = new Set(Array.isArray(value) ? value : [value])
  return options.filter(({ key }) => chosen.has(key)).map(({ id }) => id)
}
