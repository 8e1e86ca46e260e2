import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createCompanyLookup, unknownCompany } from './company-lookup.ts'

type ReceivedRequest = { method: string | undefined; authorization: string | undefined; body: unknown }
type Reply = (response: ServerResponse) => void

const warnings: unknown[] = []
const log = { warn: (...args: unknown[]) => void warnings.push(args) } as never
const lookupInput = (
  number = '7707083893',
  now = new Date('2026-01-01T12:00:00Z'),
  token: string | undefined = 'secret-key',
) => ({ token, number, now, log })
const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

/** A register that sends the given reply and records requests. */
async function startSource(reply: Reply) {
  const requests: ReceivedRequest[] = []
  const server = createServer(
    (request, response) => void readRequest(request).then((each) => (requests.push(each), reply(response))),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/party`
  return {
    requests,
    address,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method, headers } = request
  return {
    method,
    authorization: headers.authorization,
    body: JSON.parse((await request.setEncoding('utf8').toArray()).join('')),
  }
}

const bank = {
  suggestions: [
    {
      value: 'ПАО СБЕРБАНК',
      data: {
        inn: '7707083893',
        opf: { short: 'ПАО' },
        name: { short_with_opf: 'ПАО СБЕРБАНК' },
        address: { value: 'г Москва', unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
        state: { status: 'ACTIVE' },
      },
    },
  ],
}

test('company data comes from the register and is cached for a day', async () => {
  await using server = await startSource(json(bank))
  const find = createCompanyLookup({ address: server.address })
  const facts = {
    name: 'ПАО СБЕРБАНК',
    legalForm: 'ru-pao',
    address: '117312, г Москва, ул Вавилова, д 19',
    isActive: true,
  }
  assert.deepEqual(await Promise.all([find(lookupInput()), find(lookupInput())]), [facts, facts])
  await find(lookupInput('7707083893', new Date('2026-01-02T11:59:00Z')))
  assert.deepEqual(server.requests, [
    { method: 'POST', authorization: 'Token secret-key', body: { query: '7707083893', branch_type: 'MAIN' } },
  ])
  await find(lookupInput('7707083893', new Date('2026-01-02T12:01:00Z')))
  assert.equal(server.requests.length, 2)
})

test('the cache is bounded', async () => {
  await using server = await startSource(json(bank))
  const find = createCompanyLookup({ address: server.address, maxCached: 2 })
  for (const number of ['1', '2', '3', '3', '2', '1']) await find(lookupInput(number))
  assert.deepEqual(
    server.requests.map(({ body }) => (body as { query: string }).query),
    ['1', '2', '3', '1'],
  )
})

test('closed and unknown companies, and companies without details, are handled', async () => {
  for (const [answer, facts] of [
    [
      { suggestions: [{ value: 'ООО "СТАРОЕ"', data: { opf: { short: 'ООО' }, state: { status: 'LIQUIDATED' } } }] },
      { name: 'ООО "СТАРОЕ"', legalForm: 'ru-ooo', address: null, isActive: false },
    ],
    [
      { suggestions: [{ value: '', data: { opf: { short: 'ФГУП' }, name: null, address: null, state: null } }] },
      unknownCompany,
    ],
    [{ suggestions: [] }, unknownCompany],
  ] as const) {
    await using server = await startSource(json(answer))
    assert.deepEqual(await createCompanyLookup({ address: server.address })(lookupInput()), facts)
  }
})

test('failures of the register return no data, are not cached and do not log the API key', async () => {
  warnings.length = 0
  const replies: Reply[] = [
    json('', 500),
    json({ message: 'denied' }, 403),
    json('<html>'),
    json({ suggestions: 'none' }),
    (response) => response.destroy(),
    (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    () => {},
    json(bank),
  ]
  await using server = await startSource((response) => replies[server.requests.length - 1]!(response))
  const find = createCompanyLookup({ address: server.address, timeoutMs: 300 })
  for (let count = 1; count < replies.length; count++) assert.deepEqual(await find(lookupInput()), unknownCompany)
  assert.equal((await find(lookupInput())).name, 'ПАО СБЕРБАНК')
  assert.equal(warnings.length, replies.length - 1)
  assert.doesNotMatch(JSON.stringify(warnings), /secret-key/)
  assert.deepEqual(await createCompanyLookup({ address: 'http://127.0.0.1:1/' })(lookupInput()), unknownCompany)
})

test('without an API key no request is sent', async () => {
  await using server = await startSource(json(bank))
  assert.deepEqual(
    await createCompanyLookup({ address: server.address })({ ...lookupInput(), token: undefined }),
    unknownCompany,
  )
  assert.equal(server.requests.length, 0)
})
