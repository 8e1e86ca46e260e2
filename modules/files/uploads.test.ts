import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '#platform/log.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { makeAnonymousChat, makeChat, sendText } from '#platform/testing/chats.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, errorCode } from '#platform/testing/personas.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import { uploadChatFile } from '../chats/contract.ts'
import { getUploadSignature, getVideo, saveUpload, saveVideo, upload } from './contract.ts'
import { removeUnused } from './jobs.ts'
import { signatureOf } from './uploadcare.ts'

let app: TestApp
let person: Somebody

before(async () => {
  app = await startApp()
  person = await somebody(app)
})

after(() => app[Symbol.asyncDispose]())

const count = async (who = person) =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from files where created_by = ${who.accountId}::uuid`.execute(app.database.db)
  ).rows[0]!.count
const incomingFiles = () =>
  existsSync(join(app.config.dataDir, 'incoming')) ? readdirSync(join(app.config.dataDir, 'incoming')) : []
const token = () => person.cookies.get('token')!

/** Sends the beginning of a multipart request. */
function startUpload(body: string, length: number) {
  const { port } = new URL(app.address)
  const socket = connect(Number(port), '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => (response += String(chunk))).on('error', () => {})
  socket.write(
    `POST /api/files/uploadcare/upload HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: token=${token()}\r\nsec-fetch-site: same-origin\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
  return { socket, answer: () => response }
}
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'

test('a slow upload holds no database connection, and an aborted one leaves nothing behind (R09)', async () => {
  const before = await count()
  const slow = startUpload(`${head}\xff\xd8\xff`, 1_000_000)
  await until(() => incomingFiles().length === 1, 'the file is being received')
  const { pool } = app.database
  await until(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0, 'no connection is held')
  for (let byte = 0; byte < 5; byte++) slow.socket.write('x')
  assert.equal((await person.get('/api/system/test')).status, 200)
  slow.socket.destroy()
  await until(() => incomingFiles().length === 0, 'no temporary file remains')
  assert.equal(await count(), before)
})

test('a file that is too large is rejected as soon as its size is known', async () => {
  const declared = startUpload(head, 100_000_000)
  await until(() => declared.answer().includes('413'), 'refused by its declared size')
  declared.socket.destroy()
  const large = new Uint8Array(15 * 1024 * 1024 + 1)
  const { status, body } = (await person.upload(upload, {}, { bytes: large })) as { status: number; body: unknown }
  assert.deepEqual([status, errorCode({ body })], [413, 'request.tooLarge'])
  const picture = new Uint8Array(11 * 1024 * 1024)
  picture.set(files.text('\xff\xd8\xff'))
  const refused = await person.upload(upload, {}, { bytes: picture })
  assert.deepEqual(
    [refused.status, errorCode(refused), (refused.body as unknown as { detail: string }).detail],
    [413, 'files.tooLarge', 'The file is too large. The limit is 10\u00a0MB.'],
  )
  await until(() => incomingFiles().length === 0, 'no temporary file remains')
})

