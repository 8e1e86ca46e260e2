import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../lib/locale.ts'
import { timeZoneChoices } from './time-zones.ts'

test('zones of the marketplace come first, by country and city in the language of the reader', () => {
  const label = (locale: 'de' | 'ru' | 'sr', zone: string) =>
    timeZoneChoices(locale, 'UTC').named.find((choice) => choice.zone === zone)!.label
  assert.equal(label('de', 'Europe/Belgrade'), 'Serbien')
  assert.equal(label('sr', 'Europe/Istanbul'), 'Turska')
  assert.equal(label('ru', 'Asia/Novosibirsk'), 'Россия, Новосибирск')
})

test('the other zones are named in the language of the reader, and differ', () => {
  const { others } = timeZoneChoices('de', 'UTC')
  assert.equal(others.find(({ zone }) => zone === 'Europe/Brussels')!.label, 'Mitteleuropäische Zeit (Brussels)')
  assert.equal(new Set(others.map(({ label }) => label)).size, others.length)
})

test('every zone can be chosen once, also one that only the account knows', () => {
  for (const locale of locales) {
    const { named, others } = timeZoneChoices(locale, 'Asia/Kolkata')
    const zones = [...named, ...others].map(({ zone }) => zone)
    assert.equal(new Set(zones).size, zones.length)
    for (const zone of ['UTC', 'Asia/Kolkata', ...Intl.supportedValuesOf('timeZone')])
      assert.ok(zones.includes(zone), zone)
  }
})
