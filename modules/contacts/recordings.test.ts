import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openFileStore } from '#platform/files/open-store.ts'
import { createLog } from '#platform/log.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { callRecord, provider, telephonySecret } from '#platform/testing/contacts.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, signedInAs, type Visitor, statusAndCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { deleteOldRecordings, downloadRecording } from './jobs.ts'
import { recordingLink } from './recordings.ts'

let app: TestApp
let admin: Visitor
const log = createLog('silent')

before(async () => {
  app = await startApp({ environment: { TELEPHONY_SECRET: telephonySecret } })
  admin = await signedIn(app, 'admin')
})

after(() => app[Symbol.asyncDispose]())

const audioUrl = 'https://sound.example/1.mp3'
type RecordingRow = { id: string; audioUrl: string | null; audioKey: string | null; audioType: string | null }
const rowOf = async (callId: string) =>
  (
    await sql<RecordingRow>`select id, audio_url as "audioUrl", audio_key as "audioKey", audio_type as "audioType" from phone_calls where provider_call_id = ${callId}`.execute(
      app.database.db,
    )
  ).rows[0]!

/** A recorded call whose recording is not downloaded yet; `fetch` downloads it from a server with the given handler. */
async function recordedCall(overrides: Record<string, unknown> = {}) {
  const record = callRecord({ audioUrl, ...overrides })
  assert.equal(statusAndCode(await provider(app).send(record)), '200')
  const { id } = await rowOf(record.callId)
  return {
    id,
    row: () => rowOf(record.callId),
    fetch: (answer: RequestListener, addresses?: string[]) => fetchFrom(id, answer, addresses),
  }
}

/** Uses plain HTTP, since the local server has no certificate. */
async function fetchFrom(id: string, answer: RequestListener, addresses = ['93.184.216.34']) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const { db } = app.database
  await sql`update phone_calls set audio_url = replace(audio_url, 'https:', 'http:') where id = ${id}::uuid`.execute(db)
  const network = { resolve: async () => addresses, connect: () => connect(port, '127.0.0.1') }
  await downloadRecording(id, { db, config: app.config, log }, { protocols: ['http:'], network }).finally(() =>
    server.close().closeAllConnections(),
  )
}

const sound: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('sound')
const linkOf = async (id: string, by = admin) => (await by.call(contract.getRecording, { id })).body.url
const jobs = async () =>
  (
    await sql<{ payload: { id: string } }>`
  select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'contacts:fetch-recording'`.execute(
      app.database.db,
    )
  ).rows

