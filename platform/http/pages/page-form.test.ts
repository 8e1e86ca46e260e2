import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { startApp, type TestApp } from '../../testing/app.ts'
import * as files from '../../testing/files.ts'
import { anonymous, signedIn } from '../../testing/personas.ts'
import { fileDatabase } from '../../testing/shared.ts'
import { until } from '../../testing/until.ts'
import type { RenderPage } from './pages.ts'
import { incomingFolder } from '../receive-file.ts'

type Problem = { problem: { code: string; title: string } }

/** Returns the fields of a form, and passes its files to a call until one is refused. */
const render: RenderPage = async (request, { call, nextFile, laterFields }) => {
  const fields = [...(await request.formData())].map(([name, value]) => `${name}=${String(value)}`)
  const taken: string[] = []
  if (fields[0] !== 'intent=look')
    for (let name = await nextFile(); name !== null; name = await nextFile())
      try {
        taken.push(((await call('POST chat/file/upload', {})) as { name: string }).name)
      } catch (error) {
        taken.push(`${name}: ${(error as Problem).problem.code} ${(error as Problem).problem.title}`)
        break
      }
  const later = [...laterFields()].map(([name, value]) => `${name}=${value}`)
  return new Response(JSON.stringify({ fields, taken, ...(later.length > 0 && { later }) }), {
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
let app: Promise<TestApp> | undefined
after(async () => (await app)?.[Symbol.asyncDispose]())
const start = () => (app ??= fileDatabase().then((database) => startApp({ database, render })))

type Part = string | { bytes: Uint8Array<ArrayBuffer>; name: string }

function form(...parts: [string, Part][]) {
  const made = new FormData()
  for (const [name, part] of parts)
    if (typeof part === 'string') made.append(name, part)
    else made.append(name, new Blob([part.bytes]), part.name)
  return made
}

/** Waits until the files of completed requests are deleted. */
const untilEmpty = ({ config }: TestApp) =>
  until(() => !existsSync(incomingFolder(config)) || readdirSync(incomingFolder(config)).length === 0)

test('a form with files reaches the page, and its files are passed to calls in order', async () => {
  const served = await start()
  const buyer = await signedIn(served, 'buyer')
  const sent = form(
    ['intent', 'send'],
    ['message', 'Ще — ß & = %'],
    ['to', '1'],
    ['to', '2'],
    ['files', { bytes: files.pdf(), name: 'Цены.pdf' }],
    ['files', { bytes: await files.png(), name: 'b.png' }],
    ['button', 'publish'],
  )
  const { status, body } = await buyer.send('POST', '/form', sent)
  assert.deepEqual(
    [status, body],
    [
      200,
      {
        fields: ['intent=send', 'message=Ще — ß & = %', 'to=1', 'to=2'],
        taken: ['Цены.pdf', 'b.png'],
        later: ['button=publish'],
      },
    ],
  )
  const empty = await buyer.send(
    'POST',
    '/form',
    form(['intent', 'send'], ['files', { bytes: files.text(''), name: '' }]),
  )
  assert.deepEqual(empty.body, { fields: ['intent=send'], taken: [] })
  await untilEmpty(served)
})

test('a visitor without a session gets a single one for several files', async () => {
  const served = await start()
  const visitor = anonymous(served)
  const { body } = await visitor.send(
    'POST',
    '/form',
    form(
      ['intent', 'send'],
      ['files', { bytes: files.pdf(), name: 'a.pdf' }],
      ['files', { bytes: files.pdf(), name: 'b.pdf' }],
    ),
  )
  assert.deepEqual((body as { taken: string[] }).taken, ['a.pdf', 'b.pdf'])
  assert.equal(visitor.cookies.size, 1)
})

test('a file is refused in the language of the page, and no file of the form remains', async () => {
  const served = await start()
  const buyer = await signedIn(served, 'buyer')
  const large = new Uint8Array(15 * 1024 * 1024 + 1)
  for (const [bytes, expected] of [
    [files.text('GIF89a'), 'x.png: files.wrongType'],
    [large, 'x.png: request.tooLarge'],
  ] as const) {
    const { body } = await buyer.send(
      'POST',
      '/de/form',
      form(
        ['intent', 'send'],
        ['files', { bytes: files.pdf(), name: 'a.pdf' }],
        ['files', { bytes, name: 'x.png' }],
        ['files', { bytes: large, name: 'unread.pdf' }],
      ),
    )
    const [first, second, ...others] = (body as { taken: string[] }).taken
    assert.deepEqual([first, others], ['a.pdf', []])
    assert.match(second!, new RegExp(`^${expected} [A-ZÄÖÜ]`))
    assert.doesNotMatch(second!, /too large|not accepted/i)
  }
  await untilEmpty(served)
})

test('a page that takes no files stores none, however large they are', async () => {
  const served = await start()
  const large = new Uint8Array(15 * 1024 * 1024)
  const { status, body } = await anonymous(served).send(
    'POST',
    '/form',
    form(['intent', 'look'], ['files', { bytes: large, name: 'a.pdf' }], ['files', { bytes: large, name: 'b.pdf' }]),
  )
  assert.deepEqual([status, body], [200, { fields: ['intent=look'], taken: [] }])
  assert.equal(
    existsSync(incomingFolder(served.config)) && readdirSync(incomingFolder(served.config)).length > 0,
    false,
  )
})

test('malformed, oversized and cross-site forms are refused', async () => {
  const served = await start()
  const visitor = anonymous(served)
  const send = (body: string | FormData, headers = {}) => visitor.send('POST', '/form', body, { headers })
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  assert.deepEqual((await send('--x\r\nnothing', type)).status, 400)
  assert.deepEqual((await send('', { 'content-type': 'multipart/form-data' })).status, 400)
  assert.equal((await send(form(['message', 'x'.repeat(70_000)]))).status, 413)
  assert.equal((await send(form(...Array.from({ length: 600 }, (): [string, string] => ['to', '1'])))).status, 400)
  assert.equal((await send(form(['intent', 'send']), { 'sec-fetch-site': 'cross-site' })).status, 403)
})

test('an interrupted upload leaves no file behind', async () => {
  const served = await start()
  const buyer = await signedIn(served, 'buyer')
  const { hostname, port, host } = new URL(served.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(
    `POST /form HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n`,
  )
  socket.write(
    `--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsend\r\n--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4 ${'x'.repeat(200_000)}`,
  )
  const folder = incomingFolder(served.config)
  await until(() => existsSync(folder) && readdirSync(folder).length === 1, 'the file is being received')
  socket.destroy()
  await untilEmpty(served)
  assert.equal((await buyer.send('POST', '/form', form(['intent', 'send']))).status, 200)
})
