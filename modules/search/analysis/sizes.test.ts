import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closenessOf, sizesIn } from './sizes.ts'
import { splitPieces } from './tokenize.ts'

const sizes = (text: string) => sizesIn(splitPieces(text, 'en').pieces)
const closeness = (sought: string, found: string) => closenessOf(sizes(sought), sizes(found))

test('sizes in different units, scripts and spacing are equal', () => {
  for (const [sought, found] of [
    ['box 40x30x20 cm', 'Box 400×300×200 mm'],
    ['M8х40', 'Bolt M8×40'],
    ['м8х40', 'Bolt M8×40'],
    ['М 8 х 40', 'Bolt M8×40'],
    ['10 х 50', 'Plug 10×50'],
    ['2,5 t', 'Truck 2500 kg'],
    ['2.5 тонны', 'Truck 2500 kg'],
    ['1 inch', 'Valve G 1, PN 16'],
    ['1 дюйм', 'Valve G 1, PN 16'],
    ['1 1/2"', 'Valve G 1 1/2'],
    ['3/4 Zoll', 'Valve G 3/4'],
    ['5G1,5', 'Cable 5×1.5 mm²'],
    ['20 Liter', 'Can 20000 ml'],
    ['60x60', 'Panel 600×600 mm'],
    ['9 inch', 'Disc 230×2.5 mm'],
    ['27in', 'Screen 686 mm'],
    ['4ft', 'Tube 1200 mm, 18 W'],
    ['2 inch', 'Pipe 60.3×3.6 mm'],
    ['fi25', 'Pipe Ø 25 mm'],
    ['1 inch', 'Valve G 1 M-F, 25 mm'],
    ['DN 25', 'Valve G 1, PN 16'],
    ['ду40', 'Valve G 1 1/2'],
    ['1 1/2"', 'Valve DN 40'],
    ['DN 50', 'Pipe 60.3×3.6 mm'],
    ['50 mm', 'Valve DN 50'],
    ['16 bar', 'Valve DN 50, PN 16'],
  ] as const)
    assert.equal(closeness(sought, found), 1, sought)
})

test('of sizes that are not the sought one, the nearest of the same thread is closest', () => {
  const order = ['M8×50', 'M8×80', 'M10×45', '8×45'].map((size) => closeness('M8x45', `Bolt ${size}`))
  assert.deepEqual(
    order,
    order.toSorted((a, b) => b - a),
  )
  assert.ok(order[0]! < 1 && order[3] === 0)
  assert.ok(closeness('100 cm', 'Level 800 mm') > closeness('100 cm', 'Level 100 mm'))
  assert.ok(closeness('1/2', 'Valve G 1/2') > closeness('1/2', 'Valve G 1 1/2'))
  assert.equal(closeness('1 1/2', 'Valve G 1 1/2'), 1)
  assert.equal(closeness('5 kg', 'Rope 5 m'), 0)
  assert.ok(closeness('9 inch', 'Disc 230×2.5 mm') > closeness('9 inch', 'Disc 180×2.5 mm'))
  assert.ok(closeness('1 inch', 'Valve G 1/2, 25 mm') < 1)
  assert.ok(closeness('2', 'Pump DN 20') < 0.01)
  assert.ok(closeness('DN 25', 'Valve G 1 1/4') > closeness('DN 25', 'Valve G 2'))
  assert.ok(closeness('DN 25', 'Flange DN 20') > closeness('DN 25', 'Flange DN 65, PN 25'))
  assert.ok(closeness('C16', 'Breaker B16') > closeness('C16', 'Breaker C6'))
})

test('a number with a unit is not one of another thing that a name counts', () => {
  assert.ok(closeness('3 kW', 'Motor 4 kW, 3000 rpm') < 1)
  assert.equal(closeness('3 kW', 'Motor 3 kW, 750 rpm'), 1)
  assert.ok(closeness('10', 'Drill 11 mm, 10 pcs') < 1)
})
