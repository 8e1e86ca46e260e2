import assert from 'node:assert/strict'
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster, type TestCluster } from '../testing/servers/cluster.ts'

type Message = { address?: string; started?: string; done?: string; log?: string }
type Server = { child: ChildProcess; address: string; messages: Message[] } & Disposable

let cluster: TestCluster

before(async () => (cluster = await startCluster()))
after(() => cluster[Symbol.asyncDispose]())

async function startServer(): Promise<Server> {
  await cluster.start()
  const child = fork(
    join(import.meta.dirname, '../testing/servers/server-with-jobs.ts'),
    [JSON.stringify(cluster.connection)],
    { execArgv: [] },
  )
  const messages: Message[] = []
  child.on('message', (message: Message) => messages.push(message))
  const server = { child, messages, address: '', [Symbol.dispose]: () => void child.kill('SIGKILL') }
  server.address = (await until(server, ({ address }) => address !== undefined)).address!
  return server
}

/** Waits for a message; fails when the process ends instead. */
async function until({ child, messages }: Pick<Server, 'child' | 'messages'>, isIt: (message: Message) => boolean) {
  for (;;) {
    assert.equal(child.exitCode, null, 'the server ended')
    const found = messages.find(isIt)
    if (found) return found
    await sleep(20)
  }
}

/** Repeats a request until it is answered with this status. */
async function untilStatus({ child, address }: Server, path: string, status: number, init?: RequestInit) {
  for (;;) {
    assert.equal(child.exitCode, null, 'the server ended')
    const response = await fetch(`${address}${path}`, init)
    const body = await response.text()
    if (response.status === status) return { headers: response.headers, body }
    assert.ok([200, 503].includes(response.status), `${path}: ${response.status} ${body}`)
    await sleep(20)
  }
}

const ask = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: 'Hex bolts', contact: 'bea@buyer.example' }),
}
const addJob = (name: string) => cluster.query('select graphile_worker.add_job($1)', [name])
const read = '/api/x/store/list'
const anId = '0197b5a0-0000-7000-8000-000000000000'
/** An API call, the readiness, the event stream, a page, a file, a picture, a download, the sitemap. */
const paths = [
  read,
  '/ready',
  '/api/events',
  '/',
  `/file/${anId}`,
  `/media/${anId}/320.webp`,
  '/download/of-mine',
  '/sitemap.xml',
]
/** Cookies that can be verified only with the database, so they must not be cleared during an outage. */
const signedIn = { cookie: `refreshToken=of-mine; anon=${anId}.${'a'.repeat(22)}` }

async function assertUnavailable(server: Server) {
  for (const path of paths) {
    const { headers } = await untilStatus(server, path, 503, { headers: signedIn })
    assert.deepEqual([headers.get('retry-after'), headers.get('set-cookie')], ['2', null], path)
  }
}

for (const [id, signal] of [
  ['R04j', 'SIGKILL'],
  ['R04f', 'SIGINT'],
  ['R04i', 'SIGQUIT'],
] as const)
  test(`a PostgreSQL that ends by ${signal} while jobs run does not end the server, and no job is lost (${id})`, async () => {
    using server = await startServer()
    const names = ['test:query', 'test:wait']
    for (const name of names) await addJob(name)
    for (const name of names) await until(server, ({ started }) => started === name)

    await cluster.end(signal)
    await assertUnavailable(server)
    server.child.send('go on')
    await until(server, ({ log }) => log === 'the job worker could not be started again')

    await cluster.start()
    for (const path of [read, '/ready']) await untilStatus(server, path, 200)
    for (const name of names) await until(server, ({ done }) => done === name)
    while (
      (
        await cluster.query(
          'select from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = any($1))',
          [names],
        )
      ).length > 0
    )
      await sleep(50)
  })

test('during recovery all requests are 503, on a read-only server only writes (R04)', async () => {
  using server = await startServer()
  const standby = join(cluster.data, 'standby.signal')
  await cluster.end('SIGINT')
  writeFileSync(standby, '')
  cluster.launchServer(['hot_standby=off'])
  while (
    !(await cluster.query('select 1').then(
      () => undefined,
      ({ code }) => code === '57P03',
    ))
  )
    await sleep(50)
  await assertUnavailable(server)

  await cluster.end('SIGINT')
  await cluster.start()
  await untilStatus(server, read, 200)
  const { headers } = await untilStatus(server, '/api/help/request', 503, ask)
  assert.equal(headers.get('retry-after'), '2')

  await cluster.end('SIGINT')
  rmSync(standby)
  await cluster.start()
  await untilStatus(server, '/api/help/request', 200, ask)
})
