import assert from 'node:assert/strict'
import { test } from 'node:test'
import { box } from './sample.ts'
import { takeOver } from './take-over.ts'

function kept(entries: Record<string, unknown>) {
  const own = box()
  const names = new Set(Object.keys(entries))
  for (const [key, value] of Object.entries(entries)) own.setItem(key, JSON.stringify(value))
  return {
    ...own,
    length: names.size,
    key: (index: number) => [...names][index] ?? null,
    all: () =>
      Object.fromEntries(
        [...names, 'chats.queue.Buyer.ada', 'chats.drafts.Buyer.ada'].map((key) => [
          key,
          JSON.parse(own.getItem(key) ?? 'null') as unknown,
        ]),
      ),
  }
}

test('who signs in finds what they wrote before, and nothing of another account', () => {
  const storage = kept({
    'chats.queue.Buyer.visitor': [{ text: 'unsent', chatId: 'anonymous', state: 'waiting' }],
    'chats.drafts.Buyer.visitor': { '12.0': 'half' },
    'chats.drafts.Buyer.bert': { '12.0': 'secret' },
    'chats.pressed': '1',
  })
  takeOver('ada', storage)
  assert.deepEqual(storage.all(), {
    'chats.queue.Buyer.ada': [{ text: 'unsent', chatId: null, state: 'failed', reason: null }],
    'chats.drafts.Buyer.ada': { '12.0': 'half' },
    'chats.queue.Buyer.visitor': null,
    'chats.drafts.Buyer.visitor': null,
    'chats.drafts.Buyer.bert': null,
    'chats.pressed': '1',
  })
})

test('a visitor keeps their own and nothing of who was signed in', () => {
  const storage = kept({
    'chats.drafts.Buyer.visitor': { '12.0': 'half' },
    'chats.queue.Store.bert': [{ text: 'secret' }],
  })
  takeOver(null, storage)
  assert.deepEqual(
    [storage.getItem('chats.drafts.Buyer.visitor'), storage.getItem('chats.queue.Store.bert')],
    ['{"12.0":"half"}', null],
  )
})
