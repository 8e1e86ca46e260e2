import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { getRegistry } from './contract.ts'

test('the registry names the measured elements with their actions, and follows a change', async () => {
  const app = await fileApp()
  const visitor = anonymous(app)
  const elementOf = async (name: string) =>
    (await visitor.call(getRegistry, {})).body.items.find(({ elementName }) => elementName === name)
  assert.deepEqual(await elementOf('page'), { elementName: 'page', isActive: true, elementActions: ['PageOpen'] })
  assert.deepEqual((await elementOf('product.description'))?.elementActions, ['Click', 'View'])
  await app.database.db.transaction().execute(async (tx) => {
    await sql`update metric_registry set is_active = false where element_name = 'menu.sell'`.execute(tx)
    await invalidateTags(tx, ['metric-registry'])
  })
  await until(async () => (await elementOf('menu.sell'))?.isActive === false)
})
