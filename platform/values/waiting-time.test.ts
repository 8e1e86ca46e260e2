import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageTags, locales } from '../constants.ts'
import { waitingTime } from './waiting-time.ts'

test('a waiting time uses the largest fitting unit and is rounded up', () => {
  for (const [seconds, words] of [
    [0, 'in 1 second'],
    [0.2, 'in 1 second'],
    [89.5, 'in 90 seconds'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [5_401, 'in 2 hours'],
    [7_201, 'in 3 hours'],
    [86_400, 'in 24 hours'],
    [200_000, 'in 3 days'],
  ] as const)
    assert.equal(waitingTime(seconds, 'en'), words)
})

test('each language has its own words and plural forms', () => {
  assert.deepEqual(
    locales.map((locale) => waitingTime(7_200, languageTags[locale])),
    ['in 2 hours', 'через 2 часа', 'za 2 sata', 'in 2 Stunden', 'tra 2 ore', '2 saat sonra'],
  )
  assert.deepEqual(
    [1, 2, 5].map((seconds) => waitingTime(seconds, 'ru')),
    ['через 1 секунду', 'через 2 секунды', 'через 5 секунд'],
  )
})
