import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { call, listOf, NumberParameter, PageNumber, PageSize } from '#platform/contract.ts'
import { listPath } from './list-state.ts'
import { readQuery } from './read-query.ts'

const list = call('GET x/things', {
  access: 'public',
  summary: 'Things',
  input: z.object({
    page: PageNumber,
    pageSize: PageSize(50),
    query: z.string().trim().max(10).default(''),
    sort: z.enum(['name', 'size']).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
    color: z.enum(['red', 'blue']).optional(),
    isNew: z.stringbool().optional(),
    place: z.string().max(40).optional(),
    store: NumberParameter.optional(),
  }),
  output: listOf(z.object({ id: z.int() })),
})
const read = (search: string) => readQuery(list, new URL(`http://page/things?${search}`))

test('filters and their options come from the input of the call', () => {
  assert.deepEqual(read('').filterFields, [
    { name: 'color', options: ['red', 'blue'] },
    { name: 'isNew', options: ['true', 'false'] },
    { name: 'place', options: [], maxLength: 40 },
    { name: 'store', options: [] },
  ])
})

test('what the call would refuse, and what it does not know, is ignored', () => {
  const { params } = read('color=green&isNew=maybe&store=x&sort=weight&unknown=1&place= Turin &query=&item=7')
  assert.deepEqual(params, { place: 'Turin', item: '7' })
  assert.deepEqual(read('query=much+too+long').params, {})
})

test('the order of the call holds until another is chosen', () => {
  assert.deepEqual([read('').sort, read('').isDescending], ['name', false])
  assert.deepEqual([read('sort=size&order=desc').sort, read('sort=size&order=desc').isDescending], ['size', true])
})

test('an address keeps the parameters that are not changed', () => {
  const state = { path: '/things', params: read('color=red&page=3').params }
  assert.equal(listPath(state, { item: 4 }), '/things?page=3&color=red&item=4')
  assert.equal(listPath(state, { page: undefined, color: undefined }), '/things')
  assert.equal(listPath(state, { page: 2 }), '/things?page=2&color=red')
  assert.equal(listPath(state, { page: 1 }), '/things?color=red')
})
