import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttachmentStore, createAttachmentStore } from './attachments.ts'
import { maxFiles } from './file-limits.ts'
import { succeeded, networkError, rejected } from '../client/fixtures.ts'
import type { FilePart, Result } from '../client/types.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const part = (name: string): FilePart => ({
  id: name,
  name,
  contentType: 'image/png',
  size: 1,
  width: 1,
  height: 1,
  url: `/file/${name}`,
  thumbnailUrl: null,
})
const states = ({ items }: AttachmentStore) => items.get().map(({ file: { name }, state }) => `${name} ${state}`)

function start(
  answer: (name: string) => Result<FilePart> | Promise<Result<FilePart>> = (name) => succeeded(part(name)),
) {
  const [sent, waiting]: [string[], (() => void)[]] = [[], []]
  const store = createAttachmentStore({
    validate: ({ name }) => (name.endsWith('.exe') ? 'no programs' : null),
    schedule: (run) => (waiting.push(run), 0 as never),
    upload: async ({ name }) => {
      sent.push(name)
      return answer(name)
    },
  })
  return { store, sent, waiting }
}

test('files upload one after the other, and a message takes the ready ones', async () => {
  const { store, sent } = start((name) => (name === 'b' ? rejected(415, 'files.wrongType') : succeeded(part(name))))
  store.add([file('a'), file('b'), file('c'), file('d.exe')])
  await store.resume()
  assert.deepEqual(sent, ['a', 'b', 'c'])
  assert.deepEqual(states(store), ['a ready', 'b failed', 'c ready', 'd.exe failed'])
  assert.deepEqual(
    store.items.get().map(({ reason }) => reason),
    [null, 'because of files.wrongType', null, 'no programs'],
  )
  assert.ok(store.items.get().every(({ canRetry }) => !canRetry))
  assert.deepEqual(
    store.takeReady().map(({ id }) => id),
    ['a', 'c'],
  )
  assert.deepEqual(states(store), ['b failed', 'd.exe failed'])
})

test('without a connection files wait, and upload once when it is back', async () => {
  let isOffline = true
  const { store, sent, waiting } = start((name) => (isOffline ? networkError : succeeded(part(name))))
  store.add([file('a'), file('b')])
  await store.resume()
  assert.deepEqual([sent, states(store)], [['a'], ['a waiting', 'b waiting']])
  isOffline = false
  for (const run of waiting) run()
  await store.resume()
  assert.deepEqual(
    [sent, states(store)],
    [
      ['a', 'a', 'b'],
      ['a ready', 'b ready'],
    ],
  )
})

test('a rejected file uploads again on retry; removing a file aborts its upload and the next one starts', async () => {
  let isRejected = true
  const { store, sent } = start((name) =>
    isRejected && name === 'a' ? rejected(409, 'files.quotaFull') : succeeded(part(name)),
  )
  store.add([file('a')])
  await store.resume()
  assert.equal(store.items.get()[0]!.canRetry, true)
  isRejected = false
  await store.retry(store.items.get()[0]!.id)
  assert.deepEqual(states(store), ['a ready'])
  let answer: (result: Result<FilePart>) => void = () => {}
  const slow = start((name) => (name === 'b' ? new Promise((settle) => (answer = settle)) : succeeded(part(name))))
  slow.store.add([file('b'), file('c')])
  slow.store.remove(slow.store.items.get()[0]!.id)
  answer(networkError)
  await slow.store.resume()
  assert.deepEqual([slow.sent, states(slow.store)], [['b', 'c'], ['c ready']])
  assert.equal(sent.length, 2)
})

test('a message takes ten files at most', () => {
  const { store } = start()
  assert.equal(store.add(Array.from({ length: maxFiles + 2 }, (_, n) => file(String(n)))), 2)
  assert.equal(store.items.get().length, maxFiles)
})
