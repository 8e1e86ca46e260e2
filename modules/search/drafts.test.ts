import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor } from '#platform/testing/personas.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { categoryId, storeId } from '#platform/testing/shop.ts'
import { countProducts, searchFacet, searchProducts, suggest } from './contract.ts'
import { indexProducts } from './postgres/text-index.ts'

const [live, draft] = [
  { p: 'live', g: 'default' },
  { p: 'draft', g: 'default' },
] as const
const category = 'fasteners/bolts/hex-bolts'
const queries = [
  { category },
  { category, sort: 'priceUp' },
  { category, sort: 'priceDown', page: 2 },
  { category, sort: 'minOrder' },
  { category: 'fasteners', sort: 'new' },
  {},
  { category, brand: 'acme,bolto', price: '1-400' },
  { category, 'f.material': 'steel,brass', stock: 'InStock' },
  { category, 'f.length': '20-120', verified: '1' },
  { store: 'north' },
  { text: 'bolt' },
  { text: 'flanged bolt', category },
  { text: 'HBD-7' },
  { text: 'flanged xylophone' },
  { category, supplier: 'north', sort: 'priceUp', page: 3 },
  { category, page: 40 },
]

/** Bolts of one store that are not live. */
async function makeDrafts() {
  const app = await fileApp()
  const { db } = app.database
  const { rows } = await sql<{ key: string; id: number; optionIds: number[] | null }>`
    select h.key, h.id, (select array_agg(o.id order by o.id) from characteristic_options o where o.characteristic_id = h.id) as "optionIds" from characteristics h
  `.execute(db)
  const characteristic = (key: string) => rows.find((row) => row.key === `fasteners.${key}`)!
  const random = randomFrom(11)
  const [store, bolts] = [await storeId(db, 'north'), await categoryId(db, 'hex-bolts')]
  const ids: number[] = []
  for (let index = 1; index <= 30; index++) {
    const { id } = await make.product(db, {
      storeId: store,
      categoryId: bolts,
      code: `HBD-${index}`,
      status: random.pick(['Draft', 'Archived', 'Blocked']),
      names: { en: `Flanged bolt ${index}` },
      priceMinor: random.between(5, 90_000),
      minimumOrder: random.pick([1, 2, 10]),
      available: random.pick([0, 200]),
      brand: random.pick([null, 'acme', 'new brand']),
      popularity: random.between(0, 20),
      optionIds: [random.pick(characteristic('material').optionIds!)],
      values: [{ characteristicId: characteristic('length').id, number: random.between(5, 300) }],
    })
    ids.push(id)
  }
  await indexProducts(db, ids)
  await app.search.refresh()
  invalidateAll()
  return { app, ids }
}

async function answers(visitor: Visitor, partition: typeof live | typeof draft) {
  const found = []
  for (const query of queries) {
    const { status, body } = await visitor.call(searchProducts, { ...partition, pageSize: 10, ...query })
    const { body: counted } = await visitor.call(countProducts, { ...partition, ...query })
    // A cursor carries the time of its first page.
    found.push({ query, status, ...body, nextCursor: body.nextCursor !== null, counted: counted.total })
  }
  return found
}

async function everyPage(visitor: Visitor, partition: typeof live | typeof draft) {
  const ids: number[] = []
  for (let cursor: string | undefined; ;) {
    const { body } = await visitor.call(searchProducts, {
      ...partition,
      category,
      sort: 'priceUp',
      pageSize: 7,
      cursor,
    })
    ids.push(...body.items.map(({ id }) => id))
    if (!body.nextCursor) return ids
    cursor = body.nextCursor
  }
}

test('drafts give the same lists, facets, counts and suggestions as after their publication', async () => {
  const { app, ids } = await makeDrafts()
  const { db } = app.database
  const owner = await signedIn(app, 'owner')
  const more = async (visitor: Visitor, partition: typeof live | typeof draft) => [
    await everyPage(visitor, partition),
    (await visitor.call(searchFacet, { ...partition, category, facet: 'brand', facetText: 'new' })).body,
    (await visitor.call(suggest, { ...partition, text: 'flang' })).body.products.map(({ code }) => code).sort(),
  ]
  const before = [await answers(owner, draft), await more(owner, draft)]
  assert.deepEqual(
    (await anonymous(app).call(searchProducts, { ...live, text: 'flanged bolt', category })).body.items.filter(
      ({ code }) => code.startsWith('HBD'),
    ),
    [],
  )
  await sql`update products set status = 'Active' where store_id = ${await storeId(db, 'north')}`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`select id from products where store_id = ${await storeId(db, 'north')}`.execute(db)
  await indexProducts(
    db,
    rows.map(({ id }) => id),
  )
  await app.search.refresh()
  invalidateAll()
  const after = [await answers(anonymous(app), live), await more(anonymous(app), live)]
  assert.deepEqual(before, after)
  assert.ok((before[1]![0] as number[]).filter((id) => ids.includes(id)).length === ids.length)
})

test('only administrators see the drafts of other stores', async () => {
  const { app } = { app: await fileApp() }
  const { db } = app.database
  const hidden = await make.product(db, {
    storeId: await storeId(db, 'north'),
    categoryId: await categoryId(db, 'washers'),
    code: 'HIDDEN-77',
    status: 'Draft',
    names: { en: 'Hidden quokka washer' },
  })
  await indexProducts(db, [hidden.id])
  const finds = async (person: 'owner' | 'otherOwner' | 'admin') => {
    const visitor = await signedIn(app, person)
    const results = [{ text: 'quokka' }, { text: 'HIDDEN-77' }, { category: 'fasteners/bolts/washers' }].map(
      async (query) =>
        (await visitor.call(searchProducts, { ...draft, ...query, facets: '0' })).body.items.some(
          ({ id }) => id === hidden.id,
        ),
    )
    return [
      ...(await Promise.all(results)),
      (await visitor.call(suggest, { ...draft, text: 'quok' })).body.products.some(({ id }) => id === hidden.id),
    ]
  }
  assert.deepEqual(await finds('owner'), [true, true, true, true])
  assert.deepEqual(await finds('admin'), [true, true, true, true])
  assert.deepEqual(await finds('otherOwner'), [false, false, false, false])
})

test('members find the products of their store before it is live, also by its alias', async () => {
  const app = await fileApp()
  const { db } = app.database
  const opened = await make.store(db, { alias: 'not-yet', name: 'Not yet open', status: 'Draft' })
  await make.product(db, {
    storeId: opened.id,
    categoryId: await categoryId(db, 'washers'),
    code: 'SOON-1',
    status: 'Draft',
  })
  await sql`insert into store_members (store_id, account_id, role) select ${opened.id}, id, 'Owner' from accounts where email = 'owner@test.example'`.execute(
    db,
  )
  const owner = await signedIn(app, 'owner')
  for (const query of [{ store: 'not-yet' }, { supplier: 'not-yet', category: 'fasteners/bolts/washers' }]) {
    const { body } = await owner.call(searchProducts, { ...draft, ...query })
    assert.deepEqual(
      body.items.map(({ code }) => code),
      ['SOON-1'],
    )
  }
  const { body } = await owner.call(searchProducts, { ...draft, category: 'fasteners/bolts/washers' })
  assert.ok(body.facets.find(({ key }) => key === 'supplier')?.options.some(({ value }) => value === 'not-yet'))
  assert.equal(
    (await (await signedIn(app, 'otherOwner')).call(searchProducts, { ...draft, store: 'not-yet' })).status,
    404,
  )
  assert.equal((await owner.call(searchProducts, { ...live, store: 'not-yet' })).status, 404)
})