test('malformed forms and forms without a file are rejected, and the process survives (F15)', async () => {
  const cases: [string, string, number][] = [
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=a', '--a\r\n\r\n--a--', 400],
    ['multipart/form-data; boundary=a', '', 400],
    ['multipart/form-data; boundary=a', '--a--\r\n', 400],
    ['multipart/form-data; boundary=a', '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n--a--\r\n', 400],
    [
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nnever ends',
      400,
    ],
    [
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\ny\r\n--a--\r\n',
      400,
    ],
    ['multipart/form-data; boundary=a', '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(50), 400],
    [`multipart/form-data; boundary=${'b'.repeat(5_000)}`, 'x', 400],
    ['application/json', '{}', 415],
    ['text/plain', 'x', 400],
    ['image/jpeg', 'x', 415],
  ]
  for (const [type, body, expectedStatus] of cases) {
    const { status } = await person.post('/api/files/uploadcare/upload', body, { headers: { 'content-type': type } })
    assert.equal(status, expectedStatus, `${type.slice(0, 40)} ${body.slice(0, 60)}`)
  }
  assert.equal((await person.post('/api/files/uploadcare/upload?purpose=Chat', '{}')).status, 422)
  assert.equal((await anonymous(app).upload(upload, {}, { bytes: files.pdf() })).status, 401)
  await until(() => incomingFiles().length === 0, 'no temporary file remains')
})

test('concurrent uploads do not exceed the quota of an account or a store', async () => {
  const { db } = app.database
  const bytes = await files.png()
  const store = await make.store(db)
  const owner = await colleague(app, store.id, 'Owner')
  const stranger = await somebody(app)
  for (const [who, key, quota, options] of [
    [stranger, `account:${stranger.accountId}`, 500 * 1024 * 1024, {}],
    [owner, `store:${store.id}`, 2_048 * 1024 * 1024, { storeId: store.id }],
  ] as const) {
    const { size } = (await who.upload(upload, {}, { bytes }, options)).body
    // Leaves room for three more files.
    await sql`
      insert into files (id, source, content_type, byte_size, storage_key, charged_to) select gen_random_uuid(), 'Local', 'image/png', part, 'x', ${key}
      from unnest(${[1_000_000_000, quota - 1_000_000_000 - 4 * size].map((part) => (quota > 1_000_000_000 ? part : part === 1_000_000_000 ? 0 : quota - 4 * size))}::int[]) as part
    `.execute(db)
    const responses = await Promise.all(Array.from({ length: 8 }, () => who.upload(upload, {}, { bytes }, options)))
    assert.deepEqual(responses.map((response) => (response.status === 200 ? 200 : errorCode(response))).sort(), [
      ...Array.from({ length: 3 }, () => 200),
      ...Array.from({ length: 5 }, () => 'files.quotaFull'),
    ])
    const { rows } = await sql<{
      used: number
    }>`select sum(byte_size)::float8 as used from files where charged_to = ${key}`.execute(db)
    assert.equal(rows[0]!.used, quota)
  }
  assert.equal(
    (await stranger.upload(upload, {}, { bytes }, { storeId: store.id })).status,
    409,
    'a store is not charged for the upload of a non-member',
  )
})

test('unused files are removed with their variants after a day; used files stay', async () => {
  const { app: other, buyer, chatId } = await makeChat()
  const { db } = other.database
  const send = async () =>
    (await buyer.upload(uploadChatFile, { chatId }, { bytes: await files.png(), name: 'a.png' })).body
  const [used, unused, late, lost] = [await send(), await send(), await send(), await send()]
  const { body: picture } = await buyer.upload(upload, {}, { bytes: await files.png() })
  await sendText(buyer, chatId, 'See', { fileIds: [used.id] })
  const { visitor, chatId: theirs } = await makeAnonymousChat(other, (await make.store(db)).id)
  const orphan = (await visitor.upload(uploadChatFile, { chatId: theirs }, { bytes: files.pdf() })).body
  assert.equal((await sendText(visitor, theirs, '', { fileIds: [orphan.id] })).status, 200)
  await sql`delete from chats where id = ${theirs}::uuid`.execute(db)
  for (const file of [used, unused]) assert.equal((await buyer.get(file.thumbnailUrl!)).status, 200)
  assert.equal((await buyer.get(picture.thumbnailUrl!)).status, 200)
  await sql`update files set created_at = created_at - interval '25 hours', claimed_at = claimed_at - interval '25 hours' where id <> ${late.id}::uuid`.execute(
    db,
  )
  const folder = join(other.config.dataDir, 'files/uploads')
  rmSync(join(folder, lost.id.slice(0, 2), lost.id))
  const [old, fresh] = ['old', 'fresh'].map((name) => join(other.config.dataDir, 'incoming', name)) as [string, string]
  mkdirSync(join(old, '..'), { recursive: true })
  for (const path of [old, fresh]) writeFileSync(path, 'x')
  utimesSync(old, new Date(0), new Date(0))
  await Promise.all(
    [1, 2].map(() => removeUnused.run({}, { db, config: other.config, log: createLog('silent'), now: new Date() })),
  )
  const { rows } = await sql<{
    id: string
  }>`select id from files where id = any(${[used, unused, late, lost, picture, orphan].map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  assert.deepEqual(rows.map(({ id }) => id).sort(), [used.id, late.id].sort())
  const left = readdirSync(folder, { recursive: true }).map(String)
  assert.deepEqual(
    [used, unused, picture, orphan].map(({ id }) => left.some((path) => path.includes(id))),
    [true, false, false, false],
  )
  const made = readdirSync(join(other.config.dataDir, 'cache/media'), { recursive: true }).map(String)
  assert.deepEqual(
    [used, unused, picture].map(({ id }) => made.some((path) => path.includes(id))),
    [true, false, false],
  )
  assert.deepEqual([existsSync(old), existsSync(fresh)], [false, true])
  assert.equal(errorCode(await sendText(buyer, chatId, '', { fileIds: [unused.id] })), 'chats.unknownFile')
})

test('Uploadcare uploads are signed if its keys are set, and refused with an error code otherwise', async () => {
  assert.equal(errorCode(await person.call(getUploadSignature, {})), 'files.uploadcareOff')
  assert.equal(errorCode(await person.call(saveUpload, { fileId: randomUUID() })), 'files.uploadcareOff')
  assert.equal(
    signatureOf('project_secret_key', '1454903856'),
    'd39a461d41f607338abffee5f31da4d4e46535651c87346e76906bf75c064d47',
  )
  await using configured = await startApp({
    environment: {
      UPLOADCARE_PUBLIC_KEY: 'public',
      UPLOADCARE_SECRET_KEY: 'secret',
      UPLOADCARE_URL: 'http://127.0.0.1:1',
    },
  })
  const visitor = await somebody(configured)
  const { body } = await visitor.call(getUploadSignature, {})
  assert.deepEqual([body.publicKey, body.signature], ['public', signatureOf('secret', body.expire)])
  assert.ok(Number(body.expire) > Date.now() / 1000 && !JSON.stringify(body).includes('secret'))
  const saved = await visitor.call(saveUpload, { fileId: randomUUID() })
  assert.deepEqual([saved.status, errorCode(saved)], [503, 'files.uploadcareUnavailable'])
})

test('only videos of YouTube are saved by their address', async () => {
  const { body } = await person.call(saveVideo, { url: 'https://youtu.be/dQw4w9WgXcQ' })
  assert.deepEqual((await anonymous(app).call(getVideo, { id: body.id })).body, {
    id: body.id,
    source: 'Youtube',
    videoId: 'dQw4w9WgXcQ',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  })
  assert.equal(errorCode(await person.call(saveVideo, { url: 'javascript:alert(1)' })), 'files.unknownVideo')
  assert.equal((await person.get(`/media/${body.id}/320.webp`)).status, 404)
})
