import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyerSteps, dayErrors, offerStatus, type RequestState, storeSteps } from './rules.ts'

const open: RequestState = { status: 'Open', endedBy: null }
const expired: RequestState = { status: 'Closed', endedBy: 'Deadline' }
const accepted: RequestState = { status: 'Closed', endedBy: 'Acceptance' }
const withdrawn: RequestState = { status: 'Withdrawn', endedBy: 'Buyer' }

test('a request is changed and withdrawn while it is open, and an offer is still accepted after the deadline', () => {
  assert.deepEqual([open, expired, accepted, withdrawn].map(buyerSteps), [
    ['change', 'withdraw', 'accept'],
    ['accept'],
    [],
    [],
  ])
})

test('a store makes, changes and withdraws its offer while the request is open', () => {
  assert.deepEqual(storeSteps(open, null), ['offer'])
  assert.deepEqual(storeSteps(open, 'Sent'), ['offer', 'withdrawOffer'])
  assert.deepEqual(storeSteps(open, 'Withdrawn'), ['offer'])
  for (const ended of [expired, accepted, withdrawn]) assert.deepEqual(storeSteps(ended, 'Sent'), [])
})

test('an offer counts as not chosen once the request has ended without it', () => {
  assert.deepEqual(
    [open, expired, accepted, withdrawn].map((request) => offerStatus('Sent', request)),
    ['Sent', 'Sent', 'NotChosen', 'NotChosen'],
  )
  assert.equal(offerStatus('Accepted', accepted), 'Accepted')
  assert.equal(offerStatus('Withdrawn', accepted), 'Withdrawn')
})

test('a day is not in the past and within half a year', () => {
  const now = new Date('2026-03-10T23:30:00Z')
  const code = (day: string) => dayErrors('deadline', day, now)[0]?.code
  assert.deepEqual(['2026-03-09', '2026-03-10', '2026-09-06', '2026-09-07'].map(code), [
    'field.tooSmall',
    undefined,
    undefined,
    'field.tooLarge',
  ])
})
