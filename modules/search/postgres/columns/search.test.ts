import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Random, randomFrom } from '#platform/testing/random.ts'
import { Columns } from './columns.ts'
import type { Condition, FacetRequest, ColumnQuery } from '../../lists/list-query.ts'
import type { Document, Schema } from './types.ts'
import { searchColumns } from './search.ts'

const schema = {
  shelf: { kind: 'keyword', indexed: true },
  colour: { kind: 'keyword' },
  price: { kind: 'number' },
  rank: { kind: 'number' },
  tags: { kind: 'keywords' },
  sizes: { kind: 'numbers' },
} as const satisfies Schema
type Item = {
  id: number
  shelf: number
  colour: number
  price: number
  rank: number
  tags: number[]
  sizes: Record<number, number>
}

const seed = 28_714
const random = randomFrom(seed)
const rounds = 300

function makeItem(id: number): Item {
  return {
    id,
    shelf: random.between(1, 6),
    colour: random.between(0, 4),
    price: random.between(1, 90) / 10,
    rank: random.between(0, 9) * random.pick([1, 1_000, 1_000_000, 1_000_000_000]),
    tags: random.some([1, 2, 3, 4, 5, 6, 7, 8]),
    sizes: Object.fromEntries(random.some([1, 2, 3]).map((key) => [key, makeSize()])),
  }
}

/** Integers, decimals and, later on, numbers too fine or too large for fixed-point thousandths. */
const makeSize = () =>
  random.between(1, 20) / random.pick([1, 1, 10, 1_000]) +
  (sizesMade++ > 3_000 ? random.pick([0, 0, 1 / 3, -3_000_000]) : 0)
let sizesMade = 0

const toDocument = ({ id, ...values }: Item): Document => ({ id, values })

function holds(item: Item, condition: Condition): boolean {
  if ('anyOf' in condition) {
    const own = item[condition.field as 'shelf' | 'tags']
    return (Array.isArray(own) ? own : [own]).some((value) => value !== 0 && condition.anyOf.includes(value))
  }
  const value = condition.key === undefined ? item[condition.field as 'price'] : item.sizes[condition.key]
  return value !== undefined && value >= (condition.from ?? -Infinity) && value <= (condition.to ?? Infinity)
}

function randomCondition(random: Random): Condition {
  const from = random.between(1, 9)
  return random.pick<Condition>([
    { field: 'shelf', anyOf: random.some([1, 2, 3, 4, 5, 6, 99]) },
    { field: 'colour', anyOf: random.some([1, 2, 3]) },
    { field: 'tags', anyOf: random.some([1, 2, 3, 4]) },
    { field: 'price', from: random.chance(0.3) ? null : from / 2, to: random.chance(0.3) ? null : from },
    { field: 'sizes', key: random.between(1, 4), from, to: from + 8 },
  ])
}

function randomSearch(random: Random, items: readonly Item[]): ColumnQuery {
  const ids = items.filter(() => random.chance(0.4)).map(({ id }) => id)
  return {
    scope: random.chance(0.6) ? [randomCondition(random)] : [],
    filters: Array.from({ length: random.between(0, 4) }, (_, group) => ({
      group: `g${group % 3}`,
      condition: randomCondition(random),
    })),
    matches: random.chance(0.3) ? { ids: [...ids, 999_999], scores: [...ids, 0].map((id) => id % 3) } : undefined,
    order: [
      ...random.some([
        { by: 'score', isDescending: true },
        { by: 'colour', isDescending: random.chance(0.7) },
        { by: 'price', isDescending: random.chance(0.5) },
        { by: 'rank', isDescending: random.chance(0.5) },
      ]),
      { by: 'id', isDescending: random.chance(0.5) },
    ],
    pinned: random.chance(0.3) ? [...ids.slice(0, 3), 999_999].toReversed() : undefined,
    offset: random.between(0, 10),
    size: random.between(4, 20),
    facets,
  }
}

const facets: Record<string, FacetRequest> = {
  tags: { kind: 'counts', field: 'tags', group: 'g0' },
  colours: { kind: 'counts', field: 'colour', group: 'g1' },
  often: { kind: 'counts', field: 'tags', group: 'g2', maxValues: 3, include: [2, 77] },
  shelves: { kind: 'distinct', field: 'shelf', group: '' },
  price: { kind: 'bounds', field: 'price', group: 'g2' },
  sizes: { kind: 'bounds', field: 'sizes', group: '' },
}

/** The reference implementation. */
function expected(items: readonly Item[], search: ColumnQuery) {
  const scores = search.matches && new Map(search.matches.ids.map((id, at) => [id, search.matches!.scores[at]!]))
  const inScope = items.filter(
    (item) => search.scope.every((condition) => holds(item, condition)) && (!scores || scores.has(item.id)),
  )
  const without = (group: string) =>
    inScope.filter((item) => search.filters.every((filter) => filter.group === group || holds(item, filter.condition)))
  const valueOf = (item: Item, by: string) => (by === 'score' ? (scores?.get(item.id) ?? 0) : item[by as 'price'])
  const sorted = without('').sort((a, b) => {
    for (const { by, isDescending } of search.order) {
      const difference = valueOf(a, by) - valueOf(b, by)
      if (difference !== 0) return isDescending ? -difference : difference
    }
    return 0
  })
  const pinned = (search.pinned ?? []).flatMap((id) => sorted.find((item) => item.id === id) ?? [])
  return { sorted: [...pinned, ...sorted.filter((item) => !pinned.includes(item))], without }
}

