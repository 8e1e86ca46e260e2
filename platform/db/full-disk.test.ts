import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startApp } from '../testing/app.ts'
import { startCluster, type TestCluster } from '../testing/servers/cluster.ts'
import { requestPool } from './connect.ts'
import { openDatabase } from './database.ts'

let cluster: TestCluster
const small = mkdtempSync(join(tmpdir(), 'tradeyard-small-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0777', 'tmpfs', small]).status === 0

before(async () => (cluster = await startCluster()))
after(async () => {
  await cluster[Symbol.asyncDispose]()
  if (isMounted) spawnSync('umount', [small])
  rmSync(small, { recursive: true, force: true })
})

test(
  'on a full disk writes are 503 with retry-after, reads are served, and free space ends the outage (R08)',
  { skip: !isMounted && 'cannot mount a small disk' },
  async () => {
    const { connection } = cluster
    await cluster.query(`create tablespace small location '${small}'`)
    await cluster.query('alter table help_requests set tablespace small')
    await cluster.query('create table filler (text text) tablespace small')
    const database = openDatabase(connection, requestPool)
    await using app = await startApp({ database: { ...database, connection, [Symbol.asyncDispose]: database.end } })
    const ask = (text: string) =>
      fetch(`${app.address}/api/help/request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text, contact: 'bea@buyer.example' }),
      })

    assert.equal((await ask('Before')).status, 200)
    for (const rows of [1_000, 10, 1])
      await assert.rejects(
        async () => {
          for (;;)
            await cluster.query('insert into filler select gen_random_uuid()::text from generate_series(1, $1)', [rows])
        },
        { code: '53100' },
      )
    let refused = 0
    for (let count = 0; refused === 0; count++) {
      const response = await ask(`${count} ${'bolts '.repeat(300)}`)
      if (response.status === 200) continue
      assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '2'])
      refused++
    }
    assert.equal((await fetch(`${app.address}/api/x/store/list`)).status, 200)

    await cluster.query('drop table filler')
    assert.equal((await ask('After')).status, 200)
    await database.end()
  },
)
