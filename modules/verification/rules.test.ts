import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '#platform/testing/random.ts'
import {
  type Content,
  decideItems,
  type Event,
  eventByDecision,
  isOpenItem,
  type Item,
  type ItemRow,
  lifeCycle,
  missingItems,
  newItems,
  nextStatus,
  possibleDecisions,
  problemOf,
  renewableFrom,
  renewedItems,
  renewItems,
  reopenLegalData,
  type Side,
  type Status,
  submitItems,
  taskState,
  yearAfter,
} from './rules.ts'
import { documentItems, items, statuses } from './status-contract.ts'

const sides: Side[] = ['organization', 'administrator', 'system']
const events = Object.keys(lifeCycle) as Event[]
const steps: [Side, Event, Status, Status][] = [
  ['organization', 'edit', 'Draft', 'Draft'],
  ['organization', 'edit', 'NeedsChanges', 'NeedsChanges'],
  ['organization', 'edit', 'Rejected', 'Draft'],
  ['organization', 'submit', 'Draft', 'Submitted'],
  ['organization', 'submit', 'NeedsChanges', 'Submitted'],
  ['organization', 'renew', 'Approved', 'Draft'],
  ['organization', 'renew', 'Expired', 'Draft'],
  ['administrator', 'take', 'Submitted', 'InReview'],
  ['administrator', 'correct', 'Submitted', 'Submitted'],
  ['administrator', 'correct', 'InReview', 'InReview'],
  ['administrator', 'approve', 'InReview', 'Approved'],
  ['administrator', 'requestChanges', 'InReview', 'NeedsChanges'],
  ['administrator', 'reject', 'InReview', 'Rejected'],
  ['administrator', 'revoke', 'Approved', 'Expired'],
  ['system', 'expire', 'Approved', 'Expired'],
  ...statuses.map((status): [Side, Event, Status, Status] => [
    'system',
    'changeLegalData',
    status,
    status === 'Approved' ? 'NeedsChanges' : status,
  ]),
]

test('an application follows its life cycle, and each step belongs to one side', () => {
  for (const status of statuses)
    for (const event of events)
      for (const side of sides) {
        const step = steps.find(([by, name, from]) => by === side && name === event && from === status)
        assert.equal(nextStatus(status, event, side), step?.[3], `${event} of ${status} by ${side}`)
      }
  assert.deepEqual(possibleDecisions('InReview'), ['Approved', 'NeedsChanges', 'Rejected'])
  assert.deepEqual(possibleDecisions('Submitted'), ['InReview'])
  for (const status of ['Draft', 'NeedsChanges', 'Rejected', 'Expired'] as const)
    assert.deepEqual(possibleDecisions(status), [], status)
})

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count))
const allItems = (content: Partial<Content> = {}): Content => ({
  hasLegalData: true,
  hasContact: true,
  files: documentItems.map((item) => ({ item, addedAt: minute(1) })),
  ...content,
})
const rowOf = (rows: readonly ItemRow[], item: Item) => rows.find((row) => row.item === item)!

test('everything but the premises is required', () => {
  const empty: Content = { hasLegalData: false, hasContact: false, files: [] }
  assert.deepEqual(
    missingItems(newItems(), empty).map(({ item }) => item),
    items.filter((item) => item !== 'premises'),
  )
  assert.deepEqual(missingItems(newItems(), allItems()), [])
})

test('only refused items reopen, a refused document needs a newer one, and accepted ones stay', () => {
  const content = allItems()
  const decided = decideItems(newItems(), 'NeedsChanges', new Map([['bank', 'Too old']]), content, minute(2))
  assert.deepEqual(
    decided.filter((row) => isOpenItem('NeedsChanges', row)).map(({ item, reason }) => [item, reason]),
    [['bank', 'Too old']],
  )
  assert.deepEqual(missingItems(decided, content), [{ item: 'bank', problem: 'NewFile' }])
  assert.equal(taskState(rowOf(decided, 'bank'), content), 'Refused')
  const repaired = allItems({ files: [...content.files, { item: 'bank', addedAt: minute(3) }] })
  assert.deepEqual(missingItems(decided, repaired), [])
  assert.equal(taskState(rowOf(decided, 'bank'), repaired), 'Ready')
  const submitted = submitItems(decided)
  assert.equal(rowOf(submitted, 'bank').state, 'Open')
  assert.ok(
    decideItems(submitted, 'Approved', new Map(), repaired, minute(4)).every(({ state }) => state === 'Accepted'),
  )
})

