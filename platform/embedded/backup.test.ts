import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { backUp } from './backup.ts'
import { readManifest } from './backup-folder.ts'
import { restore } from './restore.ts'
import { type EmbeddedDatabase, startEmbedded } from './supervisor.ts'

const silent = { info: () => {}, warn: () => {} }
const picture = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 251))

let root: string
let dataDir: string
let source: EmbeddedDatabase
let backup: string
const sockets = new Set<string>()

before(async () => {
  root = mkdtempSync(join(tmpdir(), 'tradeyard-backup-'))
  dataDir = join(root, 'data')
  source = await serve(dataDir)
  await query(source, 'create table numbered (id int primary key, filler text)')
  for (const folder of ['files/uploads/ab', 'files/recordings', 'cache/media'])
    mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(join(dataDir, 'files/uploads/ab/picture'), picture)
  writeFileSync(join(dataDir, 'files/recordings/empty'), '')
  writeFileSync(join(dataDir, 'cache/media/variant'), 'can be made again')
  writeFileSync(join(dataDir, 'pepper'), 'a secret beside the data', { mode: 0o600 })
  backup = join(root, 'backup')
  mkdirSync(backup)
  await backUp(dataDir, backup, silent)
})

after(async () => {
  await source.stop()
  for (const folder of [root, ...sockets]) rmSync(folder, { recursive: true, force: true })
})

async function serve(folder: string) {
  const database = await startEmbedded(folder, silent)
  sockets.add(database.connection.host!)
  return database
}

async function query({ connection }: EmbeddedDatabase, text: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Commits rows 0, 1, 2… and switches WAL segments, so that PostgreSQL recycles them, until it is stopped. */
function startWriter() {
  const state = { committed: 0, isStopped: false }
  const ended = write()
  return { state, stop: () => ((state.isStopped = true), ended) }

  async function write() {
    const client = new pg.Client(source.connection)
    await client.connect()
    while (!state.isStopped) {
      await client.query(
        "insert into numbered select $1, string_agg(md5(random()::text), '') from generate_series(1, 100)",
        [state.committed],
      )
      if (++state.committed % 40 === 0)
        for (const text of ['select pg_switch_wal()', 'checkpoint']) await client.query(text)
      await sleep(10)
    }
    await client.end()
  }
}

async function rowsAfterRestore(backup: string, folder: string) {
  await restore(backup, folder)
  const restored = await serve(folder)
  try {
    const [row] = await query(
      restored,
      'select count(*)::int as count, coalesce(max(id), -1) as last, count(filler)::int as filled from numbered',
    )
    await query(restored, "insert into numbered values (-1, 'a restored database takes new rows')")
    return row as { count: number; last: number; filled: number }
  } finally {
    await restored.stop()
  }
}

const entriesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }))

async function runScript(name: 'backup' | 'restore', args: readonly string[], environment: NodeJS.ProcessEnv) {
  const child = startScript(name, args, environment)
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, errors: errors.trim() }
}

function startScript(name: 'backup' | 'restore', args: readonly string[], environment: NodeJS.ProcessEnv) {
  const script = join(import.meta.dirname, `../../scripts/${name}.ts`)
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

test('a backup under constant writes restores every row that was committed before it, without a gap, and every file (R19)', async () => {
  const writer = startWriter()
  while (writer.state.committed < 100) await sleep(20)
  const committedBefore = writer.state.committed
  await backUp(dataDir, join(root, 'online'), silent).finally(writer.stop)
  const committedAfter = writer.state.committed
  assert.ok(committedAfter > committedBefore, 'nothing was written meanwhile')
  const folder = join(root, 'restored')
  const { count, last, filled } = await rowsAfterRestore(join(root, 'online'), folder)
  assert.ok(
    count >= committedBefore && count <= committedAfter,
    `${count} rows, ${committedBefore} before and ${committedAfter} after`,
  )
  assert.deepEqual({ last, filled }, { last: count - 1, filled: count })
  assert.deepEqual(readFileSync(join(folder, 'files/uploads/ab/picture')), picture)
  assert.equal(readFileSync(join(folder, 'files/recordings/empty'), 'utf8'), '')
  assert.equal(readFileSync(join(folder, 'pepper'), 'utf8'), 'a secret beside the data')
  assert.equal(existsSync(join(folder, 'cache')), false)
  assert.equal(existsSync(join(folder, 'restore.part')), false)
})

test('a backup leaves no replication slot behind, and only its owner can read it (R19)', async () => {
  assert.deepEqual(await query(source, 'select slot_name from pg_replication_slots'), [])
  assert.equal(statSync(backup).mode & 0o777, 0o700)
  for (const { path, isFile } of entriesIn(backup))
    assert.equal(statSync(path).mode & 0o777, isFile ? 0o600 : 0o700, path)
})

test('a stopped installation is backed up and stays stopped (R19)', async () => {
  const [before] = (await query(source, 'select count(*)::int as count from numbered')) as [{ count: number }]
  await source.stop()
  try {
    assert.deepEqual(await runScript('backup', [join(root, 'offline')], { DATA_DIR: dataDir }), {
      code: 0,
      errors: '',
    })
    assert.equal(existsSync(join(dataDir, 'postgres/postmaster.pid')), false)
  } finally {
    source = await serve(dataDir)
  }
  assert.equal((await rowsAfterRestore(join(root, 'offline'), join(root, 'restored-offline'))).count, before.count)
})

test('a backup with a changed byte or a missing file is refused, and nothing is written (R19)', async () => {
  const folder = join(root, 'never')
  const { files } = await readManifest(backup)
  const segment = files.findLast(({ path }) => path.startsWith('postgres/pg_wal/'))!.path
  const flipped = (bytes: Buffer) => bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 1)
  const cases = [
    { path: 'pepper', change: flipped, message: /is not what was backed up/ },
    { path: segment, change: flipped, message: /is not what was backed up/ },
    { path: segment, change: (bytes: Buffer) => bytes.subarray(1), message: /is not what was backed up/ },
    { path: 'files/uploads/ab/picture', message: /lacks files.uploads/ },
    { path: 'manifest.json', change: flipped, message: /is damaged/ },
    { path: 'manifest.json', message: /not a complete backup/ },
  ]
  for (const { path, change, message } of cases) {
    const bytes = readFileSync(join(backup, path))
    if (change) writeFileSync(join(backup, path), change(bytes))
    else rmSync(join(backup, path))
    await assert.rejects(restore(backup, folder), message)
    assert.equal(existsSync(folder), false)
    writeFileSync(join(backup, path), bytes)
  }
})

