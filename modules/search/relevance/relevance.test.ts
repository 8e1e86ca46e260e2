import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { clusterConnection } from '#platform/testing/database.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureRelevance, sampleStep } from '#platform/testing/relevance.ts'
import { nDCG, readQueries } from './judge.ts'
import { type RelevanceFigures, summarize } from './measure.ts'

const expected = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as RelevanceFigures
const tolerance = 0.01

test('nDCG is 1 for an ideal order, less for others, 0 without relevant results', () => {
  assert.equal(nDCG([3, 1, 0], [1, 3, 0]), 1)
  assert.ok(nDCG([1, 3], [3, 1])! < 1)
  assert.equal(nDCG([0, 0], [3]), 0)
  assert.equal(nDCG([], []), undefined)
})

test('every language has judged queries', () => {
  const counts = Object.groupBy(readQueries(), ({ locale }) => locale)
  for (const queries of Object.values(counts)) assert.ok(queries.length >= 50)
  assert.equal(Object.keys(counts).length, 6)
})

test('the relevance of the search has not decreased', async () => {
  await using database = await demonstrationDatabase(clusterConnection(), sampleStep)
  const figures = summarize(await measureRelevance(database))
  assert.equal(figures.queries, expected.queries)
  assert.ok(
    figures.nDCG >= expected.nDCG - tolerance,
    `nDCG@10 is ${figures.nDCG}, it was ${expected.nDCG}: node scripts/measure-search.ts shows the worst queries`,
  )
  assert.ok(
    figures.zeroRate <= expected.zeroRate,
    `${figures.zeroRate} of the queries have no results, it was ${expected.zeroRate}`,
  )
})
