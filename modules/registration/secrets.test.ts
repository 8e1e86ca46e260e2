import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { startApp } from '#platform/testing/app.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { people } from '#platform/testing/shop.ts'
import * as contract from './contract.ts'
import { deleteOldCodes, registrationJobs } from './jobs.ts'
import { backdateCodes, codeTo, wrongCodeFor, tokenTo } from './outbox.fixture.ts'

const password = 'a quiet copper kettle'

test('no code, token, address or password reaches the log', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  await using app = await startApp({ database: (await fileApp()).database, log })
  const { db, pool } = app.database
  const visitor = anonymous(app)
  const email = 'unlogged@test.example'
  await visitor.call(contract.sendEmailCode, { email })
  const code = await codeTo(db, email)
  await visitor.call(contract.registerByEmail, { email, code: wrongCodeFor(code), password, name: 'N' })
  await visitor.call(contract.registerByEmail, { email, code, password, name: 'N' })
  await visitor.call(contract.restorePassword, { login: people.buyer })
  await drainJobs(pool, registrationJobs, { db, log, config: app.config })
  const token = await tokenTo(db, people.buyer)
  for (const path of ['/restore', '/confirm', '/ru/restore', '/nothing', '/%'])
    await visitor.get(`${path}?token=${token}`)
  for (const path of ['account/email/confirm', 'account/password/restore', 'nothing', 'account/email/confirm%'])
    await visitor.post(`/api/${path}?token=${token}`, { token })
  await visitor.send('POST', '/api/account/email/confirm', `{"token":"${token}`)
  assert.equal((await visitor.call(contract.restorePassword, { token, newPassword: `${password}!` })).status, 200)
  const logged = lines.join('')
  assert.match(logged, /"path":"\/api\/account\/email\/registration"/)
  assert.match(logged, /"path":"\/restore"/)
  for (const secret of [code, token, email, people.buyer, password]) assert.ok(!logged.includes(secret), secret)
})

test('row values in PostgreSQL errors are not logged', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const { db } = (await fileApp()).database
  await sql`insert into accounts (email) values (${people.buyer})`
    .execute(db)
    .catch((err: unknown) => log.error({ err }, 'refused'))
  assert.match(lines.join(''), /duplicate key value/)
  assert.ok(!lines.join('').includes(people.buyer))
})

test('codes are deleted after a day, links a day after they expire', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [old, recent] = ['forgotten@test.example', 'remembered@test.example']
  for (const email of [old, recent]) await anonymous(app).call(contract.sendEmailCode, { email })
  await backdateCodes(db, old, 24 * 60 + 1)
  await backdateCodes(db, recent, 23 * 60)
  const link = (name: string, hours: number) =>
    sql`
    insert into secret_links (token_hash, purpose, account_id, target, expires_at)
    select ${Buffer.from(name)}, 'Restore', id, ${name}, now() - ${hours} * interval '1 hour' from accounts where email = ${people.buyer}
  `.execute(db)
  await link('old link', 25)
  await link('recent link', 23)
  await deleteOldCodes.run({}, { db, config: app.config, log: createLog('silent'), now: new Date() })
  const { rows } = await sql<{ target: string }>`
    select target from confirmation_codes where target in (${old}, ${recent}) union all select target from secret_links where target like '%link' order by 1
  `.execute(db)
  assert.deepEqual(
    rows.map(({ target }) => target),
    ['recent link', recent],
  )
})