test('backup and restore refuse a folder that is not empty (R19)', async () => {
  const used = join(root, 'used')
  mkdirSync(used)
  writeFileSync(join(used, 'something'), 'of value')
  await assert.rejects(restore(backup, used), /is not empty/)
  await assert.rejects(restore(backup, dataDir), /is not empty/)
  await assert.rejects(backUp(dataDir, used, silent), /is not empty/)
  await assert.rejects(backUp(dataDir, join(dataDir, 'backup'), silent), /lost with it/)
  await assert.rejects(backUp(join(root, 'nowhere'), join(root, 'nothing'), silent), /no database to back up/)
  assert.deepEqual(readdirSync(used), ['something'])
  assert.deepEqual(
    ['nowhere', 'nothing', 'used.part'].filter((name) => existsSync(join(root, name))),
    [],
  )
})

test('a killed backup leaves only a folder that is recognised as incomplete (R19)', async () => {
  const killed = join(root, 'killed'),
    big = join(dataDir, 'files/uploads/big')
  appendFileSync(big, '')
  truncateSync(big, 2 ** 31)
  const child = startScript('backup', [killed], { DATA_DIR: dataDir })
  while (!existsSync(`${killed}.part/files`)) await sleep(5)
  child.kill('SIGKILL')
  await once(child, 'exit')
  rmSync(big)
  assert.deepEqual(
    readdirSync(root).filter((name) => name.startsWith('killed')),
    ['killed.part'],
  )
  await assert.rejects(restore(`${killed}.part`, join(root, 'never-killed')), /not a complete backup/)
  await assert.rejects(backUp(dataDir, killed, silent), /remove it first/)
})

test('a failed backup leaves nothing behind (R19)', async () => {
  const failed = join(root, 'failed')
  const running = assert.rejects(backUp(dataDir, failed, silent))
  const backend = "select pid from pg_stat_activity where application_name = 'tradeyard backup'"
  while (!existsSync(`${failed}.part/postgres`)) await sleep(5)
  await query(source, `select pg_terminate_backend(pid) from (${backend}) as backend`)
  await running
  assert.deepEqual(
    readdirSync(root).filter((name) => name.startsWith('failed')),
    [],
  )
})

test('with DATABASE_URL both commands refer to the tools of PostgreSQL in one line (R19)', async () => {
  for (const name of ['backup', 'restore'] as const) {
    const { code, errors } = await runScript(name, [join(root, 'external')], {
      DATABASE_URL: 'postgres://nowhere/none',
      DATA_DIR: dataDir,
    })
    assert.equal(code, 1)
    assert.match(errors, /^DATABASE_URL is set: .*pg_basebackup or pg_dump.*files.*pepper.*$/)
  }
  assert.equal(existsSync(join(root, 'external')), false)
})

test(
  'as root without user namespaces, the restored database belongs to the other user (R19)',
  { skip: process.getuid?.() !== 0 },
  async () => {
    const { PATH } = process.env
    const folder = mkdtempSync(join(tmpdir(), 'tradeyard-backup-'))
    process.env['PATH'] = '/nowhere'
    try {
      assert.equal((await rowsAfterRestore(backup, folder)).count, 0)
      assert.notEqual(statSync(join(folder, 'postgres/PG_VERSION')).uid, 0)
    } finally {
      process.env['PATH'] = PATH
      rmSync(folder, { recursive: true })
    }
  },
)
