import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unusedMessages } from './unused-messages.ts'

test('messages: one that no page shows is found', () => {
  const keys = new Map([['cart', ['title', 'done.add', 'is.new.hint', 'empty']]])
  const sources = ["t('title')", 't(`done.${done}`)', 't(`is.${kind}.hint`)', '`${width}px`']
  assert.deepEqual(unusedMessages(keys, sources), ['messages/en/cart.json: no page shows empty'])
})
