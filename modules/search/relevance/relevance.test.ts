import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { clusterConnection, type TestDatabase } from '#platform/testing/database.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureRelevance, sampleStep } from '#platform/testing/relevance.ts'
import { figuresOf, type Baseline, summarize } from './figures.ts'
import { gainOf, kinds, parseQuery, readQueries } from './judge.ts'
import { readProducts } from './measure.ts'

const baseline = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as Baseline
const queries = readQueries()
const measuredQueries = queries.filter(({ part }) => part === 'measured')
const tolerance = 0.01

let database: TestDatabase
before(async () => {
  database = await demonstrationDatabase(clusterConnection(), sampleStep)
})
after(() => database[Symbol.asyncDispose]())

test('nDCG is 1 for an ideal order, less for others, 0 without relevant results', () => {
  assert.equal(figuresOf([3, 1, 0], [1, 3, 0]).nDCG, 1)
  assert.ok(figuresOf([1, 3], [3, 1]).nDCG < 1)
  assert.equal(figuresOf([0, 0], [3]).nDCG, 0)
})

test('a list is judged by its first results and by what it could have', () => {
  const right = [3, 2, 1, 0]
  assert.deepEqual(figuresOf([3, 1, 0], right), {
    ...figuresOf([3, 1, 0], right),
    strict: 0.5,
    kind: 2 / 3,
    recall: 0.5,
  })
  const { nDCG, ...empty } = figuresOf([], right)
  assert.deepEqual({ nDCG, ...empty }, { nDCG: 0, strict: 0, kind: 0, recall: 0, empty: 1 })
})

test('a range and alternatives are conditions on characteristics', () => {
  const query = parseQuery('en', 'size | bolt | 3 bolts thread=m8,m10 length=40..60; 1 @metal /bolt/ | any')
  const product = { id: 1, code: 'B-1', category: 'bolts', group: 'metal', names: 'A bolt', brand: null, store: 'one' }
  assert.equal(gainOf(query, { ...product, values: { thread: ['m10'], length: [60] } }), 3)
  assert.equal(gainOf(query, { ...product, values: { thread: ['m10'], length: [61] } }), 1)
  assert.equal(gainOf(query, { ...product, names: 'A nut', values: {} }), 0)
  assert.throws(() => parseQuery('en', 'size | bolt | 3 bolts'), /not a judged query/)
})

test('every language and kind has judged queries, none twice, in both parts', () => {
  for (const [locale, some] of Object.entries(Object.groupBy(queries, (query) => query.locale))) {
    assert.ok(some.length >= 200, locale)
    for (const kind of kinds) assert.ok(some.filter((query) => query.kind === kind).length >= 9, `${locale} ${kind}`)
  }
  const texts = queries.map(({ locale, text }) => `${locale} ${text.toLowerCase()}`)
  assert.deepEqual(
    texts.filter((text, index) => texts.indexOf(text) !== index),
    [],
  )
  assert.ok(measuredQueries.length >= 400)
  assert.ok(queries.length - measuredQueries.length >= 800)
})

test('what the rules name exists, and every query can be answered', async () => {
  const products = await readProducts(database.db)
  const alternatives = new Map(
    queries
      .flatMap(({ rules }) => rules.flatMap(({ conditions }) => conditions.flat()))
      .map((alternative) => [alternative.text, alternative]),
  )
  assert.deepEqual(
    [...alternatives.values()].filter(({ holds }) => !products.some(holds)).map(({ text }) => text),
    [],
  )
  const approximate = ['scarce', 'nearest']
  assert.deepEqual(
    queries
      .filter((query) => {
        const best = approximate.includes(query.kind) ? 2 : 3
        return !products.some((product) => gainOf(query, product) >= best)
      })
      .map(({ locale, text }) => `${locale} ${text}`),
    [],
  )
})

test('the relevance of the search has not decreased', async () => {
  const { all: figures } = summarize(await measureRelevance(database, measuredQueries))
  const { all: expected } = baseline.measured
  assert.equal(figures!.queries, expected!.queries)
  for (const name of ['nDCG', 'strict', 'kind', 'recall'] as const)
    assert.ok(
      figures![name] >= expected![name] - tolerance,
      `${name} is ${figures![name]}, it was ${expected![name]}: see node scripts/measure-search.ts`,
    )
  assert.ok(
    figures!.empty <= expected!.empty,
    `${figures!.empty} of the queries have no results, it was ${expected!.empty}`,
  )
})
