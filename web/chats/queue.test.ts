import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createQueue, type Outgoing } from './queue.ts'
import { retryDelayMs } from './retry-delay.ts'
import { box, done, lost, refused, server } from './sample.ts'
import { stored } from './stored.ts'

const item = (text: string): Omit<Outgoing, 'state' | 'reason'> => ({
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
const keptIn = (kept: ReturnType<typeof box>) => stored<readonly Outgoing[]>('queue', [], kept)
const states = ({ items }: ReturnType<typeof createQueue>) => items.get().map(({ text, state }) => [text, state])

function start(kept = box()) {
  const remote = server()
  const waiting: (() => void)[] = []
  const queue = createQueue({
    box: keptIn(kept),
    open: remote.calls.create,
    send: remote.calls.send,
    onSent: () => {},
    later: (run) => (waiting.push(run), 0 as never),
  })
  return { ...remote, kept, queue, waiting }
}

test('messages go in their order, and the dialog is opened by the first', async () => {
  const { queue, messages, state } = start()
  state.isMade = false
  await Promise.all([queue.add(item('one')), queue.add(item('two')), queue.add(item('three'))])
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['one', 'two', 'three'],
  )
  assert.deepEqual([states(queue), state.isMade], [[], true])
})

test('without a connection they wait, and go once each when it is back', async () => {
  const { queue, messages, state, waiting } = start()
  state.isAway = true
  await queue.add(item('one'))
  await queue.add(item('two'))
  assert.deepEqual(states(queue), [
    ['one', 'waiting'],
    ['two', 'waiting'],
  ])
  state.isAway = false
  for (const run of waiting) run()
  await queue.resume()
  assert.deepEqual([messages.map(({ text }) => text), states(queue)], [['one', 'two'], []])
})

test('they outlive the page; an answer that got lost makes no second message', async () => {
  const { kept, queue, messages, calls } = start()
  const send = calls.send
  const deaf = createQueue({
    box: keptIn(kept),
    open: calls.create,
    onSent: () => {},
    later: () => 0 as never,
    send: async (given) => (await send(given), lost),
  })
  await deaf.add(item('one'))
  assert.deepEqual([messages.length, states(deaf)], [1, [['one', 'waiting']]])
  queue.reread()
  await queue.resume()
  assert.deepEqual([messages.length, states(queue)], [1, []])
})

test('what is refused stays with its reason and holds nothing up; asked to, it goes again', async () => {
  const { kept, calls, messages } = start()
  let isBlocked = true
  const queue = createQueue({
    box: keptIn(kept),
    open: calls.create,
    onSent: () => {},
    send: async (given) => (isBlocked && given.text === 'one' ? refused(429, 'chats.repeated') : calls.send(given)),
  })
  await queue.add(item('one'))
  await queue.add(item('two'))
  assert.deepEqual([states(queue), queue.items.get()[0]!.reason], [[['one', 'failed']], 'because of chats.repeated'])
  isBlocked = false
  await queue.retry('one')
  assert.deepEqual([messages.map(({ text }) => text), states(queue)], [['two', 'one'], []])
})

test('a busy server is asked again later', async () => {
  const { kept, calls } = start()
  const queue = createQueue({
    box: keptIn(kept),
    open: async () => done((await calls.create({ target: null, name: '' })) as never),
    send: async () => refused(503, 'request.overloaded'),
    onSent: () => {},
    later: () => 0 as never,
  })
  await queue.add({ ...item('one'), chatId: 'chat' })
  assert.deepEqual(states(queue), [['one', 'waiting']])
})

test('browsers come back between half a second and thirty, at random', () => {
  assert.deepEqual(
    [retryDelayMs(0, 0.5), retryDelayMs(3, 0), retryDelayMs(3, 1), retryDelayMs(20, 1)],
    [500, 500, 4_000, 30_000],
  )
})
