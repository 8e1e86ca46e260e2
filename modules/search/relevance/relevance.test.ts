import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { clusterConnection } from '#platform/testing/database.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureApp, step } from '#platform/testing/relevance.ts'
import { nDCG, readQueries } from './judge.ts'
import { type Figures, figuresOf } from './measure.ts'

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as Figures
const allowed = 0.01

test('an order is as good as the best one, worse, or worth nothing', () => {
  assert.equal(nDCG([3, 1, 0], [1, 3, 0]), 1)
  assert.ok(nDCG([1, 3], [3, 1])! < 1)
  assert.equal(nDCG([0, 0], [3]), 0)
  assert.equal(nDCG([], []), undefined)
})

test('there are judged queries in every language', () => {
  const counts = Object.groupBy(readQueries(), ({ locale }) => locale)
  for (const queries of Object.values(counts)) assert.ok(queries.length >= 50)
  assert.equal(Object.keys(counts).length, 6)
})

test('the search answers the judged queries as well as it did', async () => {
  await using database = await demonstrationDatabase(clusterConnection(), step)
  const figures = figuresOf(await measureApp(database))
  assert.equal(figures.queries, kept.queries)
  assert.ok(
    figures.nDCG >= kept.nDCG - allowed,
    `nDCG@10 ${figures.nDCG}, it was ${kept.nDCG}: node scripts/measure-search.ts shows where`,
  )
  assert.ok(
    figures.zeroRate <= kept.zeroRate,
    `${figures.zeroRate} of the queries find nothing, it was ${kept.zeroRate}`,
  )
})
