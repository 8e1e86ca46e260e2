import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Config, readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { drainJobs } from '../jobs/worker.ts'
import { outboxJobs } from '../outbox/deliver.ts'
import { PermanentDeliveryError } from '../outbox/delivery-errors.ts'
import { sendSms } from '../outbox/send.ts'
import { fileDatabase } from '../testing/shared.ts'
import { createSms } from './sms.ts'

type ReceivedRequest = { method: string; authorization: string; type: string; body: Record<string, string> }
const receivedRequests: ReceivedRequest[] = []
let status = 200
const provider = createServer(async (request, response) => {
  const body = JSON.parse((await request.toArray()).join('')) as Record<string, string>
  receivedRequests.push({
    method: request.method!,
    authorization: request.headers.authorization!,
    type: request.headers['content-type']!,
    body,
  })
  response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('{}')
})
let config: Config

before(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`
  config = readConfig({
    PUBLIC_ORIGIN: 'https://shop.example',
    SMS_URL: url,
    SMS_TOKEN: 'the-token',
    SMS_SENDER: 'Tradeyard',
  })
})
after(() => {
  provider.close()
  provider.closeAllConnections()
})

test('an SMS is posted to the provider, with the code bound to the host', async () => {
  const { db, pool } = await fileDatabase()
  status = 202
  await db.transaction().execute((tx) =>
    sendSms(tx, {
      to: '+381115550103',
      template: 'confirmPhone',
      locale: 'sr',
      variant: 'b2b',
      values: { code: '482913', minutes: 10 },
    }),
  )
  await drainJobs(pool, outboxJobs, { db, log: createLog('silent'), config })
  const { rows } = await sql<{
    id: string
    status: string
    values: object
  }>`select id, status, values from outgoing_messages`.execute(db)
  assert.deepEqual(
    rows.map(({ status: state, values }) => [state, values]),
    [['Sent', {}]],
  )
  assert.deepEqual(receivedRequests.splice(0), [
    {
      method: 'POST',
      authorization: 'Bearer the-token',
      type: 'application/json',
      body: {
        to: '+381115550103',
        from: 'Tradeyard',
        id: rows[0]!.id,
        text: 'Tradeyard: kod za potvrdu telefona je 482913, važi 10 minuta. Nikome ga ne saopštavajte.\n\n@shop.example #482913',
      },
    },
  ])
})

const message = { id: '1', to: '+493023125001', text: 'Hello' }
for (const [code, isPermanent] of [
  [400, true],
  [404, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
] as const)
  test(`a response of ${code} is ${isPermanent ? 'a permanent' : 'a temporary'} failure`, async () => {
    status = code
    await assert.rejects(
      createSms(config.sms!).send(message),
      (error: Error) => error instanceof PermanentDeliveryError === isPermanent && error.message.includes(String(code)),
    )
  })

test('a redirect is not followed, so the token is not leaked', async () => {
  status = 302
  await assert.rejects(
    createSms(config.sms!).send(message),
    (error: Error) => !(error instanceof PermanentDeliveryError),
  )
})

test('an invalid phone number is not posted', async () => {
  receivedRequests.length = 0
  for (const to of [
    '493023125001',
    '+1',
    '+49 30 23125001',
    '+493023125001,+493023125002',
    '+493023125001\n',
    'a@b.example',
  ])
    await assert.rejects(createSms(config.sms!).send({ ...message, to }), PermanentDeliveryError)
  assert.equal(receivedRequests.length, 0)
})
