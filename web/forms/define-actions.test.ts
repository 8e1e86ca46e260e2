import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { call, Ok } from '#platform/contract.ts'
import { type RequestContext, requestContext } from '../lib/request-context.ts'
import { defineActions, form, type FormResult, withoutNote } from './define-actions.ts'
import { formErrorContext } from './invalid-form.ts'
import { refuseFields } from './refuse-fields.ts'

const rename = call('POST test/rename', {
  access: 'user',
  summary: 'Renames a thing',
  input: z.strictObject({ id: z.int(), name: z.string().min(1).max(20), password: z.string().optional() }),
  output: Ok,
})
const setStatus = call('POST test/status', {
  access: 'seller',
  summary: 'Changes a status',
  input: z.strictObject({ status: z.enum(['New', 'Done', 'Cancelled']), until: z.iso.datetime().optional() }),
  output: z.object({ code: z.string() }),
})

const actions = defineActions({
  rename: form(rename, {
    fieldsOfCodes: { 'things.taken': 'name' },
    stay: ({ name = '' }) => ({ step: 'rename', name }),
  }),
  status: form(setStatus, { done: { field: 'status', values: ['Done', 'Cancelled'] }, section: 'statuses' }),
  code: form(setStatus, {
    complete: (input, { params }) => ({ ...input, until: params.until }),
    next: ({ code }) => ({ step: 'confirm', code }),
    done: withoutNote,
  }),
  term: form(setStatus, {
    complete: (input, _, { days }) => ({ ...input, until: Number(days) ? '2030-01-01T00:00:00Z' : '' }),
    fieldsOfPaths: { until: 'days' },
  }),
  remove: form(setStatus, {
    complete(input, _, { sure }) {
      if (sure !== 'yes') throw refuseFields({ path: 'sure', code: 'field.required' })
      return input
    },
    doneAt: ({ code }, { next }) => `${next}?removed=${code}`,
  }),
})

type Call = Parameters<RequestContext['call']>
const problem = { status: 422, code: 'request.invalid', title: 'Invalid', detail: 'Some data is wrong', traceId: 'a' }

function submit(fields: Record<string, string>, { outcome = {} as object, params = {}, path = '/things' } = {}) {
  const calls: Call[] = []
  const context = new RouterContextProvider()
  context.set(requestContext, {
    page: { path },
    call: async (...args: Call) => {
      calls.push(args)
      if ('problem' in outcome) throw outcome
      return outcome
    },
  } as unknown as RequestContext)
  const request = new Request('http://site/things', { method: 'POST', body: new URLSearchParams(fields) })
  const result = actions.action({ request, context, params } as unknown as ActionFunctionArgs)
  return { calls, context, result: result as Promise<Response | FormResult | Refused> }
}
type Refused = { data: FormResult; init: { status: number } }

const location = async (result: Promise<unknown>) => ((await result) as Response).headers.get('location')

test('an accepted form leads to its page with the filters, a note and the first rows', async () => {
  const { calls, result } = submit(
    { intent: 'rename', formKey: '7', id: '7', name: ' Bolts ', store: '3', idempotencyKey: 'k' },
    { path: '/things?status=New&page=4&done=status' },
  )
  const response = (await result) as Response
  assert.equal(response.status, 303)
  assert.equal(await location(result), '/things?status=New&done=rename')
  assert.deepEqual(calls, [['POST test/rename', { id: 7, name: 'Bolts' }, { storeId: 3, idempotencyKey: 'k' }]])
})

test('the note of a form can be the value of a field, if it is one of the declared values', async () => {
  assert.equal(await location(submit({ intent: 'status', status: 'Done' }).result), '/things?done=Done#statuses')
  const { context } = submit({ intent: 'status' })
  const doneOf = (note: string) => actions.loaderData(context, new URL(`http://site/things?done=${note}`)).done
  assert.deepEqual(['Done', 'rename', 'status', 'New', ''].map(doneOf), ['Done', 'rename', null, null, null])
  assert.equal(doneOf('code'), null)
})

