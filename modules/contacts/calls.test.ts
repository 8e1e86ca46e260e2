import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '#platform/log.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { callRecord, resetNumberPool, provider, telephonySecret, storeWithPhone } from '#platform/testing/contacts.ts'
import { anonymous, signedIn, statusAndCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { leaseNumber } from './numbers.ts'
import { sign } from './signature.ts'

let app: TestApp

before(async () => {
  app = await startApp({ environment: { TELEPHONY_SECRET: telephonySecret } })
})

after(() => app[Symbol.asyncDispose]())

const stored = async (callId: string) =>
  (
    await sql<{ storeId: number | null; number: string; callerPhone: string; durationSeconds: number }>`
    select store_id as "storeId", number, caller_phone as "callerPhone", duration_seconds as "durationSeconds" from phone_calls where provider_call_id = ${callId}
  `.execute(app.database.db)
  ).rows
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('a call belongs to the store that leased the number when it started', async () => {
  const { db } = app.database
  await resetNumberPool(db, 1)
  const [former, present] = [await storeWithPhone(db), await storeWithPhone(db)]
  const lease = (storeId: number, at: Date) => db.transaction().execute((tx) => leaseNumber(tx, storeId, at))
  await lease(former.id, minutesAgo(60 * 24 * 40))
  await lease(present.id, minutesAgo(60))
  for (const [startedAt, storeId] of [
    [minutesAgo(5), present.id],
    [minutesAgo(61), former.id],
    [minutesAgo(60 * 24 * 41), null],
  ] as const) {
    const record = callRecord({ startedAt: startedAt.toISOString(), to: '49 30 23125-001', from: '8 800' })
    assert.equal(statusAndCode(await provider(app).send(record)), '200')
    assert.deepEqual(await stored(record.callId), [
      { storeId, number: '+493023125001', callerPhone: '+8800', durationSeconds: 65 },
    ])
  }
})

test('twenty concurrent records of one call are stored once with the same response; the first one wins', async () => {
  const record = callRecord()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      provider(app).send({ ...record, durationSeconds: 10, sentAt: minutesAgo(index / 60).toISOString() }),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)), new Set(['200 {"ok":true}']))
  assert.equal((await stored(record.callId)).length, 1)
  assert.equal(statusAndCode(await provider(app).send({ ...record, durationSeconds: 99 })), '200')
  assert.equal((await stored(record.callId))[0]!.durationSeconds, 10)
})

test('unsigned, wrongly signed and outdated records are refused and not stored', async () => {
  const record = callRecord()
  const body = JSON.stringify(record)
  const { post, send } = provider(app)
  for (const [answer, name] of [
    [await post(body, ''), 'unsigned'],
    [await post(` ${body}`, sign(telephonySecret, body)), 'a byte more'],
    [await post(JSON.stringify({ ...record, durationSeconds: 66 }), sign(telephonySecret, body)), 'changed'],
    [await post(body, sign('another-secret-of-others', body)), 'another key'],
    [await post(body, sign(telephonySecret, body).slice(2)), 'cut'],
    [await post(body, 'ä'.repeat(32)), 'no hexadecimal'],
    [await send({ ...record, sentAt: minutesAgo(6).toISOString() }), 'replayed'],
    [await send({ ...record, sentAt: minutesAgo(-6).toISOString() }), 'from the future'],
  ] as const)
    assert.equal(statusAndCode(answer), '403 contacts.badSignature', name)
  assert.deepEqual(await stored(record.callId), [])
  assert.equal(statusAndCode(await send(record)), '200')
})

test('malformed records are refused without a server error', async () => {
  const { send, post } = provider(app)
  for (const overrides of [
    { to: 'x' },
    { to: '' },
    { startedAt: minutesAgo(-4).toISOString() },
    { startedAt: 'yesterday' },
    { durationSeconds: -1 },
    { durationSeconds: 1.5 },
    { durationSeconds: 1e9 },
    { status: 'Strange' },
    { callId: '' },
    { callId: 'a\nb' },
    { callId: 'x'.repeat(101) },
    { audioUrl: 'http://sound.example/1.mp3' },
    { audioUrl: 'file:///etc/passwd' },
    { audioUrl: 'x' },
    { storeId: 1 },
  ])
    assert.equal(statusAndCode(await send(callRecord(overrides))), '422 request.invalid', JSON.stringify(overrides))
  for (const body of ['', '[]', 'null', '{', '{"__proto__": {"a": 1}}', '"x"']) {
    const { status } = await post(body, sign(telephonySecret, body))
    assert.ok(status === 400 || status === 422, `${status} ${body}`)
  }
  const large = JSON.stringify(callRecord({ from: 'x'.repeat(300_000) }))
  assert.equal((await post(large, sign(telephonySecret, large))).status, 413)
})

