// F04 and F05: what is no picture or document never gets in, by whichever way it comes.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { code, open } from '#platform/testing/chats.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { somebody, type Somebody } from '#platform/testing/somebody.ts'
import { getImage, upload } from './contract.ts'
import { takeOver } from './uploadcare.ts'

type Taken = { status: number; code?: string; id?: string; width?: number | null; contentType?: string; name?: string }
type Way = { way: string; send: (file: files.Sent) => Promise<Taken>; takesDocuments?: readonly string[] }

let app: TestApp
let person: Somebody
let ways: Way[]

before(async () => {
  app = await startApp()
  person = await somebody(app)
  const chatId = (await open(person, (await make.store(app.database.db)).id)).body.id!
  const over = (
    way: string,
    call: typeof upload | typeof uploadChatFile,
    input: Record<string, string>,
    takesDocuments: readonly string[] = [],
  ): Way => ({
    way,
    takesDocuments,
    async send(file) {
      const answer = await person.upload(call, input, file)
      return answer.status === 200 ? { ...answer.body, status: 200 } : { status: answer.status, code: code(answer) }
    },
  })
  ways = [
    over('picture', upload, { purpose: 'Picture' }),
    over('document', upload, { purpose: 'Document' }, ['pdf']),
    over('chat', uploadChatFile, { chatId }, ['pdf', 'xlsx', 'docx']),
    { way: 'uploadcare', send: throughUploadcare },
  ]
})

after(() => app[Symbol.asyncDispose]())

