import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startCluster } from '../testing/servers/cluster.ts'
import { startEmbedded } from './supervisor.ts'

type SupervisorMessage = { connection?: pg.ClientConfig; error?: string; info?: string; warn?: string }
type Server = { child: ChildProcess; messages: SupervisorMessage[]; connection: pg.ClientConfig }

let folder: string
let socket: string | undefined
const running = new Set<ChildProcess>()

before(() => (folder = mkdtempSync(join(tmpdir(), 'tradeyard-embedded-'))))
after(async () => {
  for (const child of running) child.kill('SIGKILL')
  for (const deadline = Date.now() + 10_000; Date.now() < deadline && isServed();) await sleep(100)
  rmSync(folder, { recursive: true, force: true })
  if (socket) rmSync(socket, { recursive: true, force: true })
})

/** Serves the folder in another process; rejects with its error message. */
async function serve(inFolder = folder, env = process.env): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'supervisor.fixture.ts'), [inFolder], {
    execArgv: [],
    silent: true,
    env,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const messages: SupervisorMessage[] = []
  const connection = await new Promise<pg.ClientConfig>((done, fail) => {
    child.on('message', (message: SupervisorMessage) => {
      messages.push(message)
      if (message.connection) done(message.connection)
      if (message.error) fail(new Error(message.error))
    })
    child.once('exit', () => fail(new Error(`ended: ${JSON.stringify(messages)}`)))
  })
  if (inFolder === folder) socket = connection.host
  return { child, messages, connection }
}

async function stop({ child }: Server) {
  child.send('stop')
  await once(child, 'exit')
}

async function kill({ child }: Server) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function query(connection: pg.ClientConfig, text: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const postmaster = () => Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

function isServed() {
  try {
    process.kill(postmaster(), 0)
    return true
  } catch {
    return false
  }
}

test('a data folder is created, served, stopped and served again', async () => {
  const first = await serve()
  await query(first.connection, 'create table kept (id int primary key)')
  await stop(first)
  assert.equal(isServed(), false)
  const second = await serve()
  assert.deepEqual(await query(second.connection, 'select count(*)::int as count from kept'), [{ count: 0 }])
  await stop(second)
})

test('a second start on the same folder is refused and does not affect the first', async () => {
  const first = await serve()
  await assert.rejects(serve(), /Another Tradeyard already serves/)
  await assert.rejects(startEmbedded(folder, { info: () => {}, warn: () => {} }), /Another Tradeyard already serves/)
  assert.deepEqual(await query(first.connection, 'select 1 as one'), [{ one: 1 }])
  await stop(first)
})

test('commits that were acknowledged before the process was killed survive (R01)', async () => {
  let acknowledged = 0
  for (let round = 0; round < 3; round++) {
    const server = await serve()
    const client = new pg.Client(server.connection)
    client.on('error', () => {})
    await client.connect()
    setTimeout(() => server.child.kill('SIGKILL'), 50 + round * 40)
    try {
      for (;;) {
        await client.query('insert into kept values ($1)', [acknowledged])
        acknowledged++
      }
    } catch {
      await client.end().catch(() => {})
    }
  }
  const server = await serve()
  const [{ count, missing }] = (await query(
    server.connection,
    `
    select count(*)::int as count, (select count(*)::int from generate_series(0, ${acknowledged - 1}) n where not exists (select 1 from kept where id = n)) as missing from kept`,
  )) as [{ count: number; missing: number }]
  assert.equal(missing, 0)
  assert.ok(count >= acknowledged && count <= acknowledged + 3, `${count} rows for ${acknowledged} acknowledged`)
  await stop(server)
})

test('after the process was killed the next start recovers, or adopts the running PostgreSQL', async () => {
  await kill(await serve())
  const next = await serve()
  assert.deepEqual(await query(next.connection, 'select 1 as one'), [{ one: 1 }])
  await stop(next)
  assert.equal(isServed(), false)
})

test('a stale lock file does not prevent a start', async () => {
  const text = `999999\n${join(folder, 'postgres')}\n1700000000\n5432\n${socket}\n\n  0 0\nready\n`
  for (const stale of [text, text.replace('999999', String(process.pid)), 'garbage']) {
    writeFileSync(join(folder, 'postgres/postmaster.pid'), stale)
    await stop(await serve())
  }
})

test('a killed PostgreSQL is started again, and no acknowledged commit is lost', async () => {
  const server = await serve()
  await query(server.connection, 'create table survivors as select 1 as id')
  process.kill(postmaster(), 'SIGKILL')
  let rows: unknown[] | undefined
  for (const deadline = Date.now() + 30_000; !rows && Date.now() < deadline; await sleep(100))
    rows = await query(server.connection, 'select id from survivors').catch(() => undefined)
  assert.deepEqual(rows, [{ id: 1 }])
  assert.ok(server.messages.some(({ warn }) => warn?.includes('starting it again')))
  await stop(server)
})

test('an adopted PostgreSQL is started again after its end (R04j)', async () => {
  await using cluster = await startCluster()
  const server = await serve(cluster.folder)
  assert.ok(server.messages.some(({ info }) => info?.includes('adopted')))
  await cluster.end('SIGKILL')
  while (!(await query(server.connection, 'select 1').catch(() => undefined))) await sleep(100)
  await stop(server)
})

test('after PostgreSQL has restarted by itself, a second start is still refused (R04j)', async () => {
  const server = await serve()
  const client = new pg.Client(server.connection)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lockHolder = () =>
    query(server.connection, "select pid from pg_locks where locktype = 'advisory'").then(
      ([lock]) => (lock as { pid: number } | undefined)?.pid,
      () => undefined,
    )
  const first = await lockHolder()
  process.kill(rows[0]!.pid, 'SIGKILL')
  for (let holder = first; holder === undefined || holder === first; await sleep(50)) holder = await lockHolder()
  await assert.rejects(serve(), /Another Tradeyard already serves/)
  await stop(server)
})

test('a server that is stopped while PostgreSQL is down ends in order (R04j)', async () => {
  const server = await serve()
  process.kill(postmaster(), 'SIGKILL')
  await stop(server)
  assert.equal(server.child.exitCode, 0)
  assert.equal(isServed(), false)
})

test(
  'as root without user namespaces, as in many containers, PostgreSQL runs as another user',
  { skip: process.getuid?.() !== 0 },
  async () => {
    const own = mkdtempSync(join(tmpdir(), 'tradeyard-root-'))
    const server = await serve(own, { ...process.env, PATH: '/nowhere' })
    assert.deepEqual(await query(server.connection, 'select 1 as one'), [{ one: 1 }])
    await stop(server)
    rmSync(own, { recursive: true })
    rmSync(server.connection.host!, { recursive: true, force: true })
  },
)
