import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSendQueue, type OutgoingMessage } from './send-queue.ts'
import { retryDelayMs } from './retry-delay.ts'
import { memoryStorage, succeeded, networkError, rejected, fakeServer } from './fixtures.ts'
import { persisted } from './persisted.ts'

const item = (text: string): Omit<OutgoingMessage, 'state' | 'reason'> => ({
  clientMessageId: text,
  key: '12.0',
  chatId: null,
  target: { storeId: 12 },
  name: '',
  text,
  widget: null,
  files: [],
  createdAt: '2026-03-11T12:00:00.000Z',
})
const persistedQueue = (storage: ReturnType<typeof memoryStorage>) =>
  persisted<readonly OutgoingMessage[]>('queue', [], storage)
const states = ({ items }: ReturnType<typeof createSendQueue>) => items.get().map(({ text, state }) => [text, state])

function start(storage = memoryStorage()) {
  const remote = fakeServer()
  const waiting: (() => void)[] = []
  const queue = createSendQueue({
    storage: persistedQueue(storage),
    openChat: remote.calls.create,
    send: remote.calls.send,
    onSent: () => {},
    schedule: (run) => (waiting.push(run), 0 as never),
  })
  return { ...remote, storage, queue, waiting }
}

test('messages are sent in order, and the first one creates the chat', async () => {
  const { queue, messages, state } = start()
  state.exists = false
  await Promise.all([queue.add(item('one')), queue.add(item('two')), queue.add(item('three'))])
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['one', 'two', 'three'],
  )
  assert.deepEqual([states(queue), state.exists], [[], true])
})

test('without a connection messages wait, and are sent once each when it is back', async () => {
  const { queue, messages, state, waiting } = start()
  state.isOffline = true
  await queue.add(item('one'))
  await queue.add(item('two'))
  assert.deepEqual(states(queue), [
    ['one', 'waiting'],
    ['two', 'waiting'],
  ])
  state.isOffline = false
  for (const run of waiting) run()
  await queue.resume()
  assert.deepEqual([messages.map(({ text }) => text), states(queue)], [['one', 'two'], []])
})

test('messages survive the page; a lost response causes no duplicate', async () => {
  const { storage, queue, messages, calls } = start()
  const send = calls.send
  const unanswered = createSendQueue({
    storage: persistedQueue(storage),
    openChat: calls.create,
    onSent: () => {},
    schedule: () => 0 as never,
    send: async (message) => (await send(message), networkError),
  })
  await unanswered.add(item('one'))
  assert.deepEqual([messages.length, states(unanswered)], [1, [['one', 'waiting']]])
  queue.reload()
  await queue.resume()
  assert.deepEqual([messages.length, states(queue)], [1, []])
})

test('a rejected message keeps its reason, does not block others, and is sent again on retry', async () => {
  const { storage, calls, messages } = start()
  let isBlocked = true
  const queue = createSendQueue({
    storage: persistedQueue(storage),
    openChat: calls.create,
    onSent: () => {},
    send: async (message) =>
      isBlocked && message.text === 'one' ? rejected(429, 'chats.repeated') : calls.send(message),
  })
  await queue.add(item('one'))
  await queue.add(item('two'))
  assert.deepEqual([states(queue), queue.items.get()[0]!.reason], [[['one', 'failed']], 'because of chats.repeated'])
  isBlocked = false
  await queue.retry('one')
  assert.deepEqual([messages.map(({ text }) => text), states(queue)], [['two', 'one'], []])
})

test('a message is retried later if the server is busy', async () => {
  const { storage, calls } = start()
  const queue = createSendQueue({
    storage: persistedQueue(storage),
    openChat: async () => succeeded((await calls.create({ target: null, name: '' })) as never),
    send: async () => rejected(503, 'request.overloaded'),
    onSent: () => {},
    schedule: () => 0 as never,
  })
  await queue.add({ ...item('one'), chatId: 'chat' })
  assert.deepEqual(states(queue), [['one', 'waiting']])
})

test('the retry delay is random between half a second and thirty seconds', () => {
  assert.deepEqual(
    [retryDelayMs(0, 0.5), retryDelayMs(3, 0), retryDelayMs(3, 1), retryDelayMs(20, 1)],
    [500, 500, 4_000, 30_000],
  )
})