test('a note belongs to the section of its form', () => {
  const sectionOf = (note: string) =>
    actions.loaderData(new RouterContextProvider(), new URL(`http://site/things?done=${note}`)).section
  assert.deepEqual(['Done', 'rename', 'other'].map(sectionOf), ['statuses', null, null])
})

test('a refused form keeps its values without secrets and marks the page', async () => {
  const errors = [{ path: 'name', code: 'field.tooLarge', message: 'Too long' }]
  const { context, result } = submit(
    { intent: 'rename', formKey: '7', id: '7', name: 'x'.repeat(30), password: 'secret' },
    { outcome: { problem: { ...problem, errors } } },
  )
  const { data, init } = (await result) as Refused
  assert.equal(init.status, 422)
  assert.deepEqual(data, {
    intent: 'rename',
    formKey: '7',
    values: { id: '7', name: 'x'.repeat(30) },
    problem: { ...problem, errors },
    step: { step: 'rename', name: 'x'.repeat(30) },
  })
  assert.equal(context.get(formErrorContext), true)
  assert.equal(actions.loaderData(context, new URL('http://site/things')).hasFailed, true)
})

test('a coded problem names the field that it is about', async () => {
  const taken = { ...problem, status: 409, code: 'things.taken', detail: 'The name is taken' }
  const { data, init } = (await submit({ intent: 'rename' }, { outcome: { problem: taken } }).result) as Refused
  assert.equal(init.status, 409)
  assert.deepEqual(data.problem?.errors, [{ path: 'name', code: 'things.taken', message: 'The name is taken' }])
  const other = { ...problem, code: 'things.locked' }
  const refused = (await submit({ intent: 'rename' }, { outcome: { problem: other } }).result) as Refused
  assert.equal(refused.data.problem?.errors, undefined)
})

test('a form can complete its input from the address and lead to a next step', async () => {
  const { calls, result } = submit(
    { intent: 'code', status: 'New' },
    { outcome: { code: 'X1' }, params: { until: '2030-01-01T00:00:00Z' } },
  )
  assert.deepEqual(await result, {
    intent: 'code',
    formKey: '',
    values: { status: 'New' },
    problem: null,
    step: { step: 'confirm', code: 'X1' },
  })
  assert.deepEqual(calls[0]?.[1], { status: 'New', until: '2030-01-01T00:00:00Z' })
})

test('an accepted form can lead to another page of this site', async () => {
  const leadsTo = (next: string) =>
    location(submit({ intent: 'remove', sure: 'yes', next }, { outcome: { code: 'X1' } }).result)
  assert.equal(await leadsTo('/list'), '/list?removed=X1')
  assert.equal(await leadsTo('https://evil.example/'), '/')
})

test('a page can refuse a field before the call', async () => {
  const { calls, result } = submit({ intent: 'remove', next: '/list' })
  const { data, init } = (await result) as Refused
  assert.equal(init.status, 422)
  assert.deepEqual(data.problem?.errors, [{ path: 'sure', code: 'field.required', message: '' }])
  assert.deepEqual(calls, [])
})

test('a body that is no form is refused', async () => {
  const request = new Request('http://site/things', { method: 'POST', body: '{}' })
  const args = { request, context: new RouterContextProvider(), params: {} } as unknown as ActionFunctionArgs
  await assert.rejects(actions.action(args), (error) => error instanceof Response && error.status === 400)
})

test('an unknown intent is not found and calls nothing', async () => {
  for (const intent of ['add', 'toString', '']) {
    const { calls, result } = submit({ intent })
    await assert.rejects(result, (error) => error instanceof Response && error.status === 404)
    assert.deepEqual(calls, [])
  }
})

test('errors of a field that is read from another are those of the latter, beside all others', async () => {
  const errors = [
    { path: 'status', code: 'field.required', message: 'This field is required' },
    { path: 'until', code: 'field.invalid', message: 'The value isn’t valid' },
  ]
  const { calls, result } = submit({ intent: 'term', days: 'some' }, { outcome: { problem: { ...problem, errors } } })
  const { data } = (await result) as Refused
  assert.deepEqual(
    data.problem?.errors?.map(({ path }) => path),
    ['status', 'days'],
  )
  assert.deepEqual(calls[0]?.[1], { until: '' })
})
