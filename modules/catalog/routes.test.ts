import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { currencies, locales } from '#platform/constants.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedIn, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { boltCount, productId } from '#platform/testing/shop.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import type { ProductStatus } from './write-products/tables.ts'
import { writeProducts } from './write-products/write-products.ts'

const scope = { p: 'live', g: 'default' } as const
const product = async (code: string) => ({ ...scope, id: await productId((await fileApp()).database.db, code) })

test('a product is shown in every language and currency', async () => {
  const visitor = anonymous(await fileApp())
  const input = await product('HB-1001')
  for (const locale of locales)
    for (const currency of currencies) {
      const { status, body } = await visitor.call(contract.getProduct, input, { locale, currency })
      assert.equal(status, 200)
      assert.equal(body.price.currency, currency)
      assert.equal(body.nameLocale, locale)
      assert.ok(body.price.minor > 0 && body.tiers.every((tier) => tier.price.minor <= body.price.minor))
    }
})

test('a missing translation of a name falls back to English, then to the seller’s language; nameLocale is the language shown', async () => {
  const visitor = anonymous(await fileApp())
  const nameIn = async (code: string, locale: 'en' | 'de' | 'tr') => {
    const { body } = await visitor.call(contract.getProduct, await product(code), { locale })
    return [body.name, body.nameLocale]
  }
  assert.deepEqual(await nameIn('W-1', 'de'), ['Unterlegscheibe DIN 125', 'de'])
  assert.deepEqual(await nameIn('W-1', 'tr'), ['Flat washer DIN 125', 'en'])
  assert.deepEqual(await nameIn('W-2', 'tr'), ['Podloška DIN 125', 'sr'])
})

test('in the live partition a draft is an unknown product, even to its seller', async () => {
  const app = await fileApp()
  const input = await product('W-HIDDEN')
  const responses = [
    await anonymous(app).call(contract.getProduct, input),
    await (await signedIn(app, 'owner')).call(contract.getProduct, input),
    await anonymous(app).call(contract.getProduct, { ...input, id: 2_000_000_000 }),
  ]
  assert.deepEqual(
    responses.map(({ status }) => status),
    [404, 404, 404],
  )
  const { body } = await anonymous(app).call(contract.lastCards, { ...scope, ids: String(input.id) })
  assert.deepEqual(body.items, [])
})

test('similar products exist for products that are or were live, not for drafts and unknown ones', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [open, suspended, draft] = [
    await make.store(db),
    await make.store(db, { status: 'Suspended' }),
    await make.store(db, { status: 'Draft' }),
  ]
  await make.product(db, { storeId: open.id })
  const found = async (visitor: Visitor, id: number, p: 'live' | 'draft' = 'live') =>
    (await visitor.call(contract.similarCards, { ...scope, p, id })).body.items.length > 0
  const seller = await colleague(app, draft.id, 'Owner')
  for (const [storeId, status, isKnown] of [
    [open.id, 'Active', true],
    [open.id, 'Archived', false],
    [open.id, 'Blocked', false],
    [suspended.id, 'Active', true],
    [open.id, 'Draft', false],
    [suspended.id, 'Draft', false],
    [draft.id, 'Active', false],
  ] as const) {
    const { id } = await make.product(db, { storeId, status })
    for (const visitor of [anonymous(app), seller])
      assert.equal(await found(visitor, id), isKnown, `${status} ${storeId}`)
    assert.equal(
      await found(seller, id, 'draft'),
      isKnown || storeId === draft.id,
      'members of another store do not see a draft either',
    )
  }
  assert.equal(await found(anonymous(app), 2_000_000_000), false)
})

