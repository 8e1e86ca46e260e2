// A restored backup equals the original: every row of every table, and every file of the folder and the bucket.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { missingBucketServer, startBucketServer } from '../testing/servers/bucket-server.ts'
import { demonstrationDatabase } from '../testing/demonstration.ts'
import { createBucketStore } from '../files/bucket-store.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { startEmbedded } from './supervisor.ts'

const silent = { info: () => {}, warn: () => {} }
const productStep = 40

/** A digest of the rows of each table, and the position of each sequence. */
async function digestsOf(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by name`,
    )
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value::text, '') as value from pg_sequences`,
    )
    const digests = Object.fromEntries(sequences.map(({ name, value }) => [name, value]))
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
      )
      digests[name] = rows[0]!.digest
    }
    return digests
  } finally {
    await client.end()
  }
}

test('a backup restores every row of every table, and every file (R19)', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tradeyard-backup-'))
  const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ]
  const source = await startEmbedded(dataDir, silent)
  const { connection, end } = await demonstrationDatabase(source.connection, productStep)
  await end()
  mkdirSync(join(dataDir, 'files/uploads/ab'), { recursive: true })
  writeFileSync(join(dataDir, 'files/uploads/ab/one'), 'in the folder')
  const steps: string[] = []
  await backUp(dataDir, backup, silent, { onProgress: (step) => steps.push(step) })
  const before = await digestsOf(connection)
  await source.stop()
  await restore(backup, restored, (step) => steps.push(step))
  const copy = await startEmbedded(restored, silent)
  try {
    assert.deepEqual(await digestsOf({ ...copy.connection, database: connection.database }), before)
    assert.ok(Object.keys(before).length > 100, 'there is no schema')
    assert.ok(Number(before['public.products']!.split(' ')[0]) > 10, 'there are no products')
    assert.equal(readFileSync(join(restored, 'files/uploads/ab/one'), 'utf8'), 'in the folder')
    assert.deepEqual(
      steps.map((step) => step.replace(/\d+/, 'N')).filter((step) => !step.startsWith('copying')),
      [
        'the database is copied, N files',
        'all files are copied, N files',
        'N files are as they were backed up',
        'all files are copied',
      ],
    )
  } finally {
    await copy.stop()
    rmSync(root, { recursive: true, force: true })
  }
})

test(
  'a backup has the files of the bucket beside those that are still in the folder (R19)',
  {
    skip: missingBucketServer,
  },
  async () => {
    await using server = await startBucketServer()
    const store = createBucketStore(server.bucket)
    const keys = Array.from({ length: 1_005 }, (_, index) => `uploads/${String(index % 7)}0/file ${index} & more`)
    for (const key of keys) await store.write(key, Buffer.from(`content of ${key}`))
    await store.write('checks/left-over', Buffer.from('of a start'))
    const root = mkdtempSync(join(tmpdir(), 'tradeyard-backup-'))
    const dataDir = join(root, 'data')
    const source = await startEmbedded(dataDir, silent)
    try {
      mkdirSync(join(dataDir, 'files/uploads/00'), { recursive: true })
      writeFileSync(join(dataDir, 'files', keys[0]!), `content of ${keys[0]}`)
      writeFileSync(join(dataDir, 'files/uploads/00/only here'), 'not copied to the bucket yet')
      const { files } = await backUp(dataDir, join(root, 'backup'), silent, { bucket: server.bucket })
      assert.equal(files.filter(({ path }) => path.startsWith('files/')).length, keys.length + 1)
      await restore(join(root, 'backup'), join(root, 'restored'))
      for (const key of keys) assert.equal(readFileSync(join(root, 'restored/files', key), 'utf8'), `content of ${key}`)
    } finally {
      await source.stop()
      rmSync(root, { recursive: true, force: true })
    }
  },
)
