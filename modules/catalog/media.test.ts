import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { removeUnused } from '#modules/files/jobs.ts'
import { saveVideo, upload, uploadVideo } from '#modules/files/contract.ts'
import { createLog } from '#platform/log.ts'
import { fieldErrors, newProduct, ownStore, type Saved, uploadedFile } from '#platform/testing/fluent.ts'
import { pdf } from '#platform/testing/files.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import { mp4 } from '#platform/testing/videos.ts'
import { getProduct } from './contract.ts'
import { deleteProducts } from './write-products/delete-products.ts'

const scope = { p: 'live', g: 'default' } as const

/** A day later. */
async function clean() {
  const { config, database } = await fileApp()
  const now = new Date(Date.now() + 25 * 3_600_000)
  await removeUnused.run({}, { db: database.db, config, log: createLog('silent'), now })
}

async function storeWithSheet() {
  const fixture = await ownStore()
  const { person, store } = fixture
  const { body: sheet } = await person.upload(
    upload,
    { purpose: 'Document' },
    { bytes: pdf(), name: 'sheet.pdf' },
    { storeId: store.id },
  )
  const stock = [{ warehouse: String(store.warehouseIds[0]), quantity: 5 }]
  return { ...fixture, sheet, product: (more: object) => newProduct(fixture.categoryId, { stock, ...more }) }
}

test('the documents of a live product are downloaded by everyone, those of a draft by the people of its store', async () => {
  const { app, person, store, sheet, product, upsert, update } = await storeWithSheet()
  const documents = [{ file: sheet.id, kind: 'DataSheet', title: 'Data sheet M8' }]
  const draft = (await upsert('product', product({ documents }))) as Saved
  assert.equal(draft.status, 200, draft.text)
  const read = async (visitor: ReturnType<typeof anonymous>) => (await visitor.get(sheet.url)).status
  const [stranger, member] = [anonymous(app), await colleague(app, store.id, 'Operator')]
  assert.deepEqual([await read(stranger), await read(await somebody(app)), await read(member)], [404, 404, 200])

  const published = await update('product', draft.body, { status: 'Active' })
  assert.equal(published.status, 200, published.text)
  const file = await stranger.get(sheet.url)
  assert.deepEqual(
    [file.status, file.headers.get('content-type'), file.headers.get('content-disposition')?.split(';')[0]],
    [200, 'application/pdf', 'attachment'],
  )
  const { body: page } = await stranger.call(getProduct, { ...scope, id: draft.body.id })
  const size = pdf().length
  assert.deepEqual(page.documents, [
    {
      id: sheet.id,
      kind: 'DataSheet',
      title: 'Data sheet M8',
      contentType: 'application/pdf',
      size,
      validUntil: null,
      isExpired: false,
      url: sheet.url,
    },
  ])
  assert.deepEqual((await person.call(getProduct, { ...scope, id: draft.body.id })).body.videos, [])
})

test('a document needs a file of the store, once; a removed one is deleted a day later', async () => {
  const { app, person, sheet, product, upsert, update } = await storeWithSheet()
  const certificate = (file: string) => ({ file, kind: 'Certificate' })
  const foreign = await uploadedFile((await somebody(app)).accountId, 'Chat')
  const picture = await uploadedFile(person.accountId)
  for (const file of [foreign, picture])
    assert.deepEqual(fieldErrors(await upsert('product', product({ documents: [certificate(file)] }))), [
      'fields.documents.0.file invalid',
    ])
  const twice = [certificate(sheet.id), certificate(sheet.id)]
  assert.deepEqual(fieldErrors(await upsert('product', product({ documents: twice }))), [
    'fields.documents.1.file taken',
  ])
  const saved = (await upsert('product', product({ documents: [certificate(sheet.id)] }))) as Saved
  assert.deepEqual(saved.body.fields.documents, [{ ...certificate(sheet.id), title: null, validUntil: null }])
  await clean()
  assert.equal((await person.get(sheet.url)).status, 200)
  await update('product', saved.body, { documents: [] })
  await clean()
  assert.equal((await person.get(sheet.url)).status, 404)
})

