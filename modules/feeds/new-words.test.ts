import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLog } from '#platform/log.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { searchProducts, suggest } from '../search/contract.ts'
import { indexProductsHandler } from '../search/jobs.ts'
import { feedOf, run, storeOf } from './feed.fixture.ts'

const offers = feedOf(
  `<offer id="N-1" available="true"><name>Болт «Звездолом» крестовой</name><vendor>Квазаркреп</vendor><price>100</price>
  <currencyId>RUB</currencyId><param name="Вид">Болт</param></offer>`,
)

test('suggestions and corrections know the words of an import once its products are indexed', async () => {
  const app = await fileApp()
  const { database, config } = app
  const visitor = anonymous(app)
  const place = { p: 'live', g: 'default' } as const
  const suggested = async (text: string) =>
    (await visitor.call(suggest, { ...place, text }, { locale: 'ru' })).body.queries
  const found = async (text: string) => {
    const { body } = await visitor.call(searchProducts, { ...place, text }, { locale: 'ru' })
    return { corrected: body.corrected, names: body.items.map(({ name }) => name) }
  }
  const misspelt = ['звиздолом', 'квазаркрепп'] as const
  assert.deepEqual([await suggested('звезд'), await suggested('квазар')], [[], []])
  for (const text of misspelt) assert.deepEqual((await found(text)).names, [])

  const store = await storeOf(database.db)
  await run(database.db, store.alias, offers)
  await drainJobs(database.pool, [indexProductsHandler], {
    db: database.db,
    log: createLog('silent'),
    config,
  })
  assert.deepEqual([await suggested('звезд'), await suggested('квазар')], [['звездолом'], ['Квазаркреп']])
  for (const [text, corrected] of [
    [misspelt[0], 'звездолом'],
    [misspelt[1], 'Квазаркреп'],
  ] as const)
    assert.deepEqual(await found(text), { corrected, names: ['Болт «Звездолом» крестовой'] })
})
