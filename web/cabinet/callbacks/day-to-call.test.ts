import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayToCall, isOverdue } from './day-to-call.ts'

const asked = { askedAt: '2026-11-21T09:00:00.000Z', preferredTime: 'Now', status: 'New' } as const

test('a call is preferred on the day of the request or on the next', () => {
  assert.match(dayToCall(asked), /^2026-11-21/)
  assert.match(dayToCall({ ...asked, preferredTime: 'TodayEvening' }), /^2026-11-21/)
  assert.match(dayToCall({ ...asked, preferredTime: 'TomorrowMorning' }), /^2026-11-22/)
})

test('a request is overdue after its day until somebody has called', () => {
  const nextDay = new Date('2026-11-22T00:10:00.000Z')
  assert.equal(isOverdue(asked, new Date('2026-11-21T23:50:00.000Z')), false)
  assert.equal(isOverdue(asked, nextDay), true)
  assert.equal(isOverdue({ ...asked, status: 'InWork' }, nextDay), true)
  assert.equal(isOverdue({ ...asked, preferredTime: 'TomorrowEvening' }, nextDay), false)
  assert.equal(isOverdue({ ...asked, status: 'Done' }, nextDay), false)
})
