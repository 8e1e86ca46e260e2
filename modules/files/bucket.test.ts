// Uploads, private files, videos and removal with a bucket, on a real S3 server where one is installed.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type BucketStore, createBucketStore } from '#platform/files/bucket-store.ts'
import { createLog } from '#platform/log.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { type BucketServer, missingBucketServer, startBucketServer } from '#platform/testing/servers/bucket-server.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { mp4 } from '#platform/testing/videos.ts'
import { upload, uploadVideo } from './contract.ts'
import { removeUnused } from './jobs.ts'

const onServer = { skip: missingBucketServer }
let server: BucketServer
let store: BucketStore
let app: TestApp
let storeId: number
let person: Somebody

before(async () => {
  if (missingBucketServer) return
  server = await startBucketServer()
  store = createBucketStore(server.bucket)
  app = await startApp({ environment: server.environment })
  storeId = (await make.store(app.database.db)).id
  person = await colleague(app, storeId, 'Operator')
})

after(async () => {
  await app?.[Symbol.asyncDispose]()
  await server?.[Symbol.asyncDispose]()
})

const keyOf = (id: string) => `uploads/${id.slice(0, 2)}/${id}`
const fetchBytes = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(app.address + path, { headers, method })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
const storedIds = async () =>
  (await sql<{ id: string }>`select id from files order by created_at`.execute(app.database.db)).rows

test('a picture is stored in the bucket and served in its widths', onServer, async () => {
  const { status, body } = await person.upload(upload, {}, { bytes: await files.png(), name: 'a.png' })
  assert.equal(status, 200)
  assert.equal((await store.describe(keyOf(body.id)))!.size, body.size)
  assert.equal(existsSync(join(app.config.dataDir, 'files')), false)
  const { response } = await fetchBytes(body.thumbnailUrl!)
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/webp'])
})

test('a private document is streamed to whom may see it, and to nobody else', onServer, async () => {
  const bytes = files.pdf()
  const { body } = await person.upload(upload, { purpose: 'Document' }, { bytes, name: 'Licence.pdf' })
  const own = await person.get(body.url)
  assert.deepEqual(
    [own.status, own.text, own.headers.get('content-length'), own.headers.get('cache-control')],
    [200, Buffer.from(bytes).toString(), String(bytes.length), 'private, no-cache'],
  )
  assert.match(own.headers.get('content-disposition')!, /^attachment; filename="Licence.pdf"/)
  for (const stranger of [anonymous(app), await somebody(app)]) assert.equal((await stranger.get(body.url)).status, 404)
  // Not even with the address in the bucket.
  const direct = await fetch(`${server.bucket.endpoint}/${server.bucket.name}/${keyOf(body.id)}`)
  assert.equal(direct.status, 403)
})

test('any part of a video is read from the bucket', onServer, async () => {
  const bytes = mp4(3 * 1024 * 1024)
  bytes.set([1, 2, 3, 4, 5], 1_000_000)
  const { body } = await person.upload(uploadVideo, {}, { bytes, name: 'a.mp4' }, { storeId })
  const whole = await fetchBytes(body.url)
  assert.deepEqual([whole.response.status, whole.bytes.length], [200, bytes.length])
  assert.deepEqual(whole.bytes, bytes)
  const part = await fetchBytes(body.url, { range: 'bytes=999999-1000010' })
  assert.deepEqual(
    [part.response.status, part.response.headers.get('content-range'), part.response.headers.get('content-length')],
    [206, `bytes 999999-1000010/${bytes.length}`, '12'],
  )
  assert.deepEqual(part.bytes, bytes.slice(999_999, 1_000_011))
  const head = await fetchBytes(body.url, {}, 'HEAD')
  assert.deepEqual([head.response.status, head.response.headers.get('content-length')], [200, String(bytes.length)])
})

test('a file that is still in the folder is served until it is copied', onServer, async () => {
  const bytes = mp4(5_000)
  const { body } = await person.upload(uploadVideo, {}, { bytes, name: 'a.mp4' }, { storeId })
  await store.remove(keyOf(body.id))
  assert.equal((await fetchBytes(body.url)).response.status, 404)
  const path = join(app.config.dataDir, 'files', keyOf(body.id))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  const part = await fetchBytes(body.url, { range: 'bytes=-100' })
  assert.deepEqual([part.response.status, part.bytes], [206, bytes.slice(-100)])
})

test('while the bucket is away uploads answer 503 and leave nothing behind (R18)', onServer, async () => {
  const before = await storedIds()
  const { body } = await person.upload(upload, { purpose: 'Document' }, { bytes: files.pdf(), name: 'a.pdf' })
  await server.stop()
  const refused = await person.upload(upload, {}, { bytes: await files.png(), name: 'b.png' })
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2'])
  assert.equal((await person.get(body.url)).status, 503)
  await server.start()
  assert.equal((await person.get(body.url)).status, 200)
  await forget()
  assert.deepEqual(await storedIds(), [])
  assert.ok(before.length > 0)
})

test('unused files are removed from the bucket', onServer, async () => {
  const { body } = await person.upload(upload, {}, { bytes: await files.png(), name: 'a.png' })
  await forget()
  assert.equal(await store.describe(keyOf(body.id)), undefined)
  assert.deepEqual(
    readdirSync(join(app.config.dataDir, 'cache/media'), { recursive: true }).filter((name) =>
      String(name).includes(body.id),
    ),
    [],
  )
})

/** A day later. */
async function forget() {
  const { db } = app.database
  await sql`update files set created_at = created_at - interval '25 hours' where charged_to is not null`.execute(db)
  await removeUnused.run({}, { db, config: app.config, log: createLog('silent'), now: new Date() })
}
