import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createCompanySource, nothingKnown } from './company-source.ts'

type Asked = { method: string | undefined; authorization: string | undefined; body: unknown }
type Reply = (response: ServerResponse) => void

const warnings: unknown[] = []
const log = { warn: (...given: unknown[]) => void warnings.push(given) } as never
const question = (
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

/** A source that answers as told and remembers what it was asked. */
async function source(reply: Reply) {
  const asked: Asked[] = []
  const server = createServer(
    (request, response) => void hear(request).then((each) => (asked.push(each), reply(response))),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/party`
  return {
    asked,
    address,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function hear(request: IncomingMessage): Promise<Asked> {
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

test('a company is described as its register says, and asked about once a day', async () => {
  await using here = await source(json(bank))
  const find = createCompanySource({ address: here.address })
  const facts = {
    name: 'ПАО СБЕРБАНК',
    legalForm: 'ru-pao',
    address: '117312, г Москва, ул Вавилова, д 19',
    isActive: true,
  }
  assert.deepEqual(await Promise.all([find(question()), find(question())]), [facts, facts])
  await find(question('7707083893', new Date('2026-01-02T11:59:00Z')))
  assert.deepEqual(here.asked, [
    { method: 'POST', authorization: 'Token secret-key', body: { query: '7707083893', branch_type: 'MAIN' } },
  ])
  await find(question('7707083893', new Date('2026-01-02T12:01:00Z')))
  assert.equal(here.asked.length, 2)
})

test('what is kept is bounded', async () => {
  await using here = await source(json(bank))
  const find = createCompanySource({ address: here.address, mostKept: 2 })
  for (const number of ['1', '2', '3', '3', '2', '1']) await find(question(number))
  assert.deepEqual(
    here.asked.map(({ body }) => (body as { query: string }).query),
    ['1', '2', '3', '1'],
  )
})

test('a closed company, one without details and an unknown one', async () => {
  for (const [answer, facts] of [
    [
      { suggestions: [{ value: 'ООО "СТАРОЕ"', data: { opf: { short: 'ООО' }, state: { status: 'LIQUIDATED' } } }] },
      { name: 'ООО "СТАРОЕ"', legalForm: 'ru-ooo', address: null, isActive: false },
    ],
    [
      { suggestions: [{ value: '', data: { opf: { short: 'ФГУП' }, name: null, address: null, state: null } }] },
      nothingKnown,
    ],
    [{ suggestions: [] }, nothingKnown],
  ] as const) {
    await using here = await source(json(answer))
    assert.deepEqual(await createCompanySource({ address: here.address })(question()), facts)
  }
})

test('a source that fails is no error, is not remembered, and its key stays out of the log', async () => {
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
  await using here = await source((response) => replies[here.asked.length - 1]!(response))
  const find = createCompanySource({ address: here.address, patienceMs: 300 })
  for (let count = 1; count < replies.length; count++) assert.deepEqual(await find(question()), nothingKnown)
  assert.equal((await find(question())).name, 'ПАО СБЕРБАНК')
  assert.equal(warnings.length, replies.length - 1)
  assert.doesNotMatch(JSON.stringify(warnings), /secret-key/)
  assert.deepEqual(await createCompanySource({ address: 'http://127.0.0.1:1/' })(question()), nothingKnown)
})

test('without a key nobody is asked', async () => {
  await using here = await source(json(bank))
  assert.deepEqual(
    await createCompanySource({ address: here.address })({ ...question(), token: undefined }),
    nothingKnown,
  )
  assert.equal(here.asked.length, 0)
})