function check(items: readonly Item[], columns: Columns, search: ColumnQuery, message: string) {
  const { sorted, without } = expected(items, search)
  const found = searchColumns(columns, search)
  assert.equal(found.total, sorted.length, message)
  assert.deepEqual(
    found.ids,
    sorted.slice(search.offset, search.offset + search.size).map(({ id }) => id),
    message,
  )
  assert.equal(found.last !== undefined, sorted.length > search.offset + search.size, message)
  for (const [name, request] of Object.entries(facets)) {
    const own = without(request.group)
    const values = own.flatMap((item) => item[request.field as 'tags']).filter((value) => value !== (0 as never))
    const answer = found.facets[name]!
    if (request.kind === 'distinct') assert.deepEqual(answer, { count: new Set(values).size }, message)
    else if (request.kind === 'counts')
      assert.deepEqual(
        answer,
        { counts: limitCounts(countOf(values), request), count: new Set(values).size },
        `${message} ${name}`,
      )
    else assert.deepEqual(answer, { bounds: boundsOf(own, request.field) }, `${message} ${name}`)
  }
}

function limitCounts(
  counts: Map<number, number>,
  { maxValues = 99, include = [] }: { maxValues?: number; include?: readonly number[] },
) {
  const limited = new Map([...counts].sort(([a, first], [b, second]) => second - first || a - b).slice(0, maxValues))
  for (const value of include) limited.set(value, counts.get(value) ?? 0)
  return limited
}

const countOf = (values: readonly number[]) =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<number, number>())

function boundsOf(items: readonly Item[], field: string) {
  const bounds = new Map<number, { from: number; to: number }>()
  for (const item of items)
    for (const [key, value] of field === 'sizes' ? Object.entries(item.sizes) : [['0', item.price] as const]) {
      const known = bounds.get(Number(key)) ?? { from: value, to: value }
      bounds.set(Number(key), { from: Math.min(known.from, value), to: Math.max(known.to, value) })
    }
  return bounds
}

test('filters, orders and facets match a reference implementation after random writes and removals', () => {
  const columns = new Columns(schema)
  const items = new Map<number, Item>()
  for (let round = 0; round < rounds; round++) {
    for (let change = 0; change < 12; change++) {
      const id = random.between(1, 400)
      if (random.chance(0.25)) {
        columns.remove(id)
        items.delete(id)
      } else {
        const item = makeItem(id)
        columns.put(toDocument(item))
        items.set(id, item)
      }
    }
    assert.equal(columns.count, items.size)
    const all = [...items.values()]
    const search = randomSearch(random, all)
    check(all, columns, search, `seed ${seed}, round ${round}: ${JSON.stringify({ ...search, facets: undefined })}`)
  }
})

test('arrays grow beyond the announced capacity', () => {
  const columns = new Columns(schema)
  const items = Array.from({ length: 5_000 }, (_, index) => makeItem(index * 7 + 1))
  for (const item of items) columns.put(toDocument(item))
  check(items, columns, { ...randomSearch(random, items), offset: 0, size: 100 }, `seed ${seed}`)
})

test('a recomputed field is filtered and ordered by its new values', () => {
  const columns = new Columns(schema)
  const items = Array.from({ length: 200 }, (_, index) => makeItem(index + 1))
  for (const item of items) columns.put(toDocument(item))
  const newMaxValue = 9
  columns.recompute('colour', (row) => (columns.ids[row] === 200 ? newMaxValue : 1))
  for (const item of items) item.colour = item.id === 200 ? newMaxValue : 1
  const order = [
    { by: 'colour', isDescending: true },
    { by: 'id', isDescending: false },
  ]
  for (const colours of [[1], [newMaxValue], [1, newMaxValue]])
    check(
      items,
      columns,
      {
        scope: [],
        filters: [{ group: 'g0', condition: { field: 'colour', anyOf: colours } }],
        order,
        offset: 0,
        size: 5,
        facets,
      },
      `colours ${colours}`,
    )
})

test('keyset pages leave out pinned documents', () => {
  const columns = new Columns(schema)
  const items = Array.from({ length: 50 }, (_, index) => makeItem(index + 1))
  for (const item of items) columns.put(toDocument(item))
  const query = {
    scope: [],
    filters: [],
    order: [{ by: 'id', isDescending: false }],
    pinned: [40, 3],
    offset: 0,
    size: 10,
  }
  const seen: number[] = []
  let after: number[] | undefined
  do {
    const { ids, last } = searchColumns(columns, { ...query, after, facets: {} })
    seen.push(...ids)
    after = last
  } while (after)
  const others = items.map(({ id }) => id).filter((id) => ![40, 3].includes(id))
  assert.deepEqual(seen, [40, 3, ...others])
})

test('keyset pages hold each document once and in order while documents are added and removed', () => {
  const columns = new Columns(schema)
  const items = Array.from({ length: 300 }, (_, index) => makeItem(index + 1))
  for (const item of items) columns.put(toDocument(item))
  const order = [
    { by: 'price', isDescending: false },
    { by: 'id', isDescending: true },
  ]
  const seen: number[] = []
  let after: number[] | undefined
  for (let page = 0; page < 100; page++) {
    const found = searchColumns(columns, { scope: [], filters: [], order, after, offset: 0, size: 7, facets: {} })
    seen.push(...found.ids)
    after = found.last
    if (!after) break
    columns.put(toDocument(makeItem(1_000 + page)))
    columns.remove(random.pick(seen))
  }
  const stayed = seen.filter((id) => id <= 300)
  assert.equal(new Set(seen).size, seen.length)
  assert.deepEqual(
    stayed,
    items.toSorted((a, b) => a.price - b.price || b.id - a.id).map(({ id }) => id),
  )
})
