import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from './fixtures.ts'
import { adoptVisitorData } from './adopt-visitor-data.ts'

function storageWith(entries: Record<string, unknown>) {
  const storage = memoryStorage()
  const names = new Set(Object.keys(entries))
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, JSON.stringify(value))
  return {
    ...storage,
    length: names.size,
    key: (index: number) => [...names][index] ?? null,
    all: () =>
      Object.fromEntries(
        [...names, 'chats.queue.Buyer.ada', 'chats.drafts.Buyer.ada'].map((key) => [
          key,
          JSON.parse(storage.getItem(key) ?? 'null') as unknown,
        ]),
      ),
  }
}

test('sign-in adopts drafts and messages of the visitor and deletes those of other accounts', () => {
  const storage = storageWith({
    'chats.queue.Buyer.visitor': [{ text: 'unsent', chatId: 'anonymous', state: 'waiting' }],
    'chats.drafts.Buyer.visitor': { '12.0': 'half' },
    'chats.drafts.Buyer.bert': { '12.0': 'secret' },
    'chats.pressed': '1',
  })
  adoptVisitorData('ada', storage)
  assert.deepEqual(storage.all(), {
    'chats.queue.Buyer.ada': [{ text: 'unsent', chatId: null, state: 'failed', reason: null }],
    'chats.drafts.Buyer.ada': { '12.0': 'half' },
    'chats.queue.Buyer.visitor': null,
    'chats.drafts.Buyer.visitor': null,
    'chats.drafts.Buyer.bert': null,
    'chats.pressed': '1',
  })
})

test('a visitor keeps their own data and nothing of an account', () => {
  const storage = storageWith({
    'chats.drafts.Buyer.visitor': { '12.0': 'half' },
    'chats.queue.Store.bert': [{ text: 'secret' }],
  })
  adoptVisitorData(null, storage)
  assert.deepEqual(
    [storage.getItem('chats.drafts.Buyer.visitor'), storage.getItem('chats.queue.Store.bert')],
    ['{"12.0":"half"}', null],
  )
})
