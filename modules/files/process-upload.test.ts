// F04 and F05: only valid pictures and documents are stored, through every upload path.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import { openChat } from '#platform/testing/chats.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { somebody, type Somebody } from '#platform/testing/somebody.ts'
import { until } from '#platform/testing/until.ts'
import { getImage, upload } from './contract.ts'
import { importUpload } from './uploadcare.ts'

type UploadResult = {
  status: number
  code?: string
  id?: string
  width?: number | null
  contentType?: string
  name?: string
}
type UploadPath = {
  path: string
  send: (file: files.Sent) => Promise<UploadResult>
  acceptedDocuments?: readonly string[]
}

let app: TestApp
let person: Somebody
let uploadPaths: UploadPath[]

before(async () => {
  app = await startApp()
  person = await somebody(app)
  const chatId = (await openChat(person, (await make.store(app.database.db)).id)).body.id!
  const throughCall = (
    path: string,
    call: typeof upload | typeof uploadChatFile,
    input: Record<string, string>,
    acceptedDocuments: readonly string[] = [],
  ): UploadPath => ({
    path,
    acceptedDocuments,
    async send(file) {
      const response = await person.upload(call, input, file)
      return response.status === 200
        ? { ...response.body, status: 200 }
        : { status: response.status, code: errorCode(response) }
    },
  })
  uploadPaths = [
    throughCall('picture', upload, { purpose: 'Picture' }),
    throughCall('document', upload, { purpose: 'Document' }, ['pdf']),
    throughCall('chat', uploadChatFile, { chatId }, ['pdf', 'xlsx', 'docx']),
    { path: 'uploadcare', send: throughUploadcare },
  ]
})

after(() => app[Symbol.asyncDispose]())

