import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Characteristic } from '../../catalog/characteristics.ts'
import { lacksRequired, movedValues } from './move-values.ts'

const characteristic = (id: number, key: string, type: Characteristic['type'], options: Record<number, string> = {}) =>
  ({
    id,
    parameter: key,
    type,
    name: `Name of ${key}`,
    isRequired: key === 'size',
    options: Object.entries(options).map(([optionId, optionKey]) => ({ id: Number(optionId), key: optionKey })),
  }) as unknown as Characteristic

const from = [
  characteristic(1, 'size', 'Select', { 11: 'm8', 12: 'm10' }),
  characteristic(2, 'length', 'Interval'),
  characteristic(3, 'color', 'Select', { 31: 'red' }),
]
const to = [
  characteristic(5, 'size', 'Select', { 51: 'm8' }),
  characteristic(2, 'length', 'Interval'),
  characteristic(6, 'color', 'Text'),
]

test('values of the same key and type move, the others are lost', () => {
  assert.deepEqual(movedValues({ optionIds: [11, 31], values: [{ characteristicId: 2, number: 30 }] }, { from, to }), {
    optionIds: [51],
    values: [{ characteristicId: 2, number: 30 }],
    lost: new Set(['Name of color']),
  })
  const other = movedValues({ optionIds: [12], values: [] }, { from, to })
  assert.deepEqual([...other.lost], ['Name of size'], 'the category has no such option')
  assert.deepEqual([lacksRequired(other, to), lacksRequired({ optionIds: [51], values: [] }, to)], [true, false])
})
