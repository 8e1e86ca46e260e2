import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startApp } from '../testing/app.ts'
import { drainJobs } from '../jobs/worker.ts'
import { createLog } from '../log.ts'
import { fileDatabase } from '../testing/shared.ts'
import { outboxJobs } from './deliver.ts'
import { sendEmail, sendSms } from './send.ts'

const demo = { DEMO: '1', PUBLIC_ORIGIN: 'http://shop.example' }

async function startWith(environment: NodeJS.ProcessEnv) {
  return startApp({ environment, database: await fileDatabase() })
}

test('the mailbox shows kept messages, newest first, with codes and links that work', async () => {
  await using app = await startWith(demo)
  const { db, pool } = app.database
  for (const code of ['111111', '222222'])
    await db.transaction().execute((tx) =>
      sendEmail(tx, {
        to: 'anna@buyer.example',
        template: 'restore',
        locale: 'de',
        variant: 'b2b',
        values: { code, minutes: 10, path: '/restore?token=a&b=<i>' },
      }),
    )
  await db.transaction().execute((tx) =>
    sendSms(tx, {
      to: '+493023125001',
      template: 'restore',
      locale: 'en',
      variant: 'b2b',
      values: { code: '333333', minutes: 10 },
    }),
  )
  await drainJobs(pool, outboxJobs, { db, log: createLog('silent'), config: app.config })
  const host = { host: 'shop.example' }

  const json = (await get(app.address, '/dev/mailbox.json?to=anna%40buyer.example', host)).body
  const messages = JSON.parse(json) as {
    id: string
    channel: string
    to: string
    code: string
    subject: string
    links: string[]
  }[]
  assert.deepEqual(
    messages.map(({ code }) => code),
    ['222222', '111111'],
  )
  assert.deepEqual(
    [messages[0]!.channel, messages[0]!.to, messages[0]!.subject],
    ['Email', 'anna@buyer.example', 'Neues Passwort festlegen'],
  )
  assert.equal(JSON.parse((await get(app.address, '/dev/mailbox.json', host)).body).length, 3)

  const page = await get(app.address, '/dev/mailbox', { ...host, 'accept-language': 'it' })
  assert.match(page.body, /<html lang="it">/)
  assert.match(page.body, /Messaggi non inviati/)
  assert.match(page.body, /333333/)
  assert.match(page.body, /<article lang="de"><h2>Neues Passwort festlegen/)
  assert.match(page.body, /<a href="http:\/\/shop\.example\/de\/restore\?token=a&#38;b=/)
  assert.doesNotMatch(page.body, /<i>/)
  assert.equal(page.headers.get('cache-control'), 'no-store')
  assert.match(page.headers.get('x-robots-tag')!, /noindex/)
  assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/)

  const asSent = await get(app.address, `/dev/mailbox/${messages[0]!.id}`, host)
  assert.match(asSent.body, /222222/)
  assert.equal((await get(app.address, '/dev/mailbox/none', host)).status, 404)
  assert.equal((await get(app.address, '/dev/mailbox', { host: 'evil.example' })).status, 421)
})

test('the mailbox shows only channels without a transport, and does not exist when there are none', async () => {
  const sms = { SMS_URL: 'https://sms.example/send' }
  await using app = await startWith({ ...demo, ...sms })
  const shown = JSON.parse((await get(app.address, '/dev/mailbox.json', { host: 'shop.example' })).body) as {
    channel: string
  }[]
  const { rows } = await sql<{
    channel: string
  }>`select distinct channel from outgoing_messages where status = 'Kept'`.execute(app.database.db)
  assert.equal(rows.length, 2)
  assert.deepEqual([...new Set(shown.map(({ channel }) => channel))], ['Email'])

  for (const environment of [
    { ...demo, ...sms, SMTP_URL: 'smtp://mail.example' },
    { ...demo, DEMO: '0' },
  ]) {
    await using closed = await startWith(environment)
    for (const path of ['/dev/mailbox', '/dev/mailbox.json'])
      assert.doesNotMatch((await get(closed.address, path, { host: 'shop.example' })).body, /222222|anna@/)
  }
})

async function get(address: string, path: string, headers: Record<string, string>) {
  const { request } = await import('node:http')
  return new Promise<{ status: number; headers: Headers; body: string }>((done, fail) => {
    request(`${address}${path}`, { headers }, async (response) => {
      const body = (await response.toArray()).join('')
      done({ status: response.statusCode!, headers: new Headers(response.headers as Record<string, string>), body })
    })
      .on('error', fail)
      .end()
  })
}
