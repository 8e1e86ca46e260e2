import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { requestCallback, setCallbackStatus } from '#modules/contacts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { configFor, deliverAt, inSeconds, scheduledDeliveries } from '#platform/testing/notifications.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, type Somebody, somebody } from '#platform/testing/somebody.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { listNotifications, updateSetting } from './contract.ts'

const phone = '+381641234567'

async function storeWithTeam() {
  const app = await fileApp()
  const { db } = app.database
  const store = await make.store(db)
  const [seller, second] = [await colleague(app, store.id, 'Owner'), await colleague(app, store.id, 'Operator')]
  const product = await make.product(db, { storeId: store.id, names: { en: 'Hex bolt' } })
  const config = configFor(app, { url: 'smtp://127.0.0.1:1' })
  const deliver = ({ accountId }: Somebody, channel: 'Email' | 'Sms' = 'Email') =>
    deliverAt(app, config, { accountId, kind: 'NewCallback', channel }, inSeconds(61))
  return { app, db, store, product, seller, second, deliver }
}

const ask = (visitor: Pick<Somebody, 'call'>, storeId: number, more: object = {}) =>
  visitor.call(requestCallback, { storeId, phone, ...more })

type Sent = { template: string; values: Record<string, string>; sections: { lines: string[]; path?: string }[] }
async function mailsTo({ email }: Somebody) {
  const { rows } = await sql<Sent>`
    select template, values, sections from outgoing_messages where recipient = ${email} and channel = 'Email' order by created_at
  `.execute((await fileApp()).database.db)
  return rows
}

test('a callback request notifies every member once, in the centre and by e-mail, however often it is repeated', async () => {
  const { app, store, product, seller, second, deliver } = await storeWithTeam()
  const visitor = anonymous(app)
  const input = { name: 'Bea', question: 'How many?', productId: product.id }
  for (let round = 0; round < 3; round++) assert.equal((await ask(visitor, store.id, input)).status, 200)
  for (const member of [seller, second]) {
    const { body } = await member.call(listNotifications, {})
    assert.equal(body.unread, 1)
    const { kind, name, productName, text, storeId } = body.items[0]!
    assert.deepEqual(
      { kind, name, productName, text, storeId },
      { kind: 'NewCallback', name: 'Bea', productName: 'Hex bolt', text: 'How many?', storeId: store.id },
    )
    await Promise.all([deliver(member), deliver(member)])
    const mails = await mailsTo(member)
    assert.equal(mails.length, 1)
    const [{ template, values, sections }] = mails as [Sent]
    assert.deepEqual(
      [template, values.scope, values.phone, values.path],
      ['newCallbacks', 'single', formatPhone(phone), `/profile/callbacks?store=${store.id}`],
    )
    assert.deepEqual(
      sections.map(({ lines, path }) => ({ lines, path })),
      [{ lines: ['How many?'], path: undefined }],
    )
  }
})

test('a request that has been taken on is read for everybody and no longer delivered', async () => {
  const { app, store, seller, second, deliver } = await storeWithTeam()
  const { body: request } = await ask(anonymous(app), store.id)
  const as = { storeId: store.id }
  assert.equal((await seller.call(setCallbackStatus, { id: request.id, version: 1, status: 'InWork' }, as)).status, 200)
  for (const member of [seller, second]) {
    assert.equal((await member.call(listNotifications, {})).body.unread, 0)
    await deliver(member)
    assert.equal((await mailsTo(member)).length, 0)
  }
})

test('channels follow the settings: SMS by default, nothing that is switched off, never the buyer', async () => {
  const { app, db, store, seller, second, deliver } = await storeWithTeam()
  await sql`update accounts set phone = '+38164' || floor(random() * 9000000 + 1000000)::text, phone_confirmed_at = now() where id = ${seller.accountId}::uuid`.execute(
    db,
  )
  await second.call(updateSetting, { kind: 'NewCallback', channel: 'Email', isOn: false })
  const buyer = await somebody(app, { name: 'Bo Buyer' })
  await ask(buyer, store.id)
  const channels = async (one: Somebody) =>
    (await scheduledDeliveries(app, one.accountId)).map(({ channel }) => channel)
  assert.deepEqual([await channels(seller), await channels(second), await channels(buyer)], [['Email', 'Sms'], [], []])
  assert.equal((await second.call(listNotifications, {})).body.items[0]!.name, 'Bo Buyer')
  await deliver(seller, 'Sms')
  const { rows } = await sql<{ template: string }>`
    select template from outgoing_messages m join accounts a on a.phone = m.recipient where a.id = ${seller.accountId}::uuid
  `.execute(db)
  assert.deepEqual(rows, [{ template: 'newCallbacks' }])
})

test('the e-mail of several requests has a link for each', async () => {
  const { app, store, seller, deliver } = await storeWithTeam()
  await Promise.all([ask(anonymous(app), store.id, { name: 'Ann' }), ask(anonymous(app), store.id, { name: 'Ben' })])
  await deliver(seller)
  const [mail] = await mailsTo(seller)
  assert.deepEqual([mail!.values.scope, mail!.values.path], ['several', '/profile/callbacks'])
  assert.ok(mail!.sections.every(({ path }) => path === `/profile/callbacks?store=${store.id}`))
  assert.equal(mail!.sections.length, 2)
})
