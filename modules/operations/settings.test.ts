import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getEnvironment, getText } from '#modules/content/contract.ts'
import { featureFlag } from '#modules/content/feature-flags.ts'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { startApp } from '#platform/testing/app.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, errorCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { settingKeys } from '#platform/constants.ts'
import { listSettings, setSetting } from './settings-contract.ts'

test('a support phone applies at once to calls, texts and cached pages of another process, and comes back', async () => {
  const app = await fileApp()
  await using other = await startApp({ database: app.database })
  const { visitor } = await administrator(app, ['appConfig'])
  const phoneOf = async () => (await anonymous(other).call(getEnvironment, {})).body.phone
  const pagePhone = async () => {
    const { text } = await anonymous(other).get('/contacts')
    return (JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(text)![1]!) as PageInfo).envPublic.phone
  }
  const initial = await phoneOf()
  assert.equal(await pagePhone(), initial)

  const phone = '+381 11 222 33 44'
  const { body } = await visitor.call(setSetting, { key: 'supportPhoneB2b', value: ` ${phone} ` })
  assert.deepEqual([body.value, body.initial, body.isSet], [phone, initial, true])
  await until(async () => (await phoneOf()) === phone)
  await until(async () => (await pagePhone()) === phone)
  const { text } = await anonymous(other).call(getText, { type: 'contacts' })
  assert.ok(!text.includes(initial))

  await visitor.call(setSetting, { key: 'supportPhoneB2b', value: null })
  await until(async () => (await phoneOf()) === initial)
  assert.deepEqual(
    (await auditOf(app, 'setting', 'supportPhoneB2b')).map(({ details }) => details),
    [
      { before: initial, after: phone },
      { before: phone, after: initial },
    ],
  )
})

test('the list shows what is stored, although the caches do not know it yet', async () => {
  const app = await fileApp()
  const { visitor } = await administrator(app, ['appConfig'])
  const valueOf = async () =>
    (await visitor.call(listSettings, {})).body.items.find(({ key }) => key === 'messengerUrlTrade')!.value
  assert.notEqual(await valueOf(), 'https://example.com/us')
  await sql`
    insert into app_config (key, value) values ('messengerUrlTrade', '"https://example.com/us"'::jsonb)
  `.execute(app.database.db)
  assert.equal(await valueOf(), 'https://example.com/us')
  await sql`delete from app_config where key = 'messengerUrlTrade'`.execute(app.database.db)
})

test('settings are listed with who changed them, and refused values with a field', async () => {
  const app = await fileApp()
  const { visitor, id } = await administrator(app, ['appConfig'])
  for (const [key, value] of [
    ['supportPhoneB2b', '12'],
    ['supportEmail', 'nobody'],
    ['messengerUrlB2b', 'javascript:alert(1)'],
    ['smsBudgetPerDay', '-1'],
    ['smsBudgetPerDay', '1.5'],
    ['searchLearningDays', '91'],
    ['smsCountries', 'RS, XX'],
    ['smsCountries', 'RS, EU'],
    ['featureFlags', 'a b, <c>'],
  ] as const) {
    const refused = await visitor.call(setSetting, { key, value })
    assert.equal(errorCode(refused), 'request.invalid', key)
    assert.deepEqual(
      (refused.body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path),
      ['value'],
    )
  }
  const set = async (key: (typeof settingKeys)[number], value: string | string[]) =>
    (await visitor.call(setSetting, { key, value })).body.value
  assert.equal(await set('smsBudgetPerDay', '700'), 700)
  assert.deepEqual(await set('smsCountries', 'rs, de rs'), ['RS', 'DE'])
  assert.deepEqual(await set('featureFlags', ['newCheckout']), ['newCheckout'])
  assert.equal(await set('messengerUrlTrade', 'https://t.me/dunav'), 'https://t.me/dunav')
  await until(() => featureFlag(app.database.db, 'newCheckout'))

  const { items, audit } = (await visitor.call(listSettings, {})).body
  assert.deepEqual(
    items.map(({ key }) => key),
    settingKeys,
  )
  const budget = items.find(({ key }) => key === 'smsBudgetPerDay')!
  assert.deepEqual([budget.value, budget.initial, budget.changedBy?.id], [700, 500, id])
  assert.equal(items.find(({ key }) => key === 'accountQuotaMegabytes')!.changedAt, null)
  assert.equal(items.find(({ key }) => key === 'searchLearningDays')!.max, 90)
  assert.equal(items.find(({ key }) => key === 'supportEmail')!.max, null)
  assert.equal(audit[0]!.entityId, 'messengerUrlTrade')
})

test('of simultaneous changes each one records what it has replaced', async () => {
  const app = await fileApp()
  const { visitor } = await administrator(app, ['appConfig'])
  const values = [11, 12, 13, 14, 15, 16]
  await Promise.all(values.map((value) => visitor.call(setSetting, { key: 'storeQuotaMegabytes', value })))
  const changes = (await auditOf(app, 'setting', 'storeQuotaMegabytes')).map(({ details }) => details)
  assert.equal(changes.length, values.length)
  changes.forEach(({ before }, index) => assert.equal(before, index === 0 ? 2_048 : changes[index - 1]!.after))
})