test('without the setting the call answers 404', async () => {
  await using without = await startApp({ database: app.database })
  assert.equal(statusAndCode(await provider(without).send(callRecord())), '404 request.notFound')
  assert.equal(statusAndCode(await provider(without, '').send(callRecord())), '404 request.notFound')
})

test('administrators list calls by store, status and day, the newest first', async () => {
  const { db } = app.database
  await resetNumberPool(db, 1)
  const store = await storeWithPhone(db, { name: 'Called Store' })
  await db.transaction().execute((tx) => leaseNumber(tx, store.id, minutesAgo(600)))
  const records = [
    callRecord({ startedAt: minutesAgo(300).toISOString(), from: '' }),
    callRecord({ startedAt: minutesAgo(200).toISOString(), status: 'Missed', durationSeconds: 0 }),
  ]
  for (const record of records) assert.equal(statusAndCode(await provider(app).send(record)), '200')
  const admin = await signedIn(app, 'admin')
  const list = async (filter: object) => (await admin.call(contract.listCalls, filter)).body
  const { items, total } = await list({ storeId: store.id })
  assert.deepEqual([total, items.map(({ callId }) => callId)], [2, records.map(({ callId }) => callId).reverse()])
  const { id: _, ...shown } = items[1]!
  assert.deepEqual(shown, {
    callId: records[0]!.callId,
    store: { id: store.id, alias: store.alias, name: 'Called Store' },
    number: '+493023125001',
    callerPhone: '',
    startedAt: records[0]!.startedAt,
    durationSeconds: 65,
    status: 'Answered',
    audio: 'None',
  })
  assert.equal((await list({ storeId: store.id, status: 'Missed' })).total, 1)
  assert.equal((await list({ storeId: store.id, to: '2020-01-01' })).total, 0)
  assert.deepEqual(
    (await list({ storeId: store.id, page: 2, pageSize: 1 })).items.map(({ callId }) => callId),
    [records[0]!.callId],
  )
})

test('no list filter causes a server error (F11)', async () => {
  const admin = await signedIn(app, 'admin')
  for (const value of [
    '',
    '0',
    '-1',
    'NaN',
    '2147483648',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    "'",
    'New,Old',
    '[]',
  ])
    for (const name of ['storeId', 'status', 'from', 'to', 'page', 'pageSize', 'id'])
      for (const path of [
        'telephony/callback/list',
        'telephony/callback/audio',
        'telephony/redirect-phone-number/list',
        'statistics/telephony-callback',
        'statistics/telephony-redirect',
      ]) {
        const { status } = await admin.get(`/api/x/admin-panel/${path}?${new URLSearchParams({ [name]: value })}`)
        assert.ok(status < 500, `${status} ${path} ${name}=${value}`)
      }
})

test('log entries stay one line each, without phones and secrets, whatever is sent (F13)', async () => {
  const lines: string[] = []
  await using logging = await startApp({
    database: app.database,
    environment: { TELEPHONY_SECRET: telephonySecret },
    log: createLog('trace', { write: (text) => void lines.push(text) }),
  })
  const store = await storeWithPhone(logging.database.db)
  const nasty = '\r\n{"level":"error","msg":"forged"}\u001b[31m\u0007\u009b'
  const headers = {
    url: `/x${encodeURIComponent(nasty)}`,
    sessionid: 'not-a-session',
    'user-agent': 'a\u00ff[31m',
    'x-country-code': '%0d%0a',
  }
  const visitor = anonymous(logging)
  await visitor.call(
    contract.requestCallback,
    { storeId: store.id, phone: '+381641112233', name: nasty, question: nasty },
    { headers },
  )
  await visitor.call(contract.showPhone, { storeId: store.id }, { headers })
  await visitor.get(`/api/telephony/redirect-phone-number${encodeURIComponent(nasty)}?token=hidden-token`, { headers })
  await provider(logging).send(callRecord({ callId: 'a\nb', from: nasty }))
  await provider(logging).send(callRecord({ from: '+381641112233' }))
  await visitor.get(`/recording/${randomUUID()}?until=1&key=hidden-key`)
  assert.ok(lines.length >= 6)
  for (const line of lines) {
    assert.match(line, /^[^\p{Cc}]*\n$/u)
    assert.ok(JSON.parse(line).msg !== 'forged')
  }
  const text = lines.join('')
  for (const hidden of ['381641112233', 'hidden-token', 'hidden-key', telephonySecret])
    assert.ok(!text.includes(hidden), hidden)
})
