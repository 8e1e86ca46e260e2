import type { Characteristic } from '../../catalog/characteristics.ts'
import type { CharacteristicValue } from '../../catalog/write-products/tables.ts'

export type CharacteristicValues = { optionIds: readonly number[]; values: readonly CharacteristicValue[] }
type Categories = { from: readonly Characteristic[]; to: readonly Characteristic[] }

/**
 * The values that a product keeps in another category: those of characteristics that both have, or of one with the same key and type.
 * `lost` are the names of the others.
 */
export function movedValues({ optionIds, values }: CharacteristicValues, { from, to }: Categories) {
  const moved = { optionIds: [] as number[], values: [] as CharacteristicValue[], lost: new Set<string>() }
  const counterpartOf = ({ parameter, type }: Characteristic) =>
    to.find((each) => each.parameter === parameter && each.type === type)
  for (const characteristic of from) {
    const target = counterpartOf(characteristic)
    for (const { id, key } of characteristic.options.filter((option) => optionIds.includes(option.id))) {
      const option = target?.options.find((each) => each.id === id) ?? target?.options.find((each) => each.key === key)
      if (option) moved.optionIds.push(option.id)
      else moved.lost.add(characteristic.name)
    }
    for (const value of values.filter(({ characteristicId }) => characteristicId === characteristic.id)) {
      if (target) moved.values.push({ ...value, characteristicId: target.id })
      else moved.lost.add(characteristic.name)
    }
  }
  return { ...moved, optionIds: moved.optionIds.toSorted((one, other) => one - other) }
}

const requirable: readonly Characteristic['type'][] = ['Select', 'Radio', 'TextList', 'Check', 'Interval', 'Text']

/** Whether publishing in the category requires something that is not there. */
export const lacksRequired = ({ optionIds, values }: CharacteristicValues, category: readonly Characteristic[]) =>
  category.some(
    ({ id, type, isRequired, options }) =>
      isRequired &&
      requirable.includes(type) &&
      !values.some(({ characteristicId }) => characteristicId === id) &&
      !options.some((option) => optionIds.includes(option.id)),
  )
