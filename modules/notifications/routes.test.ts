import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { makeChat, openEventStream, sendText } from '#platform/testing/chats.ts'
import { readChat } from '#modules/chats/contract.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { linkValidDays } from './rules.ts'
import { unsubscribePath } from './unsubscribe.ts'

test('settings have defaults, keep changes and list the usable channels', async () => {
  const own = await somebody(await fileApp())
  const first = await own.call(contract.listSettings, {})
  assert.deepEqual(
    first.body.items.filter(({ isOn }) => !isOn).map(({ kind, channel }) => `${kind} ${channel}`),
    [
      'NewChat Sms',
      'NewMessage Sms',
      'OrderStep Sms',
      'NewRequest Sms',
      'RequestStep Sms',
      'ProductBlock Sms',
      'NewProcurement Email',
      'NewProcurement Sms',
      'NewProcurement Push',
      'NewOffer Sms',
      'ProcurementStep Sms',
      'PaymentReceived Sms',
      'PromotionEnd Sms',
      'SavedProduct Sms',
    ],
  )
  assert.equal(first.body.items.length, 42)
  assert.deepEqual(first.body.channels, [
    { channel: 'Email', isReady: true },
    { channel: 'Sms', isReady: false },
    { channel: 'Push', isReady: false },
  ])
  assert.equal(first.body.quietHours, null)
  const wanted = { kind: 'NewMessage', channel: 'Email', isOn: false } as const
  assert.deepEqual((await own.call(contract.updateSetting, wanted)).body, wanted)
  const { body } = await own.call(contract.listSettings, {})
  assert.equal(body.items.find(({ kind, channel }) => kind === 'NewMessage' && channel === 'Email')!.isOn, false)
  const other = await somebody(await fileApp())
  assert.equal((await other.call(contract.listSettings, {})).body.items.filter(({ isOn }) => !isOn).length, 14)
})

test('new orders keep their last channel without confirmation, even with concurrent changes', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const off = { kind: 'NewOrder', channel: 'Email', isOn: false } as const
  assert.equal(statusAndCode(await own.call(contract.updateSetting, off)), '409 notifications.lastChannel')
  assert.equal((await own.call(contract.updateSetting, { ...off, isSure: true })).status, 200)
  assert.equal(
    (await own.call(contract.updateSetting, { ...off, channel: 'Sms' })).status,
    200,
    'a channel that does not work is not the last',
  )
  const both = await somebody(app)
  await sql`update accounts set phone = '+381641' || floor(random() * 900000 + 100000)::text, phone_confirmed_at = now() where id = ${both.accountId}::uuid`.execute(
    app.database.db,
  )
  const answers = await Promise.all(
    (['Email', 'Sms'] as const).map((channel) => both.call(contract.updateSetting, { ...off, channel })),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
})

test('invalid settings and additional fields are refused (E01)', async () => {
  const own = await somebody(await fileApp())
  for (const input of [
    { kind: 'NewBill', channel: 'Email', isOn: true },
    { kind: 'NewChat', channel: 'Fax', isOn: true },
    { kind: 'NewChat', channel: 'Email', isOn: 'yes' },
    { kind: 'NewChat', channel: 'Email' },
  ])
    assert.equal((await own.call(contract.updateSetting, input)).status, 422, JSON.stringify(input))
  for (const extra of ['role', 'isAdmin', 'accountId', 'storeId', 'status', 'verified', 'balance', 'id', 'createdAt'])
    assert.equal(
      (await own.call(contract.updateSetting, { kind: 'NewChat', channel: 'Email', isOn: false, [extra]: 1 })).status,
      422,
      extra,
    )
  const { body } = await own.call(contract.listSettings, {})
  assert.equal(body.items.filter(({ isOn }) => !isOn).length, 14)
  const hours = { timeZone: 'Europe/Belgrade', startsAt: '22:00', endsAt: '07:00' }
  for (const quietHours of [
    { ...hours, timeZone: 'Nowhere/Else' },
    { ...hours, startsAt: '24:00' },
    { ...hours, endsAt: '22:00' },
    { ...hours, endsAt: '7:00' },
    'never',
  ])
    assert.equal((await own.call(contract.setQuietHours, { quietHours })).status, 422, JSON.stringify(quietHours))
  await own.call(contract.setQuietHours, { quietHours: hours })
  assert.deepEqual((await own.call(contract.listSettings, {})).body.quietHours, hours)
  await own.call(contract.setQuietHours, { quietHours: null })
  assert.equal((await own.call(contract.listSettings, {})).body.quietHours, null)
})

const tokenIn = (path: string) => new URL(path, 'https://shop.example').searchParams.get('token')!

