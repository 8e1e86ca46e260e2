import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { noBreak } from './no-break.ts'

test('a figure stays with its unit, a standard with its number, other words part as usual', () => {
  const shown = (text: string) => noBreak(text).replaceAll('\u00a0', '_')
  equal(shown('Tube 60×20×2 mm, S235JR, 6 m'), 'Tube 60×20×2_mm, S235JR, 6_m')
  equal(shown('Манометр 0–1,6 бар, Ø 50 мм, G 1/4, штуцер сзади'), 'Манометр 0–1,6_бар, Ø_50_мм, G_1/4, штуцер сзади')
  equal(shown('Hex bolt DIN 933 M8, class 8.8 zinc plated'), 'Hex bolt DIN_933 M8, class 8.8 zinc plated')
  equal(shown('Drum of 305 metres'), 'Drum of 305 metres')
})
