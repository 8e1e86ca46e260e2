import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { mergeMessages, findGap, olderCursor } from './message-order.ts'
import { fakeServer, message, priceOffer } from './fixtures.ts'
import { createThreadStore } from './thread.ts'

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq)

test('merging orders messages by seq without duplicates', () => {
  const merged = mergeMessages([message(1), message(3)], [message(2), message(3, { text: 'as read last' })])
  assert.deepEqual(seqs(merged), [1, 2, 3])
  assert.equal(merged[2]!.text, 'as read last')
})

test('gaps in the sequence are found', () => {
  assert.equal(findGap([message(4), message(5), message(8)], 8), 5)
  assert.equal(findGap([message(4), message(5)], 7), 5)
  assert.equal(findGap([message(4), message(5)], 5), undefined)
  assert.equal(findGap([], 2), 0)
  assert.equal(findGap([], 0), undefined)
  assert.deepEqual([olderCursor([message(4)]), olderCursor([message(1)]), olderCursor([])], [4, undefined, undefined])
})

test('a thread loads newer messages until there is no gap, and older ones back to the first', async () => {
  const { addMessage, calls } = fakeServer()
  for (let count = 0; count < 5; count++) addMessage({})
  const thread = createThreadStore('chat', calls)
  await thread.load()
  assert.deepEqual(seqs(thread.state.get().messages), [3, 4, 5])
  for (let count = 0; count < 10; count++) addMessage({})
  thread.handleEvent({ kind: 'message', topic: 'account', chatId: 'chat', seq: 15 }, false)
  await thread.catchUp()
  assert.deepEqual(seqs(thread.state.get().messages), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  await thread.loadOlder()
  await thread.loadOlder()
  assert.deepEqual(seqs(thread.state.get().messages).slice(0, 4), [1, 2, 3, 4])
})

test('a reload goes as far back as before and misses no message that arrives meanwhile', async () => {
  const { addMessage, calls, state } = fakeServer()
  for (let count = 0; count < 250; count++) addMessage({})
  const thread = createThreadStore('chat', calls)
  await thread.load()
  for (let count = 0; count < 50; count++) await thread.loadOlder()
  const before = thread.state.get()
  assert.deepEqual([before.messages.length, before.messages[0]!.seq], [153, 98])
  state.isOffline = true
  await thread.reload()
  assert.equal(thread.state.get(), before)
  state.isOffline = false
  const reading = thread.reload()
  addMessage({})
  thread.handleEvent({ kind: 'message', topic: 'account', chatId: 'chat', seq: 251 }, false)
  await reading
  await thread.catchUp()
  const { messages, openedAtSeq } = thread.state.get()
  assert.deepEqual([messages.length >= 153, messages.at(-1)!.seq, openedAtSeq], [true, 251, before.openedAtSeq])
  assert.deepEqual(
    seqs(messages),
    Array.from({ length: messages.length }, (_, index) => messages[0]!.seq + index),
  )
})

test('a new offer of a price brings the state of the earlier ones', async () => {
  const { messages, addMessage, calls } = fakeServer()
  addMessage({ offer: priceOffer() })
  const thread = createThreadStore('chat', calls)
  await thread.load()
  messages[0] = message(1, { offer: priceOffer({ isValid: false, isReplaced: true, canDecline: false }) })
  addMessage({ offer: priceOffer() })
  thread.handleEvent({ kind: 'message', topic: 'account', chatId: 'chat', seq: 2 }, false)
  await setImmediate()
  assert.deepEqual(
    thread.state.get().messages.map(({ offer }) => [offer!.isReplaced, offer!.canDecline]),
    [
      [true, false],
      [false, true],
    ],
  )
})

test('a failing server is called once, and missed messages are loaded afterwards', async () => {
  const { addMessage, calls, state } = fakeServer()
  addMessage({})
  const thread = createThreadStore('chat', calls)
  await thread.load()
  addMessage({})
  Object.assign(state, { isOffline: true, messageRequests: 0 })
  await thread.catchUp()
  assert.equal(state.messageRequests, 1)
  state.isOffline = false
  await thread.catchUp()
  assert.deepEqual(seqs(thread.state.get().messages), [1, 2])
})

test('messages are marked as read once, and the unread divider stays while one reads', async () => {
  const { addMessage, calls, state } = fakeServer()
  addMessage({})
  addMessage({})
  const unreadCounts: number[] = []
  const thread = createThreadStore('chat', calls, { onRead: (count) => unreadCounts.push(count) })
  await thread.load()
  await thread.markRead()
  await thread.markRead()
  assert.deepEqual(
    [state.readSeq, unreadCounts, thread.state.get().readSeq, thread.state.get().openedAtSeq],
    [2, [0], 2, 0],
  )
  thread.reopen()
  assert.equal(thread.state.get().openedAtSeq, 2)
})

test('read and typing events of the other side are shown', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { addMessage, calls } = fakeServer()
  addMessage({})
  const thread = createThreadStore('chat', calls)
  await thread.load()
  thread.handleEvent({ kind: 'read', topic: 'account', chatId: 'chat', side: 'Store', seq: 1 }, false)
  thread.handleEvent({ kind: 'typing', topic: 'account', chatId: 'chat', side: 'Store' }, false)
  assert.deepEqual([thread.state.get().otherReadSeq, thread.state.get().isTyping], [1, true])
  t.mock.timers.tick(6_000)
  assert.equal(thread.state.get().isTyping, false)
})