test('an unsubscribe link switches off its setting only, without cookies and repeatedly', async () => {
  const app = await fileApp()
  const own = await somebody(app)
  const cell = { kind: 'NewOrder', channel: 'Email' } as const
  const token = tokenIn(unsubscribePath(app.config, { accountId: own.accountId, ...cell }, new Date()))
  const stranger = anonymous(app)
  assert.deepEqual((await stranger.call(contract.readUnsubscribe, { token })).body, { ...cell, isOn: true })
  for (let round = 0; round < 2; round++)
    assert.deepEqual((await stranger.call(contract.unsubscribe, { token })).body, { ...cell, isOn: false })
  const { body } = await own.call(contract.listSettings, {})
  assert.deepEqual(
    body.items.filter(({ channel, isOn }) => channel === 'Email' && !isOn).map(({ kind }) => kind),
    ['NewOrder', 'NewProcurement'],
  )
})

test('forged, altered, foreign and expired unsubscribe links are refused and change nothing', async () => {
  const app = await fileApp()
  const [own, victim] = [await somebody(app), await somebody(app)]
  const cell = { kind: 'NewChat', channel: 'Email' } as const
  const token = tokenIn(unsubscribePath(app.config, { accountId: own.accountId, ...cell }, new Date()))
  const old = tokenIn(
    unsubscribePath(
      app.config,
      { accountId: victim.accountId, ...cell },
      new Date(Date.now() - (linkValidDays * 86_400 + 60) * 1000),
    ),
  )
  const foreign = tokenIn(
    unsubscribePath(
      { pepper: 'of another installation', dataDir: '' },
      { accountId: victim.accountId, ...cell },
      new Date(),
    ),
  )
  const forged = [
    token.replace(own.accountId, victim.accountId),
    token.replace('NewChat', 'NewOrder'),
    token.replace(/\.(\d{10})\./, '.9999999999.'),
    token.slice(0, -1),
    `${token}A`,
    token.replace(/\.[^.]*$/, '.'),
    old,
    foreign,
    'none',
    '.',
    `${victim.accountId}.NewChat.Email.9999999999.${'A'.repeat(43)}`,
  ]
  for (const each of forged)
    for (const call of [contract.readUnsubscribe, contract.unsubscribe])
      assert.equal(statusAndCode(await anonymous(app).call(call, { token: each })), '410 notifications.badLink', each)
  const { body } = await victim.call(contract.listSettings, {})
  assert.equal(body.items.filter(({ isOn }) => !isOn).length, 14)
})

test('the centre lists each chat once, with sender and text, and is marked as read with the chat or by itself', async () => {
  const { app, seller, buyer, chatId, store } = await makeChat()
  for (const text of ['One', 'Two', 'Three']) await sendText(buyer, chatId, text)
  const { body } = await seller.call(contract.listNotifications, {})
  assert.equal(body.unread, 1)
  const [item, ...others] = body.items
  assert.equal(others.length, 0)
  assert.deepEqual(
    [item!.kind, item!.name, item!.count, item!.text, item!.chatId, item!.isRead],
    ['NewChat', 'Bo Buyer', 3, 'Three', chatId, false],
  )

  await using stream = await openEventStream(app, seller)
  assert.equal((await buyer.call(contract.readNotifications, { id: item!.id })).status, 200)
  assert.equal(
    (await seller.call(contract.countNotifications, {})).body.unread,
    1,
    'another account cannot mark it as read',
  )
  const left = async (which: object) => (await seller.call(contract.readNotifications, which)).body.unread
  assert.equal(await left({ kind: 'NewOrder' }), 1)
  assert.equal(await left({ kind: 'NewChat', storeId: store.id + 1 }), 1)
  assert.equal(await left({ kind: 'NewChat', storeId: store.id }), 0)
  assert.ok(await stream.until(({ data }) => data.kind === 'notifications'))

  await sendText(buyer, chatId, 'Four')
  await sendText(seller, chatId, 'Answer')
  const again = (await seller.call(contract.listNotifications, {})).body
  assert.deepEqual(
    again.items.map(({ kind, count, isRead }) => [kind, count, isRead]),
    [
      ['NewMessage', 1, false],
      ['NewChat', 3, true],
    ],
  )
  assert.deepEqual(
    (await buyer.call(contract.listNotifications, {})).body.items.map(({ name, text }) => [name, text]),
    [[store.alias, 'Answer']],
  )
  await seller.call(readChat, { id: chatId })
  assert.equal((await seller.call(contract.countNotifications, {})).body.unread, 0)
})

test('a former member of a store sees none of its notifications', async () => {
  const { app, seller, buyer, chatId } = await makeChat()
  await sendText(buyer, chatId, 'Secret')
  await sql`delete from store_members where account_id = ${seller.accountId}::uuid`.execute(app.database.db)
  assert.deepEqual((await seller.call(contract.listNotifications, {})).body, { items: [], unread: 0 })
  assert.equal((await seller.call(contract.countNotifications, {})).body.unread, 0)
})
