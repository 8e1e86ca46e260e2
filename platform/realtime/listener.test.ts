import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { until } from '../testing/until.ts'
import { createListener } from './listener.ts'

test('whoever depends on notifications learns that some were missed: at first, for a late channel and after a loss', async () => {
  const { db, connection } = await fileDatabase()
  const listener = createListener(connection, createLog('silent'))
  const begun = { early: 0, late: 0 }
  const received: string[] = []
  const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db)

  listener.on(
    'early',
    (payload) => received.push(payload),
    () => begun.early++,
  )
  await until(() => begun.early === 1)
  await notify('early', 'first')
  await until(() => received.includes('first'))

  listener.on(
    'late',
    (payload) => received.push(payload),
    () => begun.late++,
  )
  await until(() => begun.late === 1)
  await notify('late', 'second')
  await until(() => received.includes('second'))

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'
  `.execute(db)
  await until(() => begun.early === 2 && begun.late === 2)
  await notify('early', 'third')
  await until(() => received.includes('third'))
  assert.deepEqual(received, ['first', 'second', 'third'])
  await listener.end()
})