test('the recording of a call is downloaded once and can be played', async () => {
  const { id, row, fetch } = await recordedCall()
  await provider(app).send(callRecord())
  assert.deepEqual(
    (await jobs()).map(({ payload }) => payload.id),
    [id],
  )
  const audio = async () =>
    (await admin.call(contract.listCalls, { pageSize: 100 })).body.items.find((item) => item.id === id)!.audio
  assert.equal(await audio(), 'Waiting')
  assert.equal(statusAndCode(await admin.call(contract.getRecording, { id })), '404 contacts.recordingNotFound')
  await fetch(sound)
  await fetch(() => assert.fail('fetched twice'))
  assert.equal(await audio(), 'Ready')
  const { audioKey, ...kept } = await row()
  assert.deepEqual(kept, { id, audioUrl: null, audioType: 'audio/mpeg' })
  assert.match(audioKey!, /^recordings\//)
  const heard = await admin.get(await linkOf(id))
  assert.deepEqual(
    [heard.status, heard.text, heard.headers.get('content-type'), heard.headers.get('cache-control')],
    [200, 'sound', 'audio/mpeg', 'private, no-store'],
  )
  assert.match(heard.headers.get('content-security-policy')!, /sandbox/)
})

test('recordings that are no audio, internal or too large are abandoned; an unavailable provider is retried (F10)', async () => {
  for (const [answer, addresses] of [
    [(_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'), undefined],
    [(_request, response) => response.writeHead(404).end(), undefined],
    [(_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), undefined],
    [sound, ['10.0.0.1']],
    [
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': String(60 * 1024 * 1024) })
          .write('x'),
      undefined,
    ],
  ] as [RequestListener, string[] | undefined][]) {
    const { row, fetch } = await recordedCall()
    await fetch(answer, addresses)
    assert.deepEqual([(await row()).audioUrl, (await row()).audioKey], [null, null])
  }
  const { row, fetch } = await recordedCall()
  for (const status of [503, 429]) await assert.rejects(fetch((_request, response) => response.writeHead(status).end()))
  await assert.rejects(fetch((request) => request.socket.destroy()))
  assert.notEqual((await row()).audioUrl, null)
  await fetch(sound)
  assert.notEqual((await row()).audioKey, null)
})

test('a recording link works for the requesting administrator for five minutes; others get 404 (A13)', async () => {
  const { id, fetch } = await recordedCall()
  await fetch(sound)
  const { db } = app.database
  const other = await make.admin(db, ['telephony'])
  const lesser = await make.admin(db, ['statistics', 'accounts'])
  const url = await linkOf(id)
  for (const stranger of [
    anonymous(app),
    await signedIn(app, 'buyer'),
    await signedIn(app, 'owner'),
    await signedInAs(app, other.id),
    await signedInAs(app, lesser.id),
  ])
    assert.equal((await stranger.get(url)).status, 404)
  for (const [found, replaced] of [
    [/until=\d+/, 'until=99999999999999'],
    [/key=[^&]+/, 'key='],
    [/key=[^&]+/, `key=${'A'.repeat(43)}`],
    [/until=\d+&/, ''],
    [/\?.*/, ''],
    [id, randomUUID()],
    [id, 'x'],
    [id, `..%2f${id}`],
  ] as const)
    assert.equal((await admin.get(url.replace(found, replaced))).status, 404, String(replaced))
  const own = { id, accountId: other.id }
  const asOther = await signedInAs(app, other.id)
  const ago = (minutes: number) => recordingLink(app.config, own, new Date(Date.now() - minutes * 60_000)).url
  assert.equal((await asOther.get(ago(4))).status, 200)
  assert.equal((await asOther.get(ago(5.1))).status, 404)
  await sql`delete from account_features where account_id = ${other.id}::uuid`.execute(db)
  assert.equal((await asOther.get(ago(0))).status, 404)
  assert.equal((await admin.get(url)).status, 200)
})

test('recordings cannot be enumerated, and each link is in the audit log (A13)', async () => {
  const { id, fetch, row } = await recordedCall()
  await fetch(sound)
  const { audioKey } = await row()
  for (const guess of [id, audioKey!, audioKey!.split('/')[1]!]) {
    for (const path of [
      `/api/files/image/get?id=${encodeURIComponent(guess)}`,
      `/media/${guess}`,
      `/media/640/${guess}`,
      `/download/${guess}`,
      `/recording/${guess}`,
      `/${guess}`,
    ])
      assert.ok(!(await admin.get(path)).text.includes('sound'), path)
    for (const stranger of [anonymous(app), await signedIn(app, 'lesserAdmin')])
      assert.ok([401, 403].includes((await stranger.call(contract.getRecording, { id })).status))
  }
  await linkOf(id)
  const { rows } = await sql<{
    action: string
    known: boolean
  }>`select action, actor_id is not null as known from audit_log where entity = 'phoneCall' and entity_id = ${id}`.execute(
    app.database.db,
  )
  assert.deepEqual(rows, [{ action: 'telephony.recordingOpened', known: true }])
})

test("a recording is deleted after ninety days, or once its caller's number is anonymised", async () => {
  const { db } = app.database
  const calls = await Promise.all([recordedCall(), recordedCall(), recordedCall()])
  for (const { fetch } of calls) await fetch(sound)
  const [old, left, kept] = calls as [(typeof calls)[0], (typeof calls)[0], (typeof calls)[0]]
  const keys = await Promise.all(calls.map(async ({ row }) => (await row()).audioKey!))
  await sql`update phone_calls set started_at = now() - interval '91 days' where id = ${old.id}::uuid`.execute(db)
  await sql`update phone_calls set caller_phone = null where id = ${left.id}::uuid`.execute(db)
  await deleteOldRecordings.run({}, { db, config: app.config, log, now: new Date() })
  const store = openFileStore(app.config)
  assert.deepEqual(await Promise.all(keys.map(async (key) => (await store.read(key)) !== undefined)), [
    false,
    false,
    true,
  ])
  assert.deepEqual(await Promise.all(calls.map(async ({ row }) => (await row()).audioKey !== null)), [
    false,
    false,
    true,
  ])
  assert.equal((await admin.get(await linkOf(kept.id))).status, 200)
})
