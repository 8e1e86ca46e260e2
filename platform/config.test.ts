import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig } from './config.ts'

test('with nothing set, everything works on a clean machine', () => {
  const config = readConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.publicOrigin, 'http://localhost:3000')
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demo, true)
  assert.equal(config.rateLimits, true)
  assert.deepEqual(config.hosts, { b2b: ['localhost:3000'], trade: ['trade.localhost:3000'] })
})

test('push services may write to the sender of the mails, unless told otherwise', () => {
  assert.equal(readConfig({ MAIL_FROM: 'Yard <post@yard.example>' }).push.subject, 'mailto:post@yard.example')
  assert.equal(
    readConfig({ PUSH_SUBJECT: 'https://yard.example/contacts' }).push.subject,
    'https://yard.example/contacts',
  )
})

test('an empty setting is one that is not set', () =>
  assert.equal(readConfig({ PORT: '', DATABASE_URL: '' }).port, 3000))

test('a database of its own is not filled with a demonstration unless that is asked for', () => {
  const DATABASE_URL = 'postgres://somewhere/tradeyard'
  assert.equal(readConfig({ DATABASE_URL }).demo, false)
  assert.equal(readConfig({ DATABASE_URL, DEMO: 'yes' }).demo, true)
})

test('both variants have their hosts', () => {
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://trade.example',
    PROJECT: 'trade',
    B2B_HOSTS: 'yard.example, www.yard.example',
  })
  assert.deepEqual(config.hosts, { trade: ['trade.example'], b2b: ['yard.example', 'www.yard.example'] })
})

test('a web process and a worker share a database of their own', () => {
  assert.equal(readConfig({}).role, 'all')
  for (const ROLE of ['web', 'worker'] as const) {
    assert.equal(readConfig({ ROLE, DATABASE_URL: 'postgres://somewhere/tradeyard' }).role, ROLE)
    assert.throws(() => readConfig({ ROLE }), /ROLE: .*DATABASE_URL/)
  }
})

const bucket = {
  S3_BUCKET: 'files',
  S3_ENDPOINT: 'https://s3.example',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('files are in a bucket if its settings are complete', () => {
  assert.equal(readConfig({}).bucket, undefined)
  assert.deepEqual(readConfig({ ...bucket, S3_PATH_STYLE: 'off' }).bucket, {
    name: 'files',
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    pathStyle: false,
  })
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    assert.throws(() => readConfig({ ...bucket, [name]: '' }), new RegExp(`${name}: is needed with S3_BUCKET`))
  assert.throws(() => readConfig({ ...bucket, S3_BUCKET: '' }), /S3_ENDPOINT: needs S3_BUCKET/)
})

test('the secret of the bucket can be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradeyard-secret-'))
  const path = join(folder, 'secret')
  writeFileSync(path, 'secret of the file\n')
  const settings = { ...bucket, S3_SECRET_ACCESS_KEY: '', S3_SECRET_ACCESS_KEY_FILE: path }
  assert.equal(readConfig(settings).bucket!.secretAccessKey, 'secret of the file')
  assert.throws(() => readConfig({ ...settings, S3_SECRET_ACCESS_KEY: 'other' }), /_FILE: .*exclude each other/)
  rmSync(folder, { recursive: true })
  assert.throws(() => readConfig(settings), /S3_SECRET_ACCESS_KEY_FILE: must name a file/)
})

test('every setting that cannot be used is named, all at once', () => {
  const bad: Record<string, string> = {
    ROLE: 'both',
    PORT: '70000',
    DRAIN_SECONDS: '-1',
    MAX_EVENT_LOOP_DELAY: 'long',
    DATABASE_URL: 'mysql://here',
    PUBLIC_ORIGIN: 'https://example.com/path',
    PROJECT: 'shop',
    LOCALES: 'en,fr',
    DEMO: 'perhaps',
    RATE_LIMITS: '2',
    LOG_LEVEL: 'loud',
    B2B_HOSTS: 'https://a.example',
    RATES_URL: 'ftp://rates.example',
    TELEPHONY_SECRET: 'too short',
    PUSH_SUBJECT: 'somebody',
    S3_BUCKET: 'Not A Bucket',
    S3_ENDPOINT: 's3.example',
    S3_PATH_STYLE: 'perhaps',
  }
  assert.throws(
    () => readConfig(bad),
    (error: Error) => {
      for (const name of Object.keys(bad)) assert.match(error.message, new RegExp(`^  ${name}: `, 'm'))
      return true
    },
  )
  for (const PORT of ['0', '-1', '1.5', 'x', '1e9']) assert.throws(() => readConfig({ PORT }), /PORT/)
})

test('the settings of Robokassa need each other', () => {
  assert.equal(readConfig({}).robokassa, undefined)
  const shop = { ROBOKASSA_LOGIN: 'shop', ROBOKASSA_PASSWORD1: 'one', ROBOKASSA_PASSWORD2: 'two' }
  assert.deepEqual(readConfig(shop).robokassa, {
    login: 'shop',
    password1: 'one',
    password2: 'two',
    hash: 'md5',
    isTest: false,
  })
  assert.throws(() => readConfig({ ...shop, ROBOKASSA_PASSWORD2: '' }), /ROBOKASSA_PASSWORD2: is needed/)
  assert.throws(() => readConfig({ ...shop, ROBOKASSA_HASH: 'crc32' }), /ROBOKASSA_HASH: must be one of md5/)
})