test('an optional item without documents is not accepted', () => {
  const content = allItems({ files: allItems().files.filter(({ item }) => item !== 'premises') })
  const decided = decideItems(newItems(), 'Approved', new Map(), content, minute(2))
  assert.deepEqual(
    decided.filter(({ state }) => state !== 'Accepted').map(({ item }) => item),
    ['premises'],
  )
  assert.equal(taskState(rowOf(decided, 'premises'), content), 'Optional')
})

test('a rejection keeps what was judged before', () => {
  const decided = decideItems(newItems(), 'Rejected', new Map([['company', 'Closed']]), allItems(), minute(2))
  assert.equal(rowOf(decided, 'company').state, 'Refused')
  assert.ok(decided.every(({ item, state }) => item === 'company' || state === 'Open'))
})

test('a renewal and a change of the name ask for new papers only', () => {
  const approved = decideItems(newItems(), 'Approved', new Map(), allItems(), minute(2))
  for (const [rows, reopened] of [
    [renewItems(approved, minute(5)), renewedItems],
    [reopenLegalData(approved, minute(5)), ['company', 'registration']],
  ] as const) {
    assert.deepEqual(
      rows.filter(({ state }) => state === 'Open').map(({ item }) => item),
      reopened,
    )
    assert.ok(missingItems(rows, allItems()).every(({ problem }) => problem === 'NewFile'))
  }
})

test('whatever happens in any order, an approved application has no item that lacks something', () => {
  const random = randomFrom(11)
  for (let walk = 0; walk < 200; walk++) {
    let [status, rows, files]: [Status, ItemRow[], Content['files']] = ['Draft', newItems(), []]
    for (let time = 1; time < 60; time++) {
      const now = minute(time)
      const content = allItems({ files })
      const event = random.pick(events)
      const next = nextStatus(status, event, lifeCycle[event].by)
      if (!next) continue
      const accepted = rows.filter(({ state }) => state === 'Accepted').map(({ item }) => item)
      if (event === 'edit') {
        const item = random.pick(documentItems)
        if (isOpenItem(status, rowOf(rows, item))) files = [...files, { item, addedAt: now }]
      }
      if (event === 'submit') {
        if (missingItems(rows, content).length > 0) continue
        rows = submitItems(rows)
      }
      if (event === 'renew') rows = renewItems(rows, now)
      if (event === 'changeLegalData') rows = reopenLegalData(rows, now)
      const decision = (Object.keys(eventByDecision) as (keyof typeof eventByDecision)[]).find(
        (each) => eventByDecision[each] === event,
      )
      if (decision) {
        if (decision === 'Approved' && missingItems(rows, content).length > 0) continue
        const refusals = new Map(decision === 'NeedsChanges' ? [[random.pick(items), 'No'] as const] : [])
        rows = decideItems(rows, decision, refusals, content, now)
        if (decision === 'Approved')
          assert.deepEqual(
            rows.filter((row) => row.state !== 'Accepted' && problemOf(row, content)),
            [],
          )
      }
      if (!decision && event !== 'renew' && event !== 'changeLegalData')
        for (const item of accepted) assert.equal(rowOf(rows, item).state, 'Accepted', `${event} leaves ${item}`)
      status = next
    }
  }
})

test('a verification holds for a year, also from a leap day, and can be renewed two months before', () => {
  assert.equal(yearAfter('2026-03-01'), '2027-03-01')
  assert.equal(yearAfter('2028-02-29'), '2029-02-28')
  assert.equal(renewableFrom('2027-03-01'), '2026-12-31')
})
