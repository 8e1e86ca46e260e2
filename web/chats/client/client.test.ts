import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { createChatClient, chatKey } from './client.ts'
import { openEventStream } from './event-stream.ts'
import { timelineItems } from './timeline.ts'
import { memoryStorage, chat, message, fakeServer } from './fixtures.ts'
import type { ChatEvent } from './types.ts'

function start(storage = memoryStorage()) {
  const remote = fakeServer()
  const client = createChatClient({ side: 'Buyer', isAuth: true, owner: 'ada', calls: remote.calls, storage })
  return { ...remote, client, storage }
}
const visibleItems = ({ client }: ReturnType<typeof start>) =>
  timelineItems({
    messages: client.thread('chat').state.get().messages,
    outgoing: client.queue.items.get(),
    readSeq: 0,
    timeZone: 'UTC',
  })

test('a message is visible at every moment, and exactly once', async () => {
  const own = start()
  const { client, state } = own
  state.exists = false
  const count = () =>
    visibleItems(own).filter(({ key, kind }) => kind === 'message' || (kind === 'outgoing' && key)).length
  const counts = new Set<number>()
  client.queue.items.subscribe(() => counts.add(count()))
  client.thread('chat').state.subscribe(() => counts.add(count()))
  const sent = client.send(chat({ id: null }), { text: 'Good afternoon' })
  assert.equal(count(), 1)
  await sent
  await client.thread('chat').catchUp()
  assert.deepEqual([[...counts], client.opened.get()], [[1], { [chatKey(chat())]: 'chat' }])
})

test('events of the own side update list and thread; others are ignored', async () => {
  const { client, addMessage } = start()
  addMessage({})
  await client.chatList.load()
  await client.thread('chat').load()
  addMessage({ text: 'Yes, 36 on the shelf.' })
  const received: ChatEvent = { kind: 'message', topic: 'account', chatId: 'chat', seq: 2 }
  client.handleEvent({ ...received, topic: 'store' })
  assert.equal(client.thread('chat').state.get().messages.length, 1)
  client.handleEvent(received)
  await client.thread('chat').catchUp()
  await new Promise(setImmediate)
  assert.equal(client.thread('chat').state.get().messages.length, 2)
  assert.deepEqual(
    client.chatList.state.get().chats.map(({ unreadCount, lastMessage }) => [unreadCount, lastMessage?.text]),
    [[2, 'Yes, 36 on the shelf.']],
  )
  client.handleEvent({ kind: 'read', topic: 'account', chatId: 'chat', side: 'Buyer', seq: 2 })
  assert.equal(client.chatList.state.get().chats[0]!.unreadCount, 0)
})

test('a message that arrives while its chat is being refreshed causes another refresh', async () => {
  const { client, addMessage, calls } = start()
  addMessage({})
  await client.chatList.load()
  const { single } = calls
  let respond = () => {}
  calls.single = async (id) => {
    const result = await single(id)
    await new Promise<void>((resolve) => (respond = resolve))
    return result
  }
  const received: ChatEvent = { kind: 'message', topic: 'account', chatId: 'chat', seq: 2 }
  addMessage({ text: 'second' })
  client.handleEvent(received)
  await new Promise(setImmediate)
  addMessage({ text: 'third' })
  client.handleEvent({ ...received, seq: 3 })
  for (let round = 0; round < 2; round++) {
    respond()
    await new Promise(setImmediate)
  }
  assert.equal(client.chatList.state.get().chats[0]!.lastMessage?.text, 'third')
})

test('everything missed is loaded after a reconnect', async () => {
  const { client, addMessage, state, messages } = start()
  await client.chatList.load()
  await client.thread('chat').load()
  state.isOffline = true
  client.handleEvent({ kind: 'lost' })
  await client.send(chat(), { text: 'Are you there?' })
  state.isOffline = false
  addMessage({ text: 'missed' })
  client.handleEvent({ kind: 'ready' })
  await client.queue.resume()
  await client.thread('chat').catchUp()
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['missed', 'Are you there?'],
  )
  assert.equal(client.thread('chat').state.get().messages.length, 2)
})

