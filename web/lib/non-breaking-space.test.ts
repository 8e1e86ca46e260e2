import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withNonBreakingSpaces } from './non-breaking-space.ts'

test('non-breaking spaces join a number with its unit and a standard with its number', () => {
  const visible = (text: string) => withNonBreakingSpaces(text).replaceAll('\u00a0', '_')
  equal(visible('Tube 60×20×2 mm, S235JR, 6 m'), 'Tube 60×20×2_mm, S235JR, 6_m')
  equal(visible('Манометр 0–1,6 бар, Ø 50 мм, G 1/4, штуцер сзади'), 'Манометр 0–1,6_бар, Ø_50_мм, G_1/4, штуцер сзади')
  equal(visible('Hex bolt DIN 933 M8, class 8.8 zinc plated'), 'Hex bolt DIN_933 M8, class 8.8 zinc plated')
  equal(visible('Насос 0,75 кВт, G 1 1/4, 2 × 230 В'), 'Насос 0,75_кВт, G_1_1/4, 2_× 230_В')
  equal(visible('Drum of 305 metres'), 'Drum of 305 metres')
})
