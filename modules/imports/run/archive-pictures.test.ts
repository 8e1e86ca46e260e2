import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '#platform/log.ts'
import { png, zip } from '#platform/testing/files.ts'
import { errorCode } from '#platform/testing/personas.ts'
import { fetchPicture } from '../../feeds/pictures/fetch-picture.ts'
import { fetchStorePictures } from '../../feeds/pictures/fetch-pictures.ts'
import { startImport } from '../contract.ts'
import { importingStore } from '../imports.fixture.ts'
import { decidePictures, listImportPictures } from '../picture-contract.ts'
import { indexOf, picturesOf } from './archive-pictures.ts'

const table = (text: string) => ({ name: 'Прайс/goods.csv', content: text })

test('an archive of a table and pictures gives products their pictures, by the names of the files or by a column', async () => {
  const store = await importingStore()
  const picture = await png(40, 30)
  const other = await png(30, 40)
  const archive = zip([
    { name: '__MACOSX/._goods.csv' },
    { name: 'Прайс/Фото/Z-1.png', content: picture },
    { name: 'Прайс/Фото/Z-1_2.PNG', content: other },
    { name: 'Прайс/Фото/болт.png', content: other },
    { name: 'Прайс/Фото/Z-9.png', content: picture },
    table('Код;Название;Цена;Фото\nZ-1;Болт;1000;\nZ-2;Гайка;2000;Болт.png\nZ-3;Винт;3000;'),
  ])
  const id = await store.upload(archive, 'goods.zip')
  const read = await store.show(id)
  assert.deepEqual([read.kind, read.rowCount], ['Csv', 4])
  await store.check(id)
  await store.run(id)
  const { db, app } = store
  const context = { db, config: app.config, log: createLog('silent'), now: new Date() }
  for (let round = 0; round < 2; round++) await fetchStorePictures(store.store.id, context)
  const { rows } = await sql<{ code: string; count: number }>`
    select code, cardinality(image_ids) as count from products where store_id = ${store.store.id} order by code
  `.execute(db)
  assert.deepEqual(rows, [
    { code: 'Z-1', count: 2 },
    { code: 'Z-2', count: 1 },
    { code: 'Z-3', count: 0 },
  ])
  const stranger = await importingStore()
  assert.deepEqual(
    await fetchPicture(`archive:${id}/Прайс/Фото/Z-9.png`, { ...context, storeId: stranger.store.id }),
    { failure: 'not in the archive', isTemporary: false },
    'an archive is of its store alone',
  )
})

test('pictures of an archive are found by Cyrillic names in the code page of the computer that made it', async () => {
  const store = await importingStore()
  const inCodePage = (text: string) => {
    const letters = new TextDecoder('ibm866').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
    return Uint8Array.from([...text], (letter) => letters.indexOf(letter))
  }
  const picture = await png(40, 30)
  const archive = zip([
    { name: inCodePage('Фото\\Б-1.png'), content: picture },
    { name: inCodePage('Фото\\болт.png'), content: picture },
    { name: inCodePage('Прайс.csv'), content: 'Код;Название;Цена;Фото\nБ-1;Болт;1000;\nБ-2;Гайка;2000;болт.png' },
  ])
  const id = await store.upload(archive, 'goods.zip')
  await store.check(id)
  await store.run(id)
  const context = { db: store.db, config: store.app.config, log: createLog('silent'), now: new Date() }
  for (let round = 0; round < 2; round++) await fetchStorePictures(store.store.id, context)
  const { rows } = await sql<{ count: number }>`
    select cardinality(image_ids) as count from products where store_id = ${store.store.id} order by code
  `.execute(store.db)
  assert.deepEqual(rows, [{ count: 1 }, { count: 1 }])
})

test('an archive without a table is refused at once, and one whose table unpacks to too much when it is read (F04)', async () => {
  const store = await importingStore()
  const file = { bytes: zip([{ name: 'a.jpg' }]), name: 'x.zip' }
  const answer = await store.person.upload(startImport, {}, file, { storeId: store.store.id })
  assert.equal(errorCode(answer), 'imports.noTable')
  const bomb = zip([{ ...table('Код;Название\n'), claimedBytes: 2_000_000_000 }])
  const { status, problem } = await store.show(await store.upload(bomb, 'bomb.zip'))
  assert.deepEqual([status, problem?.code], ['Failed', 'imports.tooLargeUnpacked'])
  const liar = zip([{ ...table('Код;Название\n'.repeat(1_000)), claimedBytes: 10 }])
  assert.equal((await store.show(await store.upload(liar, 'liar.zip'))).status, 'Failed')
})

test('pictures of a code have its name, perhaps with a number; characters that files cannot have are underscores', () => {
  const pictures = indexOf(['p/AB_1.jpg', 'p/AB.jpg', 'AB (2).png', 'x/C_D.webp', 'other.gif'], (name) => name)
  assert.deepEqual(picturesOf(pictures, 'ab', []), ['p/AB_1.jpg', 'p/AB.jpg', 'AB (2).png'])
  assert.deepEqual(picturesOf(pictures, 'C/D', ['Other; p/ab.jpg']), ['other.gif', 'p/AB.jpg', 'x/C_D.webp'])
  assert.deepEqual(picturesOf(pictures, 'none', ['nothing.jpg']), [])
})

test('pictures that are not there are listed, tried again or given up, and only by their store', async () => {
  const store = await importingStore()
  const { db, app } = store
  const { id } = await store.importFile(
    'Код;Название;Цена;Фото\nF-1;Болт;1000;http://127.0.0.1/a.png\nF-2;Гайка;2000;http://nowhere.invalid/a.png',
  )
  const fetch = () =>
    fetchStorePictures(store.store.id, { db, config: app.config, log: createLog('silent'), now: new Date() })
  const pictures = () => store.succeed(listImportPictures, { id })
  assert.deepEqual(await pictures(), { waiting: 1, failed: 0, failures: [] })
  await fetch()
  const { failed, failures } = await pictures()
  assert.deepEqual(
    [failed, failures.map(({ code, address }) => [code, address])],
    [1, [['F-2', 'http://nowhere.invalid/a.png']]],
  )
  const stranger = await importingStore()
  for (const decision of ['retry', 'without'])
    assert.equal(errorCode(await stranger.call(decidePictures, { id, decision })), 'imports.notFound')
  await store.succeed(decidePictures, { id, decision: 'retry' })
  assert.deepEqual(await pictures(), { waiting: 1, failed: 0, failures: [] })
  await fetch()
  await store.succeed(decidePictures, { id, decision: 'without' })
  assert.deepEqual(await pictures(), { waiting: 0, failed: 0, failures: [] })
})