test('videos are shown in their order, by an address that sets no cookies', async () => {
  const { app, person, product, upsert } = await storeWithSheet()
  const save = async (videoId: string, visitor = person) =>
    (await visitor.call(saveVideo, { url: `https://youtu.be/${videoId}` })).body.id
  const ids = [await save('dQw4w9WgXcQ'), await save('aqz-KE-bpKQ')].reverse()
  const saved = (await upsert('product', product({ videos: ids, status: 'Active' }))) as Saved
  assert.equal(saved.status, 200, saved.text)
  const { body } = await anonymous(app).call(getProduct, { ...scope, id: saved.body.id })
  assert.deepEqual(body.videos, [
    {
      id: ids[0],
      source: 'Youtube',
      videoId: 'aqz-KE-bpKQ',
      url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
    {
      id: ids[1],
      source: 'Youtube',
      videoId: 'dQw4w9WgXcQ',
      url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    },
  ])
  const foreign = await save('dQw4w9WgXcQ', await somebody(app))
  assert.deepEqual(fieldErrors(await upsert('product', product({ videos: [foreign] }))), ['fields.videos.0 invalid'])
})

test('uploaded videos stand beside those of YouTube, and belong to the store', async () => {
  const { app, person, store, product, upsert } = await storeWithSheet()
  const send = async (visitor = person, storeId = store.id) =>
    (await visitor.upload(uploadVideo, {}, { bytes: mp4(), name: 'Drill.mp4' }, { storeId })).body
  const own = await send()
  const { body: youtube } = await person.call(saveVideo, { url: 'https://youtu.be/dQw4w9WgXcQ' })
  const videos = [own.id, youtube.id]
  const saved = (await upsert('product', product({ videos, status: 'Active' }))) as Saved
  assert.equal(saved.status, 200, saved.text)
  const { body } = await anonymous(app).call(getProduct, { ...scope, id: saved.body.id })
  const { name: _name, size: _size, ...shown } = own
  assert.deepEqual(body.videos[0], shown)
  assert.deepEqual(
    body.videos.map(({ source }) => source),
    ['Local', 'Youtube'],
  )
  const other = await ownStore()
  const foreign = await send(other.person, other.store.id)
  assert.deepEqual(fieldErrors(await upsert('product', product({ videos: [foreign.id] }))), ['fields.videos.0 invalid'])
})

test('a video is deleted a day after nothing uses it any more', async () => {
  const { app, db, person, store, product, upsert, update } = await storeWithSheet()
  const send = async () =>
    (await person.upload(uploadVideo, {}, { bytes: mp4(), name: 'a.mp4' }, { storeId: store.id })).body
  const [unsaved, removed, shared, last] = [await send(), await send(), await send(), await send()]
  const stored = async () => {
    const { rows } = await sql<{ id: string }>`select id from files where purpose = 'Video'`.execute(db)
    const ids = new Set(rows.map(({ id }) => id))
    return [unsaved, removed, shared, last].map(({ id }) => ids.has(id))
  }
  const one = (await upsert('product', product({ videos: [removed.id, shared.id] }))) as Saved
  const other = (await upsert('product', product({ videos: [shared.id, last.id] }))) as Saved
  await clean()
  assert.deepEqual(await stored(), [false, true, true, true])
  await update('product', one.body, { videos: [] })
  await clean()
  assert.deepEqual(await stored(), [false, false, true, true])
  assert.equal((await anonymous(app).get(shared.url)).status, 200)
  const deleted = { id: other.body.id, categoryPath: [], imageIds: [], videoIds: [shared.id, last.id] }
  await db.transaction().execute((tx) => deleteProducts(tx, [deleted], new Date()))
  await clean()
  assert.deepEqual(await stored(), [false, false, false, false])
})

test('a document says until when it is valid, and that it has expired', async () => {
  const { app, sheet, product, upsert, update } = await storeWithSheet()
  const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10)
  const documents = (validUntil: string) => [{ file: sheet.id, kind: 'Certificate', validUntil }]
  const saved = (await upsert('product', product({ documents: documents(day(40)), status: 'Active' }))) as Saved
  assert.equal(saved.status, 200, saved.text)
  const shown = async () => {
    const { body } = await anonymous(app).call(getProduct, { ...scope, id: saved.body.id })
    return body.documents.map(({ validUntil, isExpired }) => ({ validUntil, isExpired }))
  }
  assert.deepEqual(await shown(), [{ validUntil: day(40), isExpired: false }])
  const expired = await update('product', saved.body, { documents: documents(day(-2)) })
  assert.deepEqual(expired.body.fields.documents, [{ ...documents(day(-2))[0], title: null }])
  assert.deepEqual(await shown(), [{ validUntil: day(-2), isExpired: true }])
  assert.deepEqual(fieldErrors(await update('product', expired.body, { documents: documents('2027-02-30') })), [
    'fields.documents.0.validUntil invalid',
  ])
})