test('a product that was on sale is named, one that buyers may not have seen is not', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [open, closed, suspended, deleted, draft] = [
    await make.store(db, { name: 'Open store' }),
    await make.store(db, { status: 'Closed' }),
    await make.store(db, { status: 'Suspended' }),
    await make.store(db, { status: 'Closed' }),
    await make.store(db, { status: 'Draft' }),
  ]
  await sql`update stores set suspension_reason = 'Fraud' where id = ${deleted.id}`.execute(db)
  const known = async (storeId: number, statuses: readonly ProductStatus[]) => {
    const { id } = await make.product(db, { storeId, status: statuses[0]!, names: { en: 'Anchor', ru: 'Анкер' } })
    for (const status of statuses.slice(1)) {
      const writes = [{ id, record: { status } }]
      await db.transaction().execute((tx) => writeProducts(tx, storeId, writes, { now: new Date() }))
    }
    const seller = await colleague(app, (await make.store(db)).id, 'Owner')
    const read = (visitor: Visitor) => visitor.call(contract.getFormerProduct, { ...scope, id }, { locale: 'ru' })
    const { status, body } = await read(anonymous(app))
    assert.equal((await read(seller)).status, status, 'members of another store know no more')
    return status === 200 ? [body.name, body.nameLocale, body.categories.length, body.store?.name ?? null] : status
  }
  for (const [store, statuses, expected] of [
    [open, ['Active', 'Archived'], ['Анкер', 'ru', 3, 'Open store']],
    [closed, ['Active'], ['Анкер', 'ru', 3, null]],
    [open, ['Draft', 'Active', 'Archived'], ['Анкер', 'ru', 3, 'Open store']],
    [open, ['Draft', 'Archived'], 404],
    [open, ['Archived'], 404],
    [open, ['Active', 'Draft'], 404],
    [open, ['Active', 'Blocked'], 404],
    [suspended, ['Active'], 404],
    [deleted, ['Active'], 404],
    [draft, ['Active'], 404],
  ] as const)
    assert.deepEqual(await known(store.id, statuses), expected, `${store.alias} ${statuses.join(' ')}`)
  assert.equal((await anonymous(app).call(contract.getFormerProduct, { ...scope, id: 2_000_000_000 })).status, 404)
})

test('drafts are visible to members of their store and to product administrators only', async () => {
  const app = await fileApp()
  const input = { ...(await product('W-HIDDEN')), p: 'draft' } as const
  for (const person of ['owner', 'operator', 'admin'] as const) {
    const seller = await signedIn(app, person)
    const { status, body } = await seller.call(contract.getProduct, input)
    assert.deepEqual([status, body.code, body.supplier.alias], [200, 'W-HIDDEN', 'north'], person)
    for (const call of [contract.lastCards, contract.randomCards]) {
      const { body: cards } = await seller.call(call, { ...scope, p: 'draft', limit: 24 })
      assert.ok(cards.items.some(({ code }) => code === 'W-HIDDEN') || call === contract.randomCards, person)
      assert.ok(
        cards.items.some(({ code }) => code.startsWith('HB-')),
        person,
      )
    }
    const { id } = await product('W-1')
    const { body: similar } = await seller.call(contract.similarCards, { ...scope, p: 'draft', id })
    assert.deepEqual(similar.items.map(({ code }) => code).sort(), ['W-2', 'W-3', 'W-HIDDEN'], person)
  }
  const other = await signedIn(app, 'otherOwner')
  assert.equal((await other.call(contract.getProduct, input)).status, 404)
  assert.equal((await other.call(contract.getProduct, { ...(await product('W-1')), p: 'draft' })).body.code, 'W-1')
  const { body } = await other.call(contract.lastCards, { ...scope, p: 'draft', limit: 24, ids: String(input.id) })
  assert.deepEqual(body.items, [])
})

test('promotions of drafts and inactive categories are visible in the draft partition to those with access', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await product('W-HIDDEN')
  await sql`insert into promotions (product_id, placement, starts_at, ends_at) values (${id}, 'PromoOnMainPage', now(), now() + interval '1 day')`.execute(
    db,
  )
  const future = await make.category(db, { key: 'future', level: 'Class' })
  await sql`update categories set is_active = false where id = ${future.id}`.execute(db)
  invalidateAll()
  const [owner, admin] = [await signedIn(app, 'owner'), await signedIn(app, 'admin')]
  const promoted = async (p: 'live' | 'draft') =>
    (await owner.call(contract.promoCards, { ...scope, p })).body.items.map(({ code }) => code)
  assert.deepEqual([await promoted('live'), await promoted('draft')], [[], ['W-HIDDEN']])
  const roots = async (who: typeof owner, p: 'live' | 'draft') =>
    (await who.call(contract.getCategoryTree, { ...scope, p })).body.items.map((node) => node.id).includes(future.id)
  assert.deepEqual(
    [await roots(admin, 'live'), await roots(admin, 'draft'), await roots(owner, 'draft')],
    [false, true, false],
  )
  assert.equal((await admin.call(contract.getCategory, { ...scope, p: 'draft', path: 'future' })).body.id, future.id)
  assert.equal((await admin.call(contract.getCategory, { ...scope, path: 'future' })).status, 404)
})

