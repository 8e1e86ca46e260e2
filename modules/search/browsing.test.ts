import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { storeId } from '#platform/testing/shop.ts'
import { getCategory, listCategories, promoCards } from '../catalog/contract.ts'
import { randomStores } from '../suppliers/contract.ts'
import { promotedIds as promotionsAt } from '../catalog/queries.ts'
import { searchProducts, suggest } from './contract.ts'
import { readListCursor, writeListCursor } from './list-cursor.ts'
import { rebuildIndex } from './postgres/text-index.ts'

const scope = { p: 'live', g: 'default' } as const
const pictureId = '00000000-0000-4000-8000-0000000000aa'
let promotedIds: number[]

before(async () => {
  const { db } = (await fileApp()).database
  const [north, west] = [await storeId(db, 'north'), await storeId(db, 'west')]
  await make.product(db, { storeId: north, code: '6206', names: { en: 'Ball bearing 6206' } })
  await make.product(db, { storeId: north, code: '2RS', names: { en: 'Bearing seal 2RS' } })
  const { rows } = await sql<{ id: number }>`
    select id from products where category_id = (select id from categories where key = 'hex-bolts') and status = 'Active'
      and store_id in (${north}, ${west}) order by store_id = ${west}, popularity, id
  `.execute(db)
  promotedIds = [rows[0]!.id, rows.at(-1)!.id]
  await sql`
    insert into promotions (product_id, placement, starts_at, ends_at)
    select unnest(${promotedIds}::int[]), 'PromoOnCategoryPage', now(), now() + interval '1 day'
  `.execute(db)
  await sql`update products set image_ids = array[${pictureId}::uuid] where id = ${promotedIds[0]}`.execute(db)
  await rebuildIndex(db)
  invalidateAll()
})

async function find(input: Record<string, string | number>, locale: Locale = 'en') {
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(searchProducts, { ...scope, facets: '0', pageSize: 24, ...input }, { locale })
  return body
}
const hexBolts = { category: 'fasteners/bolts/hex-bolts' }

test('promoted products come first, are marked, and count in the page and the total', async () => {
  const [plain, first] = [await find(hexBolts), await find({ ...hexBolts, promo: '1' })]
  const promoted = first.items.filter(({ isPromo }) => isPromo).map(({ id }) => id)
  assert.deepEqual(promoted.toSorted(), promotedIds.toSorted())
  assert.deepEqual([first.items.length, first.total], [24, plain.total])
  const pages = [
    first,
    await find({ ...hexBolts, promo: '1', page: 2 }),
    await find({ ...hexBolts, promo: '1', page: 3 }),
  ]
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  assert.deepEqual([ids.length, new Set(ids).size], [plain.total, plain.total])
  const others: Record<string, string | number>[] = [
    { sort: 'new' },
    { stock: 'InStock' },
    { text: 'bolt' },
    { pageSize: 4 },
  ]
  for (const input of others)
    assert.ok((await find({ ...hexBolts, promo: '1', ...input })).items.every(({ isPromo }) => !isPromo))
})

test('pages that follow a list have the promoted products of its first page, whatever the hour', async () => {
  const { db } = (await fileApp()).database
  const group = { category: 'fasteners/bolts', promo: '1' }
  await sql`
    insert into promotions (product_id, placement, starts_at, ends_at)
    select p.id, 'PromoOnGroupPage', now() - interval '1 day', now() + interval '1 day' from products p join categories c on c.id = p.category_id
    where c.key = 'hex-bolts' and p.status = 'Active' order by p.id limit 12
  `.execute(db)
  const first = await find(group)
  const { now, cursor } = readListCursor(first.nextCursor!, new Date())
  const choices = new Set<string>()
  for (const hoursAgo of [0, 1, 2, 3, 4, 5]) {
    const then = new Date(now.getTime() - hoursAgo * 3_600_000)
    const { ids } = await promotionsAt({ db }, { placement: 'PromoOnGroupPage', now: then, limit: 3 })
    const { items } = await find({ ...group, cursor: writeListCursor({ now: then, cursor: cursor! }), pageSize: 100 })
    assert.ok(items.every(({ id }) => !ids.includes(id)))
    choices.add(String(ids))
    if (hoursAgo === 0) assert.equal(items.length, first.total - first.items.length)
  }
  assert.ok(choices.size > 1)
})

