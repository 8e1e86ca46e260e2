import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Attached, createAttachments } from './attachments.ts'
import { mostFiles } from './file-limits.ts'
import { done, lost, refused } from './sample.ts'
import type { FilePart, Result } from './types.ts'

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
const states = ({ items }: Attached) => items.get().map(({ file: { name }, state }) => `${name} ${state}`)

function start(answer: (name: string) => Result<FilePart> | Promise<Result<FilePart>> = (name) => done(part(name))) {
  const [sent, waiting]: [string[], (() => void)[]] = [[], []]
  const attached = createAttachments({
    refusal: ({ name }) => (name.endsWith('.exe') ? 'no programs' : null),
    later: (run) => (waiting.push(run), 0 as never),
    upload: async ({ name }) => {
      sent.push(name)
      return answer(name)
    },
  })
  return { attached, sent, waiting }
}

test('files go one after the other, and a message takes those that are ready', async () => {
  const { attached, sent } = start((name) => (name === 'b' ? refused(415, 'files.wrongType') : done(part(name))))
  attached.add([file('a'), file('b'), file('c'), file('d.exe')])
  await attached.resume()
  assert.deepEqual(sent, ['a', 'b', 'c'])
  assert.deepEqual(states(attached), ['a ready', 'b failed', 'c ready', 'd.exe failed'])
  assert.deepEqual(
    attached.items.get().map(({ reason }) => reason),
    [null, 'because of files.wrongType', null, 'no programs'],
  )
  assert.ok(attached.items.get().every(({ mayRetry }) => !mayRetry))
  assert.deepEqual(
    attached.take().map(({ id }) => id),
    ['a', 'c'],
  )
  assert.deepEqual(states(attached), ['b failed', 'd.exe failed'])
})

test('without a connection they wait, and go once when it is back', async () => {
  let isAway = true
  const { attached, sent, waiting } = start((name) => (isAway ? lost : done(part(name))))
  attached.add([file('a'), file('b')])
  await attached.resume()
  assert.deepEqual([sent, states(attached)], [['a'], ['a waiting', 'b waiting']])
  isAway = false
  for (const run of waiting) run()
  await attached.resume()
  assert.deepEqual(
    [sent, states(attached)],
    [
      ['a', 'a', 'b'],
      ['a ready', 'b ready'],
    ],
  )
})

test('a refused file goes again when asked to; one that is taken away is stopped, and the next goes on', async () => {
  let isRefused = true
  const { attached, sent } = start((name) =>
    isRefused && name === 'a' ? refused(409, 'files.quotaFull') : done(part(name)),
  )
  attached.add([file('a')])
  await attached.resume()
  assert.equal(attached.items.get()[0]!.mayRetry, true)
  isRefused = false
  await attached.retry(attached.items.get()[0]!.id)
  assert.deepEqual(states(attached), ['a ready'])
  let answer: (result: Result<FilePart>) => void = () => {}
  const slow = start((name) => (name === 'b' ? new Promise((settle) => (answer = settle)) : done(part(name))))
  slow.attached.add([file('b'), file('c')])
  slow.attached.remove(slow.attached.items.get()[0]!.id)
  answer(lost)
  await slow.attached.resume()
  assert.deepEqual([slow.sent, states(slow.attached)], [['b', 'c'], ['c ready']])
  assert.equal(sent.length, 2)
})

test('a message takes ten files at most', () => {
  const { attached } = start()
  assert.equal(attached.add(Array.from({ length: mostFiles + 2 }, (_, n) => file(String(n)))), 2)
  assert.equal(attached.items.get().length, mostFiles)
})
