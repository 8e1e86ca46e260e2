import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listNotifications } from '#modules/notifications/contract.ts'
import { createLog } from '#platform/log.ts'
import { inDays } from '#platform/testing/moderation.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { announceEnds } from './jobs.ts'
import { payingStore } from './promotions.fixture.ts'

const day = (days: number) => inDays(days).slice(0, 10)

test('who may promote is told once a day what ends tomorrow and what has ended, unless it goes on', async () => {
  const { app, db, store, person, products, call } = await payingStore(10_000)
  const operator = await colleague(app, store.id, 'Operator')
  const promote = (index: number, from: number, days: number) =>
    call(contract.promoteProducts, {
      ids: [products[index]!.id],
      placement: 'PromoOnMainPage',
      from: day(from),
      days,
    })
  await promote(0, 0, 2)
  await promote(1, 0, 2)
  await promote(1, 2, 1)
  const run = (days: number) =>
    announceEnds.run({}, { db, config: app.config, log: createLog('silent'), now: new Date(inDays(days)) })
  const told = async (somebody = person) =>
    (await somebody.call(listNotifications, {})).body.items
      .filter(({ kind }) => kind === 'PromotionEnd')
      .map(({ ending, ended }) => [ending, ended])
  await Promise.all([run(0), run(0)])
  await run(0)
  assert.deepEqual(await told(), [[1, 0]])
  await run(1)
  await run(2)
  assert.deepEqual(await told(), [
    [0, 1],
    [1, 0],
    [1, 0],
  ])
  assert.deepEqual(await told(operator), [])
})