test('a cursor that is malformed, too old or of the future has the present time', () => {
  const now = new Date('2026-05-04T10:00:00Z')
  const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
  assert.deepEqual(readListCursor('1_2', now), { now, cursor: '1_2' })
  assert.deepEqual(readListCursor(undefined, now), { now, cursor: undefined })
  const written = writeListCursor({ now, cursor: '-1_2.5' })
  assert.deepEqual(readListCursor(written, daysLater(0.5)), { now, cursor: '-1_2.5' })
  for (const days of [2, -1]) assert.deepEqual(readListCursor(written, daysLater(days)).now, daysLater(days))
})

test('promotions and random suppliers are of the chosen location', async () => {
  const { items } = await find({ ...hexBolts, promo: '1', location: 'moscow' })
  assert.deepEqual(
    items.filter(({ isPromo }) => isPromo).map(({ id, store }) => [id, store.alias]),
    [[promotedIds[1], 'west']],
  )
  const visitor = anonymous(await fileApp())
  const placement = 'PromoOnCategoryPage'
  const promoted = async (more: object) => (await visitor.call(promoCards, { ...scope, placement, ...more })).body
  assert.deepEqual([(await promoted({})).total, (await promoted({ location: 'moscow' })).total], [2, 1])
  assert.equal((await promoted(hexBolts)).total, 2)
  assert.equal((await promoted({ category: 'fasteners/bolts/washers' })).total, 0)
  assert.equal((await visitor.call(promoCards, { ...scope, category: 'no/such' })).status, 404)
  const stores = await visitor.call(randomStores, { location: 'moscow' })
  assert.deepEqual(
    stores.body.items.map(({ alias }) => alias),
    ['west'],
  )
})

test('an empty list has the totals without each filter', async () => {
  const empty = await find({ ...hexBolts, brand: 'acme', price: '9999999-', 'f.material': 'steel' })
  const withoutPrice = await find({ ...hexBolts, brand: 'acme', 'f.material': 'steel' })
  assert.ok(withoutPrice.total > 0)
  assert.deepEqual([empty.total, empty.withoutFilters], [0, [{ key: 'price', total: withoutPrice.total }]])
  assert.deepEqual(withoutPrice.withoutFilters, [])
})

test('a text that names a supplier finds the store in any of its languages', async () => {
  const stores = async (text: string) => (await find({ text })).stores.map(({ alias }) => alias)
  assert.deepEqual(await stores('north fasteners'), ['north'])
  assert.deepEqual(await stores('Запад'), ['west'])
  assert.deepEqual(await stores('nort'), [])
  assert.deepEqual(await stores('hex bolt'), [])
})

test('a text without matches has close products of the nearest categories, and one of mere letters nothing', async () => {
  const near = async (text: string) => {
    const { items, closeAfter, leftOut } = await find({ text })
    return [items.length > 0, closeAfter, leftOut]
  }
  assert.deepEqual(await near('washrs-zzqq'), [true, 0, ['washrs-zzqq']])
  assert.deepEqual(await near('qqqzzzxxx'), [false, null, []])
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(suggest, { ...scope, text: 'hex bolt qqqzzz' })
  assert.equal(body.categories[0]?.path, 'fasteners/bolts/hex-bolts')
  assert.ok(body.products.length > 0)
})

test('a code with hyphens is relaxed to its beginning', async () => {
  const { items, closeAfter, leftOut } = await find({ text: '6206-2RS' })
  assert.deepEqual([items.slice(0, closeAfter!).map(({ code }) => code), leftOut], [['6206'], ['2RS']])
})

test('categories have a picture of their own, of their most popular product or of their first category', async () => {
  const visitor = anonymous(await fileApp())
  const { children } = (await visitor.call(getCategory, { ...scope, path: 'fasteners/bolts' })).body
  const pictures = children.map(({ path, pictureId: picture }) => [path.split('/').at(-1), picture])
  assert.deepEqual(pictures, [
    ['hex-bolts', pictureId],
    ['washers', null],
  ])
  const { items } = (await visitor.call(listCategories, scope)).body
  assert.equal(items.find(({ path }) => path === 'fasteners')?.pictureId, pictureId)
})
