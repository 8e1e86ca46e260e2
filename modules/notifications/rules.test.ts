import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindChannels, isOnByDefault, quietUntil } from './rules.ts'

test('by default SMS is on for orders and callback requests only, and nothing for new procurement requests', () => {
  const off = kindChannels.filter((cell) => !isOnByDefault(cell)).map(({ kind, channel }) => `${kind} ${channel}`)
  assert.deepEqual(off, [
    'NewChat Sms',
    'NewMessage Sms',
    'OrderStep Sms',
    'NewRequest Sms',
    'RequestStep Sms',
    'ProductBlock Sms',
    'NewProcurement Email',
    'NewProcurement Sms',
    'NewProcurement Push',
    'NewOffer Sms',
    'ProcurementStep Sms',
    'PaymentReceived Sms',
    'PromotionEnd Sms',
    'SavedProduct Sms',
  ])
})

const night = { startsAt: '22:00', endsAt: '07:30' }
const noon = { startsAt: '12:00', endsAt: '13:00' }

/** Quiet hours, their time zone, the current time, and the expected end of the quiet hours. */
const cases: [hours: { startsAt: string; endsAt: string }, timeZone: string, now: string, until: string | undefined][] =
  [
    [night, 'UTC', '2026-03-10T21:59:59Z', undefined],
    [night, 'UTC', '2026-03-10T22:00:00Z', '2026-03-11T07:30:00Z'],
    [night, 'UTC', '2026-03-11T00:00:00Z', '2026-03-11T07:30:00Z'],
    [night, 'UTC', '2026-03-11T07:29:59Z', '2026-03-11T07:30:00Z'],
    [night, 'UTC', '2026-03-11T07:30:00Z', undefined],
    [noon, 'UTC', '2026-03-11T12:30:00Z', '2026-03-11T13:00:00Z'],
    [noon, 'UTC', '2026-03-11T13:00:00Z', undefined],
    [night, 'Asia/Almaty', '2026-03-10T18:00:00Z', '2026-03-11T02:30:00Z'],
    [night, 'America/New_York', '2026-03-10T18:00:00Z', undefined],
    [night, 'America/New_York', '2026-01-10T04:00:00Z', '2026-01-10T12:30:00Z'],
    [night, 'Asia/Kolkata', '2026-03-10T16:30:00Z', '2026-03-11T02:00:00Z'],
    // Nights of daylight saving time changes.
    [night, 'Europe/Belgrade', '2026-03-28T22:00:00Z', '2026-03-29T05:30:00Z'],
    [night, 'Europe/Belgrade', '2026-10-24T21:00:00Z', '2026-10-25T06:30:00Z'],
    [{ startsAt: '01:00', endsAt: '02:30' }, 'Europe/Belgrade', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
  ]
for (const [hours, timeZone, now, until] of cases)
  test(`${hours.startsAt}-${hours.endsAt} in ${timeZone} at ${now}: ${until ? `quiet until ${until}` : 'not quiet'}`, () =>
    assert.deepEqual(
      quietUntil({ ...hours, timeZone }, new Date(now))?.toISOString(),
      until && new Date(until).toISOString(),
    ))
