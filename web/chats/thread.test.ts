import assert from 'node:assert/strict'
import { test } from 'node:test'
import { merge, missingAfter, olderBefore } from './message-order.ts'
import { message, server } from './sample.ts'
import { createThread } from './thread.ts'

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq)

test('messages stand in the order of their numbers, each once', () => {
  const merged = merge([message(1), message(3)], [message(2), message(3, { text: 'as read last' })])
  assert.deepEqual(seqs(merged), [1, 2, 3])
  assert.equal(merged[2]!.text, 'as read last')
})

test('a number that is missing is known', () => {
  assert.equal(missingAfter([message(4), message(5), message(8)], 8), 5)
  assert.equal(missingAfter([message(4), message(5)], 7), 5)
  assert.equal(missingAfter([message(4), message(5)], 5), undefined)
  assert.equal(missingAfter([], 2), 0)
  assert.equal(missingAfter([], 0), undefined)
  assert.deepEqual([olderBefore([message(4)]), olderBefore([message(1)]), olderBefore([])], [4, undefined, undefined])
})

test('a thread reads on by number until nothing is missing, and back to the first', async () => {
  const { say, calls } = server()
  for (let count = 0; count < 5; count++) say({})
  const thread = createThread('chat', calls)
  await thread.load()
  assert.deepEqual(seqs(thread.state.get().messages), [3, 4, 5])
  for (let count = 0; count < 10; count++) say({})
  thread.hear({ kind: 'message', topic: 'account', chatId: 'chat', seq: 15 }, false)
  await thread.catchUp()
  assert.deepEqual(seqs(thread.state.get().messages), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  await thread.older()
  await thread.older()
  assert.deepEqual(seqs(thread.state.get().messages).slice(0, 4), [1, 2, 3, 4])
})

test('what is read anew goes as far back as it was read, and misses nothing that comes meanwhile', async () => {
  const { say, calls, state } = server()
  for (let count = 0; count < 250; count++) say({})
  const thread = createThread('chat', calls)
  await thread.load()
  for (let count = 0; count < 50; count++) await thread.older()
  const before = thread.state.get()
  assert.deepEqual([before.messages.length, before.messages[0]!.seq], [153, 98])
  state.isAway = true
  await thread.reload()
  assert.equal(thread.state.get(), before)
  state.isAway = false
  const reading = thread.reload()
  say({})
  thread.hear({ kind: 'message', topic: 'account', chatId: 'chat', seq: 251 }, false)
  await reading
  await thread.catchUp()
  const { messages, openedAtSeq } = thread.state.get()
  assert.deepEqual([messages.length >= 153, messages.at(-1)!.seq, openedAtSeq], [true, 251, before.openedAtSeq])
  assert.deepEqual(
    seqs(messages),
    Array.from({ length: messages.length }, (_, index) => messages[0]!.seq + index),
  )
})

test('a server that is away costs one question, and what was missed is read afterwards', async () => {
  const { say, calls, state } = server()
  say({})
  const thread = createThread('chat', calls)
  await thread.load()
  say({})
  Object.assign(state, { isAway: true, asked: 0 })
  await thread.catchUp()
  assert.equal(state.asked, 1)
  state.isAway = false
  await thread.catchUp()
  assert.deepEqual(seqs(thread.state.get().messages), [1, 2])
})

test('what has been seen is marked once, and the line of what is new stays while one reads', async () => {
  const { say, calls, state } = server()
  say({})
  say({})
  const left: number[] = []
  const thread = createThread('chat', calls, { onRead: (count) => left.push(count) })
  await thread.load()
  await thread.markRead()
  await thread.markRead()
  assert.deepEqual([state.readSeq, left, thread.state.get().readSeq, thread.state.get().openedAtSeq], [2, [0], 2, 0])
  thread.reopen()
  assert.equal(thread.state.get().openedAtSeq, 2)
})

test('the other side reads and writes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { say, calls } = server()
  say({})
  const thread = createThread('chat', calls)
  await thread.load()
  thread.hear({ kind: 'read', topic: 'account', chatId: 'chat', side: 'Store', seq: 1 }, false)
  thread.hear({ kind: 'typing', topic: 'account', chatId: 'chat', side: 'Store' }, false)
  assert.deepEqual([thread.state.get().otherReadSeq, thread.state.get().isTyping], [1, true])
  t.mock.timers.tick(6_000)
  assert.equal(thread.state.get().isTyping, false)
})
