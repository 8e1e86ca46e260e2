import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidateTags } from '#platform/cache.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { getEnvironment } from './contract.ts'
import { featureFlag } from './feature-flags.ts'

test('a feature is off unless the app config says otherwise', async () => {
  const app = await fileApp()
  const { db } = app.database
  const setFlags = (value: unknown) =>
    db.transaction().execute(async (tx) => {
      await sql`
        insert into app_config (key, value) values ('featureFlags', ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value
      `.execute(tx)
      await invalidateTags(tx, ['app-config'])
    })
  const listed = async () => (await anonymous(app).call(getEnvironment, {})).body.features
  assert.equal(await featureFlag(db, 'a'), false)
  assert.deepEqual(await listed(), [])
  await setFlags({ a: true, b: false, c: 'true' })
  await until(() => featureFlag(db, 'a'))
  assert.deepEqual([await featureFlag(db, 'b'), await featureFlag(db, 'c'), await listed()], [false, false, ['a']])
  for (const wrong of [['a'], 'a', null, { a: false }]) {
    await setFlags({ a: true })
    await until(() => featureFlag(db, 'a'))
    await setFlags(wrong)
    await until(async () => !(await featureFlag(db, 'a')))
  }
})