test('the draft partition is 404 for callers without a store, and unknown partitions are 404 for everyone', async () => {
  const app = await fileApp()
  const { id } = await product('HB-1001')
  for (const visitor of [anonymous(app), await signedIn(app, 'buyer'), await signedIn(app, 'lesserAdmin')])
    for (const path of [
      `platform/draft/default/product/long?id=${id}`,
      `platform/live/other/product/long?id=${id}`,
      `platform/preview/default/product/long?id=${id}`,
      'platform/draft/default/product/search',
      'platform/draft/default/product/facet?facet=brand',
      'platform/draft/default/product/count',
      'platform/draft/default/product/suggest?text=a',
      'platform/draft/default/product/small-card/last',
      'platform/draft/default/product/small-card/random',
      'platform/draft/default/product/small-card/promo',
      `platform/draft/default/product/small-card/similar?id=${id}`,
      'catalog-category/draft/default/tree',
      'catalog-category/draft/default/top',
    ])
      assert.equal((await visitor.get(`/api/x/${path}`)).status, 404, path)
})

test('the tree counts the products below each node', async () => {
  const visitor = anonymous(await fileApp())
  const { body } = await visitor.call(contract.getCategoryTree, scope)
  const [fasteners] = body.items
  assert.equal(fasteners!.productCount, boltCount + 3)
  assert.deepEqual(
    fasteners!.children[0]!.children.map(({ path, productCount }) => [path, productCount]),
    [
      ['fasteners/bolts/hex-bolts', boltCount],
      ['fasteners/bolts/washers', 3],
    ],
  )
  const single = await visitor.call(contract.getCategory, { ...scope, path: 'fasteners/bolts/washers' })
  assert.deepEqual(
    single.body.parents.map(({ path }) => path),
    ['fasteners', 'fasteners/bolts'],
  )
  assert.deepEqual(Object.keys(single.body.paths).sort(), [...locales].sort())
})

test('a category has its filters with the options of its products, a group has none', async () => {
  const visitor = anonymous(await fileApp())
  const filtersOf = async (path: string) => (await visitor.call(contract.getCategory, { ...scope, path })).body.filters
  const filters = await filtersOf('fasteners/bolts/hex-bolts')
  assert.deepEqual(
    filters.map(({ key, type }) => [key, type]),
    [
      ['f.material', 'Select'],
      ['f.coating', 'TextList'],
      ['f.metric', 'Check'],
      ['f.length', 'Interval'],
      ['price', 'Price'],
      ['brand', 'Brand'],
      ['minOrder', 'MinOrder'],
      ['unit', 'MinOrderUnitType'],
    ],
  )
  assert.deepEqual(
    filters[0]!.options.map(({ value }) => value),
    ['steel', 'stainless', 'brass'],
  )
  assert.deepEqual(await filtersOf('fasteners/bolts'), [])
})

test('recently viewed products are in the order of the given ids, without unpublished ones', async () => {
  const visitor = anonymous(await fileApp())
  const [a, b, hidden] = await Promise.all(['W-3', 'W-1', 'W-HIDDEN'].map(async (code) => (await product(code)).id))
  const { body } = await visitor.call(contract.lastCards, { ...scope, ids: [a, hidden, b, 'x', -1, 2 ** 40].join('.') })
  assert.deepEqual(
    body.items.map(({ id }) => id),
    [a, b],
  )
})

test('page sizes are bounded whatever the request (G06)', async () => {
  const visitor = anonymous(await fileApp())
  for (const limit of ['1e6', '-1', '0', 'NaN', '999999999999'])
    for (const path of [
      `platform/live/default/product/small-card/random?limit=${limit}`,
      `platform/live/default/product/search?pageSize=${limit}&page=${limit}`,
      `store/list?pageSize=${limit}`,
      `catalog-category/live/default/top?limit=${limit}`,
    ]) {
      const { status, body } = await visitor.get(`/api/x/${path}`)
      assert.equal(status, 200, path)
      assert.ok((body as { items: unknown[] }).items.length <= 100, path)
    }
  const many = Array.from({ length: 100_000 }, (_, index) => index).join(',')
  assert.ok(
    [422, 431, 414].includes(
      (await visitor.get(`/api/x/platform/live/default/product/small-card/last?ids=${many.slice(0, 15_000)}`)).status,
    ),
  )
  const buyer = await signedIn(await fileApp(), 'buyer')
  assert.equal((await buyer.post('/api/x/cart-order/mark-as-viewed', { ids: many })).status, 413)
  assert.equal((await buyer.post('/api/x/cart-order/mark-as-viewed', { ids: many.slice(0, 5_000) })).status, 422)
})
