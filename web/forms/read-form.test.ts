import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { Name } from '#platform/contract.ts'
import { constraintsOf } from './constraints.ts'
import { readInput } from './read-form.ts'

const Input = z.object({
  name: Name(120),
  note: z.string().max(500).optional(),
  alias: z.string().nullable(),
  days: z.array(z.int()).optional(),
  quantity: z.int().min(1).max(99),
  price: z.coerce.number().optional(),
  isOn: z.boolean(),
  isSure: z.boolean().optional(),
  role: z.enum(['Owner', 'Operator']),
  subject: z.object({ kind: z.string(), value: z.string().min(3) }).optional(),
  newPassword: z.string().min(8).optional(),
})

const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('fields become what the contract declares', () => {
  const input = readInput(
    Input,
    form(
      ['name', ' Bolts '],
      ['alias', ''],
      ['days', '1'],
      ['days', '5'],
      ['quantity', '12'],
      ['price', '1.5'],
      ['isOn', 'off'],
      ['isOn', 'on'],
      ['isSure', 'off'],
      ['role', 'Owner'],
      ['subject.kind', 'Account'],
      ['subject.value', 'abc'],
      ['newPassword', ' two spaces '],
      ['unknown', 'x'],
    ),
  )
  assert.deepEqual(input, {
    name: 'Bolts',
    alias: null,
    days: [1, 5],
    quantity: 12,
    price: 1.5,
    isOn: true,
    isSure: false,
    role: 'Owner',
    subject: { kind: 'Account', value: 'abc' },
    newPassword: ' two spaces ',
  })
  assert.ok(Input.safeParse(input).success)
})

test('empty optional fields are left out, an unchecked box is false, and nonsense reaches the call as it is', () => {
  assert.deepEqual(readInput(Input, form(['name', ''], ['note', ' '], ['quantity', 'many'], ['price', ''])), {
    name: '',
    quantity: 'many',
    isOn: false,
  })
})

test('a record takes its keys from the names of fields', () => {
  const Record = z.object({ totals: z.record(z.string(), z.int()).optional() })
  const fields = form(['totals.7', '120'], ['totals.8', 'many'], ['totals.9', ''], ['totalsOf', '3'])
  assert.deepEqual(readInput(Record, fields), { totals: { 7: 120, 8: 'many' } })
  assert.deepEqual(readInput(Record, form(['other', '1'])), {})
})

test('a record with known keys is read and limited as an object', () => {
  const Texts = z.object({ titles: z.partialRecord(z.enum(['en', 'de']), z.string().max(20)) })
  assert.deepEqual(readInput(Texts, form(['titles.en', 'Spring'], ['titles.de', ''], ['titles.fr', 'Printemps'])), {
    titles: { en: 'Spring' },
  })
  assert.deepEqual(readInput(Texts, form(['titles.en', ''])), { titles: {} })
  assert.deepEqual(constraintsOf(Texts)['titles.de'], { maxLength: 20 })
})

const Time = z.object({ from: z.iso.datetime({ offset: true }), until: z.iso.datetime({ offset: true }).nullable() })

test('the time of a date field is UTC unless the form names a time zone', () => {
  const input = readInput(Time, form(['from', '2026-03-01T10:30'], ['until', '']))
  assert.deepEqual(Time.parse(input), { from: '2026-03-01T10:30:00Z', until: null })
  const period = [
    ['from', '2026-03-01T10:30'],
    ['until', '2026-07-01T10:30'],
  ] as [string, string][]
  assert.deepEqual(readInput(Time, form(...period, ['timeZone', 'Europe/Belgrade'])), {
    from: '2026-03-01T09:30:00Z',
    until: '2026-07-01T08:30:00Z',
  })
})

test('an impossible time or time zone reaches the call as it is', () => {
  const read = (from: string, timeZone: string) => readInput(Time, form(['from', from], ['timeZone', timeZone])).from
  assert.equal(read('2026-03-01T10:30', 'Mars/Olympus'), '2026-03-01T10:30')
  assert.equal(read('2026-02-31T10:30', 'UTC'), '2026-02-31T10:30')
  assert.equal(read('2026-03-29T02:30', 'Europe/Belgrade'), '2026-03-29T01:30:00Z')
})

test('constraints say what HTML can check', () => {
  const constraints = constraintsOf(Input)
  assert.deepEqual(constraints.name, { required: true, maxLength: 120 })
  assert.deepEqual(constraints.note, { maxLength: 500 })
  assert.deepEqual(constraints.quantity, { required: true, min: 1, max: 99 })
  assert.deepEqual(constraints.role, { required: true })
  assert.deepEqual(constraints['subject.value'], { required: true, minLength: 3 })
  assert.deepEqual(constraints.isOn, {})
  assert.deepEqual(constraints.newPassword, { minLength: 8 })
})

test('a union of objects is read and constrained as one object', () => {
  const Subject = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('Account'), value: z.uuid(), note: z.string().min(1).max(9) }),
    z.object({ kind: z.literal('Network'), value: z.string().min(2).max(60), note: z.string().min(1).max(9) }),
  ])
  const Union = z.object({ subject: Subject })
  const fields = form(['subject.kind', 'Network'], ['subject.value', '::1'], ['subject.note', ''])
  assert.deepEqual(readInput(Union, fields), { subject: { kind: 'Network', value: '::1', note: '' } })
  assert.deepEqual(constraintsOf(Union), {
    'subject.kind': {},
    'subject.value': {},
    'subject.note': { required: true, maxLength: 9 },
  })
})
