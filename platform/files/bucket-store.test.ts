// On a real S3 server, where one is installed.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { type BucketServer, missingBucketServer, startBucketServer } from '../testing/servers/bucket-server.ts'
import { BucketError, requestBucket } from './bucket-request.ts'
import { type BucketStore, checkBucket, createBucketStore } from './bucket-store.ts'
import { copyToBucket } from './copy-to-bucket.ts'
import { openFileStore } from './open-store.ts'

const onServer = { skip: missingBucketServer }
let server: BucketServer
let store: BucketStore
let dataDir: string

before(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeyard-files-'))
  if (missingBucketServer) return
  server = await startBucketServer()
  store = createBucketStore(server.bucket)
})

after(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await server?.[Symbol.asyncDispose]()
})

const bytesOf = (size: number) => Buffer.alloc(size, 'content ')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const silent = { warn: () => {} }

function putInFolder(key: string, bytes: Buffer) {
  const path = join(dataDir, 'files', key)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  return path
}

test('a file is stored, read whole and in parts, described and removed', onServer, async () => {
  const bytes = bytesOf(100_000)
  for (const key of ['uploads/ab/plain', 'recordings/with space, plus+ & (ümlaut)']) {
    await store.write(key, bytes)
    assert.deepEqual(await store.read(key), bytes)
    assert.deepEqual(await store.describe(key), { size: bytes.length, sha256: sha256(bytes) })
    const part = (await store.open(key, { start: 10, end: 1_009 }))!
    assert.deepEqual([part.size, await buffer(part.content)], [1_000, bytes.subarray(10, 1_010)])
    await store.remove(key)
    await store.remove(key)
    assert.deepEqual(
      [await store.read(key), await store.open(key), await store.describe(key)],
      [undefined, undefined, undefined],
    )
  }
})

test(
  'a file larger than what may be in memory is stored from its path, and an empty one as well',
  onServer,
  async () => {
    const path = putInFolder('incoming/large', bytesOf(20 * 1024 * 1024))
    await store.copyFrom('uploads/large', path)
    const hash = createHash('sha256')
    for await (const chunk of (await store.open('uploads/large'))!.content) hash.update(chunk as Buffer)
    assert.deepEqual(await store.describe('uploads/large'), { size: 20 * 1024 * 1024, sha256: hash.digest('hex') })
    await store.copyFrom('uploads/empty', putInFolder('incoming/empty', Buffer.alloc(0)))
    assert.deepEqual(await store.read('uploads/empty'), Buffer.alloc(0))
    rmSync(join(dataDir, 'files'), { recursive: true })
  },
)

test('the bucket refuses contents that do not match their SHA-256', onServer, async () => {
  const bytes = bytesOf(1_000)
  const content = { size: bytes.length, sha256: sha256(bytesOf(999)), open: () => Readable.from([bytes]) }
  const putting = requestBucket(server.bucket, { method: 'PUT', key: 'uploads/changed', content })
  await assert.rejects(putting, /400 XAmzContentSHA256Mismatch$/)
  assert.equal(await store.read('uploads/changed'), undefined)
})

test('a start is refused with the reason if the bucket is missing or the keys are wrong', onServer, async () => {
  await checkBucket(server.bucket, silent)
  await assert.rejects(
    checkBucket({ ...server.bucket, name: 'nowhere' }, silent),
    /S3_BUCKET cannot be used.*NoSuchBucket/,
  )
  await assert.rejects(checkBucket({ ...server.bucket, secretAccessKey: 'wrong' }, silent), /403 SignatureDoesNotMatch/)
  await assert.rejects(checkBucket({ ...server.bucket, accessKeyId: 'nobody' }, silent), /403 InvalidAccessKeyId/)
})

test('files of the folder are served until they are copied, and copied once', onServer, async () => {
  const files = openFileStore({ dataDir, bucket: server.bucket })
  const keys = Array.from({ length: 25 }, (_, index) => `uploads/${index % 3}/file-${index}`)
  for (const key of keys) putInFolder(key, Buffer.from(key))
  putInFolder('uploads/0/crashed.1.x.partial', bytesOf(10))
  assert.equal(String(await files.read(keys[0]!)), keys[0])
  assert.equal(String(await buffer((await files.open(keys[1]!))!.content)), keys[1])
  // One is there with other contents, as after an interrupted copy of another installation.
  await store.write(keys[2]!, Buffer.from('other'))
  const folder = join(dataDir, 'files')
  const bytes = keys.join('').length
  const [one, other] = await Promise.all([copyToBucket(folder, store), copyToBucket(folder, store)])
  assert.ok(one.copied + other.copied >= keys.length)
  assert.deepEqual(await copyToBucket(folder, store), { copied: 0, present: keys.length, bytes: 0 })
  rmSync(folder, { recursive: true })
  for (const key of keys) assert.equal(String(await files.read(key)), key)
  assert.equal(await store.describe('uploads/0/crashed.1.x.partial'), undefined)
  assert.ok(one.bytes + other.bytes >= bytes)
  assert.deepEqual(await copyToBucket(folder, store), { copied: 0, present: 0, bytes: 0 })
})

test('a file that the site removes while it is copied stays removed', onServer, async () => {
  const files = openFileStore({ dataDir, bucket: server.bucket })
  const key = 'uploads/cd/removed'
  putInFolder(key, bytesOf(1_000))
  const slow: BucketStore = {
    ...store,
    async copyFrom(target) {
      await files.remove(key)
      await store.write(target, bytesOf(1_000))
    },
  }
  await copyToBucket(join(dataDir, 'files'), slow)
  assert.deepEqual([await store.read(key), await files.read(key)], [undefined, undefined])
})

test('while the server is away requests fail as unavailable, and afterwards they work again', onServer, async () => {
  await store.write('uploads/kept', bytesOf(10))
  await server.stop()
  await assert.rejects(store.read('uploads/kept'), (error) => error instanceof BucketError && error.statusCode === 503)
  const warnings: unknown[] = []
  await checkBucket(server.bucket, { warn: (...entry: unknown[]) => void warnings.push(entry) })
  assert.equal(warnings.length, 1)
  await server.start()
  assert.deepEqual(await store.read('uploads/kept'), bytesOf(10))
})

test('objects in a bucket that does not exist are not merely missing', onServer, async () => {
  const nowhere = { ...server.bucket, name: 'nowhere' }
  await assert.rejects(requestBucket(nowhere, { method: 'GET', key: 'a' }), { name: 'BucketError', answered: 404 })
})
