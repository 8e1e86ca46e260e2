import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrangeSizes, type SizedProduct } from './arrange-sizes.ts'

const value = (order: number) => ({ order, label: `${order} mm` })
const product = (id: number, values: (number | undefined)[], differences: string[] = []): SizedProduct => ({
  id,
  values: values.map((order) => (order === undefined ? undefined : value(order))),
  differences,
})

test('two characteristics make a grid in their order, the longer one in the rows', () => {
  const sizes = arrangeSizes([product(1, [8, 50]), product(2, [10, 20]), product(3, [8, 30]), product(4, [8, 20])], 1)!
  assert.deepEqual(sizes.rows, {
    axis: 1,
    values: [
      { label: '20 mm', isCurrent: false },
      { label: '30 mm', isCurrent: false },
      { label: '50 mm', isCurrent: true },
    ],
  })
  assert.deepEqual(
    sizes.columns!.values.map(({ label }) => label),
    ['8 mm', '10 mm'],
  )
  assert.deepEqual(
    sizes.cells.map(({ id, row, column }) => [id, row, column]),
    [
      [4, 0, 0],
      [2, 0, 1],
      [3, 1, 0],
      [1, 2, 0],
    ],
  )
})

test('a characteristic in which all agree is no axis', () => {
  const sizes = arrangeSizes([product(1, [8, 50]), product(2, [10, 50])], 1)!
  assert.deepEqual([sizes.rows.axis, sizes.columns], [0, null])
  assert.equal(arrangeSizes([product(1, [8, 50]), product(2, [8, 50])], 1), undefined)
})

test('a cell has the current product, else the one most like it', () => {
  const sizes = arrangeSizes(
    [product(1, [8, 50]), product(2, [8, 50]), product(3, [10, 50], ['10.9', 'zinc']), product(4, [10, 50], ['10.9'])],
    1,
  )!
  assert.deepEqual(
    sizes.cells.map(({ id, differences }) => [id, differences]),
    [
      [1, []],
      [4, ['10.9']],
    ],
  )
})

test('products without a value are left out, and a current product without one has no sizes', () => {
  const products = [product(1, [8, 50]), product(2, [10, undefined]), product(3, [12, 50])]
  assert.deepEqual(
    arrangeSizes(products, 1)!.cells.map(({ id }) => id),
    [1, 3],
  )
  assert.equal(arrangeSizes(products, 2), undefined)
})

test('of many sizes those around the current one are shown', () => {
  const products = Array.from({ length: 100 }, (_, index) => product(index + 1, [index]))
  const shown = (id: number) => arrangeSizes(products, id)!.rows.values.map(({ label }) => Number.parseInt(label))
  assert.deepEqual([shown(1)[0], shown(1).length], [0, 24])
  assert.deepEqual([shown(50)[0], shown(50)[12]], [37, 49])
  assert.equal(shown(100).at(-1), 99)
})
