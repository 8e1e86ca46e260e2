// Pictures of an address and cropped ones are validated like uploads and belong to whoever asked for them.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { openFileStore } from '#platform/files/open-store.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import * as files from '#platform/testing/files.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { somebody, type Somebody } from '#platform/testing/somebody.ts'
import { upload } from './contract.ts'
import { pictureAt } from './made-pictures.ts'
import { cropPicture, fetchPicture } from './picture-contract.ts'

let app: TestApp
let person: Somebody

before(async () => {
  app = await startApp()
  person = await somebody(app)
})

after(() => app[Symbol.asyncDispose]())

test('addresses of internal networks, other protocols and ports are refused (F10)', async () => {
  for (const url of [
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1/a.png',
    'http://localhost/a.png',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'http://user:secret@example.com/a.png',
    'http://example.com:22/a.png',
    'nonsense',
  ]) {
    const { status, body } = await person.call(fetchPicture, { url })
    assert.deepEqual([status, errorCode({ body })], [422, 'files.addressRefused'], url)
  }
})

test('what an address returns is judged by its content', async () => {
  const answers: Record<string, Uint8Array | undefined> = {
    '/picture.png': await files.png(),
    '/page.png': files.text('<html></html>'),
    '/large.png': new Uint8Array(11 * 1024 * 1024),
  }
  const server = createServer(({ url }, response) => {
    const body = answers[url!]
    response.writeHead(body ? 200 : 404).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const network = { resolve: async () => ['93.184.216.34'], connect: () => connect(port, '127.0.0.1') }
  const fetched = (path: string) =>
    pictureAt(app.config, { url: `http://pictures.example${path}`, ip: '127.0.0.1' }, { network })
  const { name, contentType, width } = await fetched('/picture.png')
  assert.deepEqual([name, contentType, width], ['picture.png', 'image/png', 400])
  const codeOf = (path: string) => fetched(path).then(String, ({ code }: { code: string }) => code)
  assert.equal(await codeOf('/page.png'), 'files.wrongType')
  assert.equal(await codeOf('/large.png'), 'files.tooLarge')
  assert.equal(await codeOf('/missing.png'), 'files.addressUnavailable')
  server.close()
})

test('a picture is cropped to a square where the person says', async () => {
  const halves = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
          .png()
          .toBuffer(),
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  const { body: original } = await person.upload(upload, {}, { bytes: new Uint8Array(halves) })
  const colourAt = async (position: number) => {
    const { body } = await person.call(cropPicture, { id: original.id, position })
    assert.deepEqual([body.width, body.height], [200, 200])
    assert.notEqual(body.id, original.id)
    const bytes = await openFileStore(app.config).read(`uploads/${body.id.slice(0, 2)}/${body.id}`)
    return [...(await sharp(bytes!).removeAlpha().resize(1, 1).raw().toBuffer())]
  }
  assert.deepEqual(await colourAt(0), [255, 0, 0])
  assert.deepEqual(await colourAt(1), [0, 0, 255])
  const stranger = await somebody(app)
  const refused = await stranger.call(cropPicture, { id: original.id, position: 0 })
  assert.deepEqual([refused.status, errorCode(refused)], [404, 'files.notFound'])
})
