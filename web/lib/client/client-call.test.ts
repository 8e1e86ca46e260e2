import assert from 'node:assert/strict'
import { after, before, beforeEach, mock, test } from 'node:test'
import type { getCartItems } from '#modules/carts/contract.ts'
import type { getChat, listMessages, sendMessage } from '#modules/chats/contract.ts'
import { clientCall } from './client-call.ts'

type SentRequest = { url: string; options: RequestInit }

let sent: SentRequest[] = []
let respond = (): Response => Response.json({})

const globals = {
  window: { location: { href: 'https://shop.example/chats' } },
  document: { cookie: '', documentElement: { dataset: { store: '12' } } },
}
before(() => {
  Object.assign(globalThis, globals)
  mock.method(globalThis, 'fetch', async (url: string, options: RequestInit) => {
    sent.push({ url, options })
    return respond()
  })
})
after(() => {
  mock.restoreAll()
  for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
})
beforeEach(() => {
  sent = []
  respond = () => Response.json({})
})

const headersOf = ({ options }: SentRequest) => options.headers as Record<string, string>

test('path parameters are taken from the input and escaped', async () => {
  await clientCall<typeof getCartItems>('GET x/cart/{p}/items', { p: 'live' })
  await clientCall<typeof getCartItems>('GET x/cart/{p}/items', { p: 'a/b?' as 'live' })
  assert.deepEqual(
    sent.map(({ url }) => url),
    ['/api/x/cart/live/items', '/api/x/cart/a%2Fb%3F/items'],
  )
})

test('the input of a GET call is its query, without undefined values', async () => {
  const input = { chatId: 'a&b', before: 12, after: undefined }
  await clientCall<typeof listMessages>('GET chat/message/get/list', input)
  assert.equal(sent[0]!.url, '/api/chat/message/get/list?chatId=a%26b&before=12')
  assert.equal(sent[0]!.options.method, 'GET')
  assert.equal(sent[0]!.options.body, undefined)
  assert.equal(headersOf(sent[0]!)['content-type'], undefined)
})

test('the input of any other call is its JSON body', async () => {
  const controller = new AbortController()
  const input = { chatId: 'chat', message: 'Hello', widget: null, fileIds: ['file'] }
  const options = { idempotencyKey: 'once', signal: controller.signal }
  await clientCall<typeof sendMessage>('POST chat/message/send', input, options)
  assert.equal(sent[0]!.url, '/api/chat/message/send')
  assert.equal(sent[0]!.options.method, 'POST')
  assert.equal(sent[0]!.options.signal, controller.signal)
  assert.deepEqual(JSON.parse(String(sent[0]!.options.body)), input)
  const headers = headersOf(sent[0]!)
  assert.equal(headers['content-type'], 'application/json')
  assert.equal(headers['idempotency-key'], 'once')
  assert.equal(headers['x-store-id'], '12')
})

test('a response is a result', async () => {
  respond = () => Response.json({ id: 'chat' })
  const result = await clientCall<typeof getChat>('GET chat/single', { chatId: 'chat' })
  assert.deepEqual(result, { success: true, data: { id: 'chat' } })
})

test('a refusal is a result with its problem', async () => {
  const problem = { status: 404, code: 'chats.notFound', title: '', detail: 'Conversation not found.', traceId: '' }
  respond = () => Response.json(problem, { status: 404 })
  const result = await clientCall<typeof getChat>('GET chat/single', { chatId: 'chat' })
  assert.deepEqual(result, { success: false, isHttpError: true, problem })
})

test('a lost connection and an answer that is not JSON are results without a problem', async () => {
  const failure = { success: false, isHttpError: false, problem: null }
  for (const broken of [
    () => {
      throw new TypeError('fetch failed')
    },
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  ]) {
    respond = broken
    assert.deepEqual(await clientCall<typeof getChat>('GET chat/single', { chatId: 'chat' }), failure)
  }
})

test('a call without its contract, or with the id of another one, is a type error', () => {
  const calls = [
    // @ts-expect-error no contract
    () => clientCall('GET chat/single', { chatId: 'chat' }),
    // @ts-expect-error the id of another call
    () => clientCall<typeof getChat>('GET chat/with', { chatId: 'chat' }),
    // @ts-expect-error no chatId
    () => clientCall<typeof getChat>('GET chat/single', {}),
  ]
  assert.equal(calls.length, 3)
})