test('drafts are kept per chat, and typing is sent every three seconds at most', () => {
  const { storage, client, calls } = start()
  client.saveDraft('12.0', 'half a sent')
  client.saveDraft('13.0', 'x')
  client.saveDraft('13.0', '')
  const reopened = createChatClient({ side: 'Buyer', isAuth: true, owner: 'ada', calls, storage })
  assert.deepEqual([reopened.getDraft('12.0'), reopened.getDraft('13.0')], ['half a sent', ''])
  const other = createChatClient({ side: 'Buyer', isAuth: true, owner: 'bert', calls, storage })
  assert.equal(other.getDraft('12.0'), '')
  let count = 0
  calls.typing = async () => (count++, { success: true, data: { ok: true } })
  for (const now of [0, 1_000, 2_999, 3_000]) client.sendTyping('chat', now)
  assert.equal(count, 2)
})

test("timeline: days in the reader's time zone, one unread divider, author names once per run", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 11, hour)).toISOString()
  const messages = [
    message(1, { createdAt: at(20), isMine: true, side: 'Buyer', authorName: 'Ada' }),
    message(2, { createdAt: at(21) }),
    message(3, { createdAt: at(21) }),
    message(4, { createdAt: at(23) }),
  ]
  const kinds = (timeZone: string) =>
    timelineItems({ messages, outgoing: [], readSeq: 1, timeZone }).map((item) =>
      item.kind === 'message' ? `${item.message.seq}${item.isFirstOfAuthor ? '*' : ''}` : item.key,
    )
  assert.deepEqual(kinds('UTC'), ['2026-03-11', '1*', 'unread', '2*', '3', '4'])
  assert.deepEqual(kinds('Europe/Belgrade'), ['2026-03-11', '1*', 'unread', '2*', '3', '2026-03-12', '4*'])
})

test('a rejected stream stays closed if the session is gone, until a restart', async () => {
  const sources: (() => void)[] = []
  const received: string[] = []
  const waiting: (() => void)[] = []
  let isGone = true
  const stream = openEventStream({
    onEvent: ({ kind }) => received.push(kind),
    schedule: (run) => (waiting.push(run), 0 as never),
    isSessionGone: async () => isGone,
    connect: () => ({
      readyState: 2,
      addEventListener: (name: string, run: unknown) => void (name === 'error' && sources.push(run as () => void)),
      close: () => {},
    }),
  })
  sources[0]!()
  await settled()
  assert.deepEqual([received, waiting.length], [['lost', 'ready'], 0])
  isGone = false
  stream.restart()
  sources[1]!()
  await settled()
  assert.deepEqual([received.at(-1), waiting.length, sources.length], ['lost', 1, 2])
})

test('a stream reconnects after each failure, and only the newest connection emits events', () => {
  const sources: { listeners: Map<string, (event: unknown) => void>; isClosed: boolean }[] = []
  const received: string[] = []
  const waiting: (() => void)[] = []
  const stream = openEventStream({
    onEvent: ({ kind }) => received.push(kind),
    schedule: (run) => (waiting.push(run), 0 as never),
    connect: () => {
      const source = { listeners: new Map<string, (event: unknown) => void>(), isClosed: false }
      sources.push(source)
      return {
        readyState: 0,
        addEventListener: (name: string, run: unknown) => void source.listeners.set(name, run as never),
        close: () => void (source.isClosed = true),
      }
    },
  })
  const fire = (index: number, name: string, data?: string) => sources[index]!.listeners.get(name)!({ data })
  fire(0, 'ready')
  fire(0, 'account', '{"kind":"message","chatId":"chat","seq":1}')
  fire(0, 'error')
  fire(0, 'error')
  assert.deepEqual([received, waiting.length, sources[0]!.isClosed], [['ready', 'message', 'lost'], 1, true])
  waiting[0]!()
  fire(1, 'ready')
  stream.restart()
  assert.deepEqual([sources.length, sources[1]!.isClosed], [3, true])
  fire(2, 'ended')
  assert.deepEqual([received.at(-1), sources[2]!.isClosed], ['ended', true])
})
