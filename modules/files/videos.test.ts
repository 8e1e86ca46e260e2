import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { colleague, somebody, type Somebody } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import { mp4, webm } from '#platform/testing/videos.ts'
import { getVideo, listVideos, saveVideo, uploadVideo } from './contract.ts'

let app: TestApp
let storeId: number
let person: Somebody

before(async () => {
  app = await startApp({ environment: { MAX_VIDEO_MB: '1' } })
  storeId = (await make.store(app.database.db)).id
  person = await colleague(app, storeId, 'Operator')
})

after(() => app[Symbol.asyncDispose]())

const send = (bytes: Uint8Array<ArrayBuffer>, name: string, visitor = person) =>
  visitor.upload(uploadVideo, {}, { bytes, name }, { storeId })

test('a video is recognised by its content and served as it is, to everyone', async () => {
  for (const [bytes, type] of [
    [await webm(), 'webm'],
    [mp4(), 'mp4'],
  ] as const) {
    const { status, body } = await send(bytes, 'Drill at work.bin')
    assert.deepEqual(
      [status, body.source, body.name, body.contentType, body.size],
      [200, 'Local', `Drill at work.bin.${type}`, `video/${type}`, bytes.length],
    )
    assert.equal(body.url, `/media/${body.id}.${type}`)
    const response = await fetch(app.address + body.url)
    assert.deepEqual(new Uint8Array(await response.arrayBuffer()), bytes)
    const header = (name: string) => response.headers.get(name)
    assert.deepEqual(
      [response.status, header('content-type'), header('accept-ranges'), header('cache-control')],
      [200, `video/${type}`, 'bytes', 'public, max-age=31536000, immutable'],
    )
    assert.deepEqual(
      [header('x-content-type-options'), header('content-security-policy')],
      ['nosniff', "default-src 'none'; media-src 'self'; sandbox"],
    )
  }
})

test('a player reads any part of a video', async () => {
  const bytes = mp4(5_000)
  const { url } = (await send(bytes, 'a.mp4')).body
  const read = async (headers: Record<string, string>, method = 'GET') => {
    const response = await fetch(app.address + url, { headers, method })
    return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const whole = await read({}, 'HEAD')
  assert.deepEqual([whole.status, whole.headers.get('content-length')], [200, String(bytes.length)])
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 99],
    ['bytes=1000-', 1_000, bytes.length - 1],
    ['bytes=-10', bytes.length - 10, bytes.length - 1],
  ] as const) {
    const part = await read({ range })
    assert.deepEqual(
      [part.status, part.headers.get('content-range'), part.headers.get('content-length')],
      [206, `bytes ${from}-${to}/${bytes.length}`, String(to - from + 1)],
    )
    assert.deepEqual(part.bytes, bytes.slice(from, to + 1))
  }
  const etag = whole.headers.get('etag')!
  assert.equal((await read({ range: 'bytes=0-9', 'if-range': etag })).status, 206)
  assert.equal((await read({ range: 'bytes=0-9', 'if-range': '"another"' })).status, 200)
  // Without a header of its own, fetch asks caches to check again.
  assert.equal((await read({ 'if-none-match': etag, 'cache-control': 'max-age=0' })).status, 304)
  const beyond = await read({ range: `bytes=${bytes.length}-` })
  assert.deepEqual(
    [beyond.status, beyond.headers.get('content-range'), beyond.headers.get('cache-control')],
    [416, `bytes */${bytes.length}`, 'no-store'],
  )
  const visitor = anonymous(app)
  for (const other of [
    url.replace('.mp4', '.webm'),
    url.replace('.mp4', ''),
    '/media/..%2f..%2fpepper',
    '/media/x.mp4',
  ])
    assert.equal((await visitor.get(other)).status, 404, other)
})

test('anything but MP4 and WebM is refused, whatever its name (F04)', async () => {
  const refused = {
    'clip.mov': files.text('\0\0\0\x14ftypqt  \0\0\0\0qt  '),
    'sound.mp4': files.text('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'),
    'film.webm': files.text('\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska'),
    'page.mp4': files.text('<!doctype html><script>alert(1)</script>ftypisom'),
    'photo.mp4': await files.png(),
    'sheet.webm': files.pdf(),
    'empty.mp4': files.text(''),
  }
  for (const [name, bytes] of Object.entries(refused))
    assert.equal(statusAndCode(await send(bytes, name)), '415 files.wrongType', name)
})

test('a video beyond the limit of the installation is refused, with the limit', async () => {
  const large = await send(mp4(1024 * 1024), 'large.mp4')
  assert.equal(statusAndCode(large), '413 files.tooLarge')
  assert.match((large.body as unknown as { detail: string }).detail, /\b1\u00a0MB/)
  const incoming = join(app.config.dataDir, 'incoming')
  await until(() => !existsSync(incoming) || readdirSync(incoming).length === 0, 'no temporary file remains')
  assert.equal((await send(mp4(1024 * 1024 - 100), 'small.mp4')).status, 200)
})

test('videos are uploaded for a store, by its people', async () => {
  assert.equal((await send(mp4(), 'a.mp4', await somebody(app))).status, 403)
  assert.equal((await send(mp4(), 'a.mp4', anonymous(app) as Somebody)).status, 401)
  const other = await colleague(app, (await make.store(app.database.db)).id, 'Owner')
  assert.equal((await send(mp4(), 'a.mp4', other)).status, 403)
})

test('videos are listed in the order of their ids, with the limit', async () => {
  const { body: own } = await send(await webm(), 'own.webm')
  const { body: youtube } = await person.call(saveVideo, { url: 'https://youtu.be/dQw4w9WgXcQ' })
  const { body } = await person.call(listVideos, { ids: `${youtube.id},${own.id}` }, { storeId })
  assert.deepEqual(body, { items: [youtube, own], maxBytes: 1024 * 1024 })
  assert.deepEqual((await anonymous(app).call(getVideo, { id: own.id })).body, own)
  assert.equal((await person.call(listVideos, { ids: 'nothing' }, { storeId })).status, 422)
})