/** A provider that hands out what it was given, as Uploadcare would. */
async function throughUploadcare({ name, type, bytes }: files.Sent): Promise<Taken> {
  const server = createServer((request, response) => {
    if (request.url === '/original') return response.writeHead(200, { 'content-type': type }).end(bytes)
    return response.end(
      JSON.stringify({
        is_ready: true,
        size: bytes.length,
        original_filename: name,
        original_file_url: 'http://cdn.example/original',
        mime_type: type,
        is_image: true,
      }),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const config = {
    ...app.config,
    uploadcare: { publicKey: 'public', secretKey: 'secret', url: `http://127.0.0.1:${port}` },
  }
  const network = { resolve: async () => ['93.184.216.34'], dial: () => connect(port, '127.0.0.1') }
  return takeOver(
    config,
    { id: '00000000-0000-4000-8000-000000000000', ip: '127.0.0.1' },
    { protocols: ['http:'], network },
  )
    .then(
      ({ bytes: _, ...taken }) => ({ status: 200, ...taken }),
      (error: { status: number; code: string }) => ({ status: error.status, code: error.code }),
    )
    .finally(() => server.close().closeAllConnections())
}

const count = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from files where charged_to is not null`.execute(
      app.database.db,
    )
  ).rows[0]!.count
const stored = () =>
  readdirSync(join(app.config.dataDir, 'files/uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
const incoming = () => readdirSync(join(app.config.dataDir, 'incoming'))

async function refusedEverywhere(file: files.Sent, codes: readonly string[]) {
  const before = await count()
  for (const { way, send } of ways) {
    const { status, code: found } = await send(file)
    assert.ok(status >= 400 && status < 500 && codes.includes(found!), `${way}: ${file.name} ${status} ${found}`)
  }
  assert.equal(await count(), before)
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

test('F04 SVG with script, HTML as .jpg, a GIF that is script, and types that lie are refused by every way', async () => {
  const cases: [string, string, Uint8Array<ArrayBuffer>][] = [
    ['a.svg', 'image/svg+xml', files.text(svg)],
    ['a.png', 'image/png', files.text(svg)],
    ['a.svg', 'image/png', files.text(`<?xml version="1.0"?>${svg}`)],
    ['photo.jpg', 'image/jpeg', files.text(html)],
    ['photo.jpg', 'image/jpeg', files.text(`\xef\xbb\xbf${html}`)],
    ['a.gif', 'image/gif', files.text('GIF89a/*\0\0\0\0*/=1;alert(1)//')],
    ['a.jpg', 'image/jpeg', await files.animation('gif', 2)],
    ['a.pdf', 'application/pdf', files.text(html)],
    ['a.pdf', 'application/pdf', files.text(`${html}%PDF-1.4\n%%EOF`)],
    ['a.exe', 'image/png', files.text('MZ\x90\0')],
    ['a.docx', 'application/zip', files.zip([{ name: 'index.html', content: html }])],
    ['a.xml', 'text/xml', files.text('<!DOCTYPE x [<!ENTITY a "b">]><x/>')],
    ['empty.jpg', 'image/jpeg', files.text('')],
    ['a.heic', 'image/heic', files.text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a.mp4', 'video/mp4', files.text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['a.tiff', 'image/tiff', files.text('II*\0')],
  ]
  for (const [name, type, bytes] of cases)
    await refusedEverywhere({ name, type, bytes }, ['files.wrongType', 'files.unreadable'])
})

test('F04 what begins as a picture and is none, or is cut off, is refused by every way', async () => {
  const whole = await files.photo()
  const cases: [string, Uint8Array<ArrayBuffer>][] = [
    ['a.jpg', files.text(`\xff\xd8\xff\xe0${html}`)],
    ['a.png', files.text(`\x89PNG\r\n\x1a\n${svg}`)],
    ['a.webp', files.text(`RIFF\xff\0\0\0WEBP${html}`)],
    ['a.avif', files.text(`\0\0\0\x1cftypavif\0\0\0\0mif1miaf${svg}`)],
    ['cut.jpg', whole.slice(0, whole.length - 600)],
  ]
  for (const [name, bytes] of cases)
    await refusedEverywhere({ name, type: 'image/jpeg', bytes }, ['files.unreadable', 'files.wrongType'])
})

test('F04 a picture that carries markup or script comes out as a picture alone, whatever its name and type say', async () => {
  const poisoned = new Uint8Array([...(await files.photo()), ...files.text(`${html}*/alert(1)/*<?php system("id") ?>`)])
  for (const { way, send } of ways) {
    const taken = await send({ name: '../<b>photo.html', type: 'text/html', bytes: poisoned })
    assert.deepEqual([taken.status, taken.contentType, taken.name], [200, 'image/jpeg', '_b_photo.html.jpg'], way)
  }
  for (const entry of stored()) {
    const bytes = readFileSync(join(entry.parentPath, entry.name))
    assert.ok(!/<script|<\?php|alert/.test(bytes.toString('latin1')))
    assert.equal((await sharp(bytes).metadata()).format, 'jpeg')
  }
})

test('F04 documents are taken only where they are wanted; archives that bite are not', async () => {
  const parts = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]
  const honest: [string, Uint8Array<ArrayBuffer>][] = [
    ['pdf', files.pdf()],
    ['xlsx', await files.xlsx()],
    ['docx', files.docx()],
  ]
  for (const [kind, bytes] of honest)
    for (const { way, send, takesDocuments = [] } of ways) {
      const { status } = await send({ name: `Цены.${kind}`, type: 'image/jpeg', bytes })
      assert.equal(status, takesDocuments.includes(kind) ? 200 : 415, `${way} ${kind}`)
    }
  const bombs: [string, Uint8Array<ArrayBuffer>][] = [
    ['ratio', files.zip([...parts, { name: 'word/a.xml', content: 'x'.repeat(1_000), claimedBytes: 150_000_000 }])],
    ['size', files.zip([...parts, { name: 'word/a.xml', claimedBytes: 4_000_000_000 }])],
    ['climbs', files.zip([...parts, { name: '../../etc/cron.d/x' }])],
    ['root', files.zip([...parts, { name: '/etc/passwd' }])],
    ['backslash', files.zip([...parts, { name: '..\\x' }])],
    ['macro', files.zip([...parts, { name: 'word/vbaProject.bin' }])],
    ['both', files.zip([...parts, { name: 'xl/workbook.xml' }])],
    ['twice', files.zip([...parts, { name: 'word/document.xml' }])],
    ['many', files.zip([...parts, ...Array.from({ length: 2_001 }, (_, n) => ({ name: `word/${n}.xml` }))])],
    ['broken', files.docx().slice(0, 60)],
    ['before', new Uint8Array([...files.text(html), ...files.docx()])],
  ]
  for (const [name, bytes] of bombs)
    await refusedEverywhere({ name: `${name}.docx`, type: 'application/zip', bytes }, [
      'files.wrongType',
      'files.unreadable',
    ])
})

test('F05 a picture of 196 megapixels in a few hundred kilobytes is refused unread, and the process keeps its memory', async () => {
  const bytes = await files.png(14_000, 14_000)
  assert.ok(bytes.length < 1_000_000)
  const before = process.memoryUsage().rss
  await refusedEverywhere({ name: 'flat.png', type: 'image/png', bytes }, ['files.tooManyPixels'])
  assert.ok(process.memoryUsage().rss - before < 150_000_000)
})

test('F05 of a thousand frames one is kept, and a GIF none', async () => {
  await refusedEverywhere({ name: 'a.gif', type: 'image/webp', bytes: await files.animation('gif', 1_000) }, [
    'files.wrongType',
  ])
  const bytes = await files.animation('webp', 1_000)
  assert.equal((await sharp(bytes, { pages: -1 }).metadata()).pages, 1_000)
  const before = new Set(stored().map(({ name }) => name))
  for (const { way, send } of ways)
    assert.equal((await send({ name: 'a.webp', type: 'image/webp', bytes })).status, 200, way)
  for (const entry of stored().filter(({ name }) => !before.has(name))) {
    const kept = await sharp(join(entry.parentPath, entry.name), { pages: -1 }).metadata()
    assert.deepEqual([kept.format, kept.pages ?? 1, kept.height], ['webp', 1, 8])
  }
})

test('F05 camera, author and place are left out, and the picture stands upright', async () => {
  const bytes = await files.photo()
  assert.ok(Buffer.from(bytes).includes('SecretCamera'))
  const before = new Set(stored().map(({ name }) => name))
  for (const { way, send } of ways)
    assert.equal((await send({ name: 'a.jpg', type: 'image/jpeg', bytes })).width, 300, way)
  const kept = stored().filter(({ name }) => !before.has(name))
  assert.equal(kept.length, 3)
  for (const entry of kept) {
    const found = readFileSync(join(entry.parentPath, entry.name))
    assert.ok(!found.includes('Secret'))
    const { exif, xmp, iptc, orientation } = await sharp(found).metadata()
    assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined])
  }
})

test('every kind of picture is taken; AVIF is kept as WebP, and nothing larger than it is ever shown', async () => {
  const honest: [Uint8Array<ArrayBuffer>, string, number][] = [
    [await files.png(), 'image/png', 400],
    [await files.webp(), 'image/webp', 400],
    [await files.avif(), 'image/webp', 64],
    [await files.png(5_000, 1_000), 'image/png', 2_560],
  ]
  for (const [bytes, contentType, width] of honest)
    for (const { way, send } of ways) {
      const taken = await send({ name: 'a', type: 'image/png', bytes })
      assert.deepEqual([taken.status, taken.contentType, taken.width], [200, contentType, width], way)
    }
})

test('a picture is public at its widths, a document is not, and what was sent is not left lying about', async () => {
  const { body: picture } = await person.upload(upload, {}, { bytes: await files.png(), name: 'bolt.png' })
  assert.deepEqual(
    { ...picture, id: '', url: '', thumbnailUrl: '' },
    {
      id: '',
      name: 'bolt.png',
      contentType: 'image/png',
      size: picture.size,
      width: 400,
      height: 300,
      url: '',
      thumbnailUrl: '',
    },
  )
  const shown = await person.get(picture.thumbnailUrl!)
  assert.deepEqual(
    [
      shown.status,
      shown.headers.get('content-type'),
      shown.headers.get('x-content-type-options'),
      shown.headers.get('content-security-policy'),
    ],
    [200, 'image/webp', 'nosniff', "default-src 'none'; sandbox"],
  )
  assert.equal((await person.call(getImage, { id: picture.id })).body.url, picture.thumbnailUrl)
  const { body: document } = await person.upload(
    upload,
    { purpose: 'Document' },
    { bytes: await files.png(), name: 'licence.png' },
  )
  assert.equal((await person.get(`/media/${document.id}/320.webp`)).status, 404)
  assert.equal((await person.call(getImage, { id: document.id })).status, 404)
  assert.equal((await person.get(document.url)).status, 200)
  assert.equal((await (await somebody(app)).get(document.url)).status, 404)
  for (const deadline = Date.now() + 10_000; incoming().length > 0; await sleep(10)) assert.ok(Date.now() < deadline)
})
