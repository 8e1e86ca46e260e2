import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { clusterConnection } from '#platform/testing/database.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { measureRelevance, sampleStep } from '#platform/testing/relevance.ts'
import { clusterUrls } from '../opensearch/cluster-urls.fixture.ts'
import { type Baseline, summarize } from './figures.ts'
import { readQueries } from './judge.ts'

const tolerance = 0.01

test('a search cluster answers the judged queries as well as PostgreSQL', async () => {
  const baseline = JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')) as Baseline
  const queries = readQueries().filter(({ part }) => part === 'measured')
  await using database = await demonstrationDatabase(clusterConnection(), sampleStep)
  const { all } = summarize(await measureRelevance(database, queries, { searchUrls: clusterUrls() }))
  const expected = baseline.measured.all!
  assert.ok(all!.nDCG >= expected.nDCG - tolerance, `nDCG@10 ${all!.nDCG}, on PostgreSQL ${expected.nDCG}`)
  assert.ok(all!.empty <= expected.empty + tolerance, `${all!.empty} without results`)
})
