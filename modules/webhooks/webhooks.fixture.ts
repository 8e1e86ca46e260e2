// A store with webhooks, and a server of its program behind a simulated public address.
import assert from 'node:assert/strict'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Call, InputOf } from '#platform/contract.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import * as contract from './contract.ts'
import { jobKey } from './job-definitions.ts'
import { postDueMessages } from './post-messages.ts'

type Received = { headers: IncomingHttpHeaders; body: string; type: string; data: Record<string, unknown> }
type Events = InputOf<typeof contract.createWebhook>['events']

export const address = 'https://warehouse.example/hook'

export async function storeWithProgram() {
  const own = await ownStore()
  const { app, db, store, person } = own
  const received: Received[] = []
  const site = { status: 204, answer: '', isDown: false, whenReceived: async () => {} }
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    await site.whenReceived()
    received.push({ headers: request.headers, body, ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>) })
    response.writeHead(site.status, { 'content-type': 'text/plain' }).end(site.answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const network = {
    resolve: async (host: string) => (host === 'inside.example' ? ['10.0.0.1'] : ['93.184.216.34']),
    connect: () => connect(site.isDown ? 1 : port, '127.0.0.1'),
  }
  const call = <C extends Call>(target: C, input: InputOf<C>) => person.call(target, input, { storeId: store.id })
  const succeed = async <C extends Call>(target: C, input: InputOf<C>) => {
    const { status, body, text } = await call(target, input)
    assert.equal(status, 200, text)
    return body
  }
  return {
    ...own,
    received,
    site,
    call,
    succeed,
    async create(events: Events = [...contract.eventNames]) {
      const webhook = await succeed(contract.createWebhook, { address, events })
      // The server of the test has no certificate.
      await sql`update webhooks set address = replace(address, 'https', 'http') where id = ${webhook.id}::uuid`.execute(
        db,
      )
      return webhook
    },
    /** Runs the job of the webhook, whenever it is due. */
    async post(id: string) {
      await sql`select graphile_worker.remove_job(${jobKey(id)})`.execute(db)
      await postDueMessages(id, { db, config: app.config }, { protocols: ['https:', 'http:'], network })
    },
    deliveries: async (id: string) => (await succeed(contract.listDeliveries, { id })).items,
    async elapse(minutes: number) {
      await sql`
        update webhook_deliveries set due_at = due_at - make_interval(mins => ${minutes}), expires_at = expires_at - make_interval(mins => ${minutes})
      `.execute(db)
    },
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  }
}
