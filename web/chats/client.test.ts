import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { createClient, keyOf } from './client.ts'
import { openStream } from './event-stream.ts'
import { rowsOf } from './rows.ts'
import { box, chat, message, server } from './sample.ts'
import type { ChatEvent } from './types.ts'

function start(kept = box()) {
  const remote = server()
  const client = createClient({ side: 'Buyer', isAuth: true, owner: 'ada', calls: remote.calls, box: kept })
  return { ...remote, client, kept }
}
const shown = ({ client }: ReturnType<typeof start>) =>
  rowsOf({
    messages: client.thread('chat').state.get().messages,
    outgoing: client.queue.items.get(),
    readSeq: 0,
    timeZone: 'UTC',
  })

test('a message is shown at every moment, and once', async () => {
  const own = start()
  const { client, state } = own
  state.isMade = false
  const count = () => shown(own).filter(({ key, kind }) => kind === 'message' || (kind === 'outgoing' && key)).length
  const counts = new Set<number>()
  client.queue.items.subscribe(() => counts.add(count()))
  client.thread('chat').state.subscribe(() => counts.add(count()))
  const sent = client.send(chat({ id: null }), { text: 'Good afternoon' })
  assert.equal(count(), 1)
  await sent
  await client.thread('chat').catchUp()
  assert.deepEqual([[...counts], client.opened.get()], [[1], { [keyOf(chat())]: 'chat' }])
})

test('events of the own side move the list and the thread, others are not heard', async () => {
  const { client, say } = start()
  say({})
  await client.dialogs.load()
  await client.thread('chat').load()
  say({ text: 'Yes, 36 on the shelf.' })
  const heard: ChatEvent = { kind: 'message', topic: 'account', chatId: 'chat', seq: 2 }
  client.hear({ ...heard, topic: 'store' })
  assert.equal(client.thread('chat').state.get().messages.length, 1)
  client.hear(heard)
  await client.thread('chat').catchUp()
  await new Promise(setImmediate)
  assert.equal(client.thread('chat').state.get().messages.length, 2)
  assert.deepEqual(
    client.dialogs.state.get().chats.map(({ unreadCount, lastMessage }) => [unreadCount, lastMessage?.text]),
    [[2, 'Yes, 36 on the shelf.']],
  )
  client.hear({ kind: 'read', topic: 'account', chatId: 'chat', side: 'Buyer', seq: 2 })
  assert.equal(client.dialogs.state.get().chats[0]!.unreadCount, 0)
})

test('what is said while a dialog is being read for the list is read too', async () => {
  const { client, say, calls } = start()
  say({})
  await client.dialogs.load()
  const { single } = calls
  let answer = () => {}
  calls.single = async (id) => {
    const result = await single(id)
    await new Promise<void>((done) => (answer = done))
    return result
  }
  const heard: ChatEvent = { kind: 'message', topic: 'account', chatId: 'chat', seq: 2 }
  say({ text: 'second' })
  client.hear(heard)
  await new Promise(setImmediate)
  say({ text: 'third' })
  client.hear({ ...heard, seq: 3 })
  for (let round = 0; round < 2; round++) {
    answer()
    await new Promise(setImmediate)
  }
  assert.equal(client.dialogs.state.get().chats[0]!.lastMessage?.text, 'third')
})

test('after a lost connection everything that was missed is read', async () => {
  const { client, say, state, messages } = start()
  await client.dialogs.load()
  await client.thread('chat').load()
  state.isAway = true
  client.hear({ kind: 'lost' })
  await client.send(chat(), { text: 'Are you there?' })
  state.isAway = false
  say({ text: 'missed' })
  client.hear({ kind: 'ready' })
  await client.queue.resume()
  await client.thread('chat').catchUp()
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['missed', 'Are you there?'],
  )
  assert.equal(client.thread('chat').state.get().messages.length, 2)
})

test('drafts are kept for each dialog, and typing is told every three seconds', () => {
  const { kept, client, calls } = start()
  client.keepDraft('12.0', 'half a sent')
  client.keepDraft('13.0', 'x')
  client.keepDraft('13.0', '')
  const again = createClient({ side: 'Buyer', isAuth: true, owner: 'ada', calls, box: kept })
  assert.deepEqual([again.draftOf('12.0'), again.draftOf('13.0')], ['half a sent', ''])
  const other = createClient({ side: 'Buyer', isAuth: true, owner: 'bert', calls, box: kept })
  assert.equal(other.draftOf('12.0'), '')
  let told = 0
  calls.typing = async () => (told++, { success: true, data: {} })
  for (const now of [0, 1_000, 2_999, 3_000]) client.showTyping('chat', now)
  assert.equal(told, 2)
})

test('rows: days by the time zone of who reads, one line before what is new, the same author once', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 11, hour)).toISOString()
  const messages = [
    message(1, { createdAt: at(20), isMine: true, side: 'Buyer', authorName: 'Ada' }),
    message(2, { createdAt: at(21) }),
    message(3, { createdAt: at(21) }),
    message(4, { createdAt: at(23) }),
  ]
  const kinds = (timeZone: string) =>
    rowsOf({ messages, outgoing: [], readSeq: 1, timeZone }).map((row) =>
      row.kind === 'message' ? `${row.message.seq}${row.isFirstOfAuthor ? '*' : ''}` : row.key,
    )
  assert.deepEqual(kinds('UTC'), ['2026-03-11', '1*', 'unread', '2*', '3', '4'])
  assert.deepEqual(kinds('Europe/Belgrade'), ['2026-03-11', '1*', 'unread', '2*', '3', '2026-03-12', '4*'])
})

test('a stream that is refused is given up where nobody is there any more, until it is asked for again', async () => {
  const sources: (() => void)[] = []
  const heard: string[] = []
  const waiting: (() => void)[] = []
  let isOver = true
  const stream = openStream({
    hear: ({ kind }) => heard.push(kind),
    later: (run) => (waiting.push(run), 0 as never),
    isOver: async () => isOver,
    connect: () => ({
      readyState: 2,
      addEventListener: (name: string, run: unknown) => void (name === 'error' && sources.push(run as () => void)),
      close: () => {},
    }),
  })
  sources[0]!()
  await settled()
  assert.deepEqual([heard, waiting.length], [['lost', 'ready'], 0])
  isOver = false
  stream.restart()
  sources[1]!()
  await settled()
  assert.deepEqual([heard.at(-1), waiting.length, sources.length], ['lost', 1, 2])
})

test('a stream comes back after each failure, and only the newest one is heard', () => {
  const sources: { listeners: Map<string, (event: unknown) => void>; isClosed: boolean }[] = []
  const heard: string[] = []
  const waiting: (() => void)[] = []
  const stream = openStream({
    hear: ({ kind }) => heard.push(kind),
    later: (run) => (waiting.push(run), 0 as never),
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
  assert.deepEqual([heard, waiting.length, sources[0]!.isClosed], [['ready', 'message', 'lost'], 1, true])
  waiting[0]!()
  fire(1, 'ready')
  stream.restart()
  assert.deepEqual([sources.length, sources[1]!.isClosed], [3, true])
  fire(2, 'ended')
  assert.deepEqual([heard.at(-1), sources[2]!.isClosed], ['ended', true])
})