/** A stand-in for Uploadcare that serves the given file. */
async function throughUploadcare({ name, type, bytes }: files.Sent): Promise<UploadResult> {
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
  const network = { resolve: async () => ['93.184.216.34'], connect: () => connect(port, '127.0.0.1') }
  return importUpload(
    config,
    { id: '00000000-0000-4000-8000-000000000000', ip: '127.0.0.1' },
    { protocols: ['http:'], network },
  )
    .then(
      ({ content: _, ...result }) => ({ status: 200, ...result }),
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
const storedFiles = () =>
  readdirSync(join(app.config.dataDir, 'files/uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
const incoming = () => readdirSync(join(app.config.dataDir, 'incoming'))

async function assertRejectedEverywhere(file: files.Sent, codes: readonly string[]) {
  const before = await count()
  for (const { path, send } of uploadPaths) {
    const { status, code: found } = await send(file)
    assert.ok(status >= 400 && status < 500 && codes.includes(found!), `${path}: ${file.name} ${status} ${found}`)
  }
  assert.equal(await count(), before)
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

test('SVG with script, HTML as .jpg, a GIF polyglot and false types are rejected by every upload path (F04)', async () => {
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
    await assertRejectedEverywhere({ name, type, bytes }, ['files.wrongType', 'files.unreadable'])
})

test('truncated pictures and files with only a picture signature are rejected by every upload path (F04)', async () => {
  const whole = await files.photo()
  const cases: [string, Uint8Array<ArrayBuffer>][] = [
    ['a.jpg', files.text(`\xff\xd8\xff\xe0${html}`)],
    ['a.png', files.text(`\x89PNG\r\n\x1a\n${svg}`)],
    ['a.webp', files.text(`RIFF\xff\0\0\0WEBP${html}`)],
    ['a.avif', files.text(`\0\0\0\x1cftypavif\0\0\0\0mif1miaf${svg}`)],
    ['cut.jpg', whole.slice(0, whole.length - 600)],
  ]
  for (const [name, bytes] of cases)
    await assertRejectedEverywhere({ name, type: 'image/jpeg', bytes }, ['files.unreadable', 'files.wrongType'])
})

test('markup and script inside a picture are removed by re-encoding, whatever its name and type (F04)', async () => {
  const poisoned = new Uint8Array([...(await files.photo()), ...files.text(`${html}*/alert(1)/*<?php system("id") ?>`)])
  for (const { path, send } of uploadPaths) {
    const result = await send({ name: '../<b>photo.html', type: 'text/html', bytes: poisoned })
    assert.deepEqual([result.status, result.contentType, result.name], [200, 'image/jpeg', '_b_photo.html.jpg'], path)
  }
  for (const entry of storedFiles()) {
    const bytes = readFileSync(join(entry.parentPath, entry.name))
    assert.ok(!/<script|<\?php|alert/.test(bytes.toString('latin1')))
    assert.equal((await sharp(bytes).metadata()).format, 'jpeg')
  }
})

test('documents are accepted only where allowed; malicious archives are rejected (F04)', async () => {
  const parts = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]
  const validFiles: [string, Uint8Array<ArrayBuffer>][] = [
    ['pdf', files.pdf()],
    ['xlsx', await files.xlsx()],
    ['docx', files.docx()],
  ]
  for (const [kind, bytes] of validFiles)
    for (const { path, send, acceptedDocuments = [] } of uploadPaths) {
      const { status } = await send({ name: `Цены.${kind}`, type: 'image/jpeg', bytes })
      assert.equal(status, acceptedDocuments.includes(kind) ? 200 : 415, `${path} ${kind}`)
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
    await assertRejectedEverywhere({ name: `${name}.docx`, type: 'application/zip', bytes }, [
      'files.wrongType',
      'files.unreadable',
    ])
})

test('a picture of 196 megapixels in a few hundred kilobytes is rejected without decoding it (F05)', async () => {
  const bytes = await files.png(14_000, 14_000)
  assert.ok(bytes.length < 1_000_000)
  const before = process.memoryUsage().rss
  await assertRejectedEverywhere({ name: 'flat.png', type: 'image/png', bytes }, ['files.tooManyPixels'])
  assert.ok(process.memoryUsage().rss - before < 150_000_000)
})

test('only the first of a thousand frames is kept; a GIF is rejected (F05)', async () => {
  await assertRejectedEverywhere({ name: 'a.gif', type: 'image/webp', bytes: await files.animation('gif', 1_000) }, [
    'files.wrongType',
  ])
  const bytes = await files.animation('webp', 1_000)
  assert.equal((await sharp(bytes, { pages: -1 }).metadata()).pages, 1_000)
  const before = new Set(storedFiles().map(({ name }) => name))
  for (const { path, send } of uploadPaths)
    assert.equal((await send({ name: 'a.webp', type: 'image/webp', bytes })).status, 200, path)
  for (const entry of storedFiles().filter(({ name }) => !before.has(name))) {
    const metadata = await sharp(join(entry.parentPath, entry.name), { pages: -1 }).metadata()
    assert.deepEqual([metadata.format, metadata.pages ?? 1, metadata.height], ['webp', 1, 8])
  }
})

test('metadata is stripped and the EXIF orientation applied (F05)', async () => {
  const bytes = await files.photo()
  assert.ok(Buffer.from(bytes).includes('SecretCamera'))
  const before = new Set(storedFiles().map(({ name }) => name))
  for (const { path, send } of uploadPaths)
    assert.equal((await send({ name: 'a.jpg', type: 'image/jpeg', bytes })).width, 300, path)
  const added = storedFiles().filter(({ name }) => !before.has(name))
  assert.equal(added.length, 3)
  for (const entry of added) {
    const found = readFileSync(join(entry.parentPath, entry.name))
    assert.ok(!found.includes('Secret'))
    const { exif, xmp, iptc, orientation } = await sharp(found).metadata()
    assert.deepEqual([exif, xmp, iptc, orientation], [undefined, undefined, undefined, undefined])
  }
})

test('all picture formats are accepted; AVIF is stored as WebP, and large pictures are scaled down', async () => {
  const validFiles: [Uint8Array<ArrayBuffer>, string, number][] = [
    [await files.png(), 'image/png', 400],
    [await files.webp(), 'image/webp', 400],
    [await files.avif(), 'image/webp', 64],
    [await files.png(5_000, 1_000), 'image/png', 2_560],
  ]
  for (const [bytes, contentType, width] of validFiles)
    for (const { path, send } of uploadPaths) {
      const result = await send({ name: 'a', type: 'image/png', bytes })
      assert.deepEqual([result.status, result.contentType, result.width], [200, contentType, width], path)
    }
})

test('a picture is public at its widths, a document is private, and no temporary file remains', async () => {
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
  const thumbnail = await person.get(picture.thumbnailUrl!)
  assert.deepEqual(
    [
      thumbnail.status,
      thumbnail.headers.get('content-type'),
      thumbnail.headers.get('x-content-type-options'),
      thumbnail.headers.get('content-security-policy'),
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
  await until(() => incoming().length === 0)
})
