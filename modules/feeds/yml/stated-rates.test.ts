import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numericRates, statedRate, type StatedRates } from './stated-rates.ts'

test('a currency states a number or the rate of a bank with per cent on top of it', () => {
  const cases: [attributes: Record<string, string>, stated: ReturnType<typeof statedRate>][] = [
    [{ rate: '90.5' }, { rate: 90.5 }],
    [{ rate: '90,5' }, { rate: 90.5 }],
    [{ rate: 'CBRF' }, { plusPercent: 0 }],
    [{ rate: 'cb', plus: '3' }, { plusPercent: 3 }],
    [{ rate: 'NBU', plus: '2.5' }, { plusPercent: 2.5 }],
    [{ rate: '0' }, undefined],
    [{ rate: '-1' }, undefined],
    [{ rate: '5%' }, undefined],
    [{ rate: 'bank' }, undefined],
    [{}, undefined],
  ]
  for (const [attributes, stated] of cases) assert.deepEqual(statedRate(attributes), stated)
})

test('rates in numbers are relative to the one base currency, and to the currency of the store through it', () => {
  const ratesOf = (stated: StatedRates, own = 'RUB') => Object.fromEntries(numericRates(stated, own))
  const stated = { RUB: { rate: 1 }, USD: { rate: 90 }, KZT: { rate: 0.18 }, EUR: { plusPercent: 0 } }
  assert.deepEqual(ratesOf(stated), { USD: 90, KZT: 0.18 })
  assert.deepEqual(ratesOf(stated, 'KZT'), { RUB: 1 / 0.18, USD: 500 })
  assert.deepEqual(ratesOf(stated, 'EUR'), {})
  assert.deepEqual(ratesOf({ USD: { rate: 90 }, EUR: { rate: 100 } }), {}, 'no base')
  assert.deepEqual(ratesOf({ RUB: { rate: 1 }, USD: { rate: 1 }, EUR: { rate: 100 } }), {}, 'two bases')
})
