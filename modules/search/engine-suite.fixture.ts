// The contract of `ProductSearch` as tests. Every implementation runs them.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import { createLog, type Log } from '#platform/log.ts'
import { createListener, type Listener } from '#platform/realtime/listener.ts'
import { cloneDatabase, type TestDatabase } from '#platform/testing/database.ts'
import { testPinsAndTotals } from './engine-lists.fixture.ts'
import { filterCases } from './engine-filters.fixture.ts'
import { testTexts } from './engine-texts.fixture.ts'
import { type Anchors, makeAnchors } from './engine-products.fixture.ts'
import type {
  CharacteristicSort,
  FacetField,
  PageRequest,
  ProductFilters,
  ProductQuery,
  ProductSearch,
} from './engine.ts'

type Options = { db: Db; replica: Db; listener: Listener; log: Log }

const firstPage: PageRequest = { sort: 'relevance', page: 1, pageSize: 100, hasFacets: true }

export function testProductSearch(create: (options: Options) => ProductSearch) {
  let database: TestDatabase
  let db: Db
  let listener: Listener
  let search: ProductSearch
  let anchors: Anchors

  before(async () => {
    database = await cloneDatabase()
    db = database.db
    const log = createLog('silent')
    listener = createListener(database.connection, log)
    search = create({ db, replica: db, listener, log })
    await assert.rejects(search.search(queryOf({}), firstPage))
    anchors = await makeAnchors(db)
    await search.index.rebuild(db)
    invalidateAll()
    await search.start()
  })
  after(async () => {
    await search.stop()
    await listener.end()
    await database[Symbol.asyncDispose]()
  })

  const queryOf = (filters: ProductFilters, more: Partial<ProductQuery> = {}): ProductQuery => ({
    text: '',
    locale: 'en',
    currency: 'EUR',
    drafts: undefined,
    scope: { categoryId: anchors?.categoryId },
    filters,
    ...more,
  })
  const namesOf = (ids: readonly number[]) => ids.map((id) => anchors.nameById.get(id))
  const find = async (query: ProductQuery, page: Partial<PageRequest> = {}) => {
    const result = await search.search(query, { ...firstPage, ...page })
    const names = namesOf(result.productIds)
    return { ...result, names, matching: names.slice(0, result.closeAfter ?? names.length) }
  }
  const facetsOf = async (query: ProductQuery) => (await find(query)).facets!

  test('a list has all live products of its scope', async () => {
    const { names, total, isTotalExact, storeCount, categories, nextCursor } = await find(queryOf({}))
    assert.deepEqual([...names].sort(), ['alpha', 'beta', 'delta', 'gamma'])
    assert.deepEqual([total, isTotalExact, storeCount, nextCursor], [4, true, 2, null])
    assert.deepEqual([...categories], [[anchors.categoryId, 4]])
    const inScope = async (scope: ProductQuery['scope']) => (await find(queryOf({}, { scope }))).names.sort()
    assert.deepEqual(await inScope({ storeId: anchors.firstStoreId }), ['alpha', 'beta'])
    assert.deepEqual(await inScope({ categoryId: anchors.categoryId, locationId: anchors.russiaId }), [
      'delta',
      'gamma',
    ])
    assert.equal((await find(queryOf({}, { scope: { categoryId: anchors.groupId, storeId: -1 } }))).total, 0)
  })

  test('each filter limits the list, and count agrees with it', async () => {
    for (const [filters, expected] of filterCases(anchors)) {
      const { names, total } = await find(queryOf(filters))
      assert.deepEqual([...names].sort(), expected, JSON.stringify(filters))
      assert.deepEqual([total, await search.count(queryOf(filters))], [expected.length, expected.length])
    }
  })

  test('facets count the list, without the filter on themselves', async () => {
    const { brandId, otherBrandId, firstStoreId, secondStoreId, finishId, diameterId, optionIds } = anchors
    const all = await facetsOf(queryOf({}))
    assert.deepEqual(all.availability, { inStock: 3, low: 1, toOrder: 1, verified: 2 })
    assert.deepEqual(all.deals, { Reduced: 2, PrivateLabel: 2 })
    assert.deepEqual([all.brands.counts.get(brandId), all.brands.counts.get(otherBrandId)], [2, 1])
    assert.deepEqual([all.brands.counts.size, all.brands.valueCount], [2, 2])
    assert.deepEqual([all.units.get('piece'), all.units.get('pack')], [2, 2])
    assert.deepEqual(
      [all.price, all.minOrder],
      [
        { from: 100_00, to: 400_00 },
        { from: 1, to: 10 },
      ],
    )
    assert.deepEqual([all.options.get(optionIds.get('raw')!), all.options.get(optionIds.get('painted')!)], [2, 2])
    assert.deepEqual(all.intervals.get(diameterId), { from: 8, to: 20 })
    assert.equal(
      [...all.locations.values()].reduce((sum, count) => sum + count, 0),
      4,
    )

    const filtered = await facetsOf(
      queryOf({
        brandIds: [brandId],
        characteristics: [
          { characteristicId: finishId, optionIds: [optionIds.get('raw')!] },
          { characteristicId: diameterId, range: { from: 8, to: 12 } },
        ],
      }),
    )
    assert.deepEqual([filtered.brands.counts.get(brandId), filtered.brands.counts.get(otherBrandId)], [1, 1])
    assert.deepEqual(
      [filtered.stores.counts.get(firstStoreId), filtered.stores.counts.get(secondStoreId)],
      [1, undefined],
    )
    assert.equal(filtered.filteredOptions.get(finishId)?.get(optionIds.get('painted')!), 1)
    assert.deepEqual(filtered.intervals.get(diameterId), { from: 8, to: 8 })
    assert.equal((await find(queryOf({}), { hasFacets: false })).facets, undefined)
  })

  test('a selected value is counted even if no product has it', async () => {
    const { brands } = await facetsOf(queryOf({ brandIds: [anchors.unusedBrandId] }))
    assert.equal(brands.counts.get(anchors.unusedBrandId), 0)
  })

  test('prices are in the currency of the query, and bounds include every price', async () => {
    const { price } = await facetsOf(queryOf({}, { currency: 'RSD' }))
    assert.ok(price!.from > 100_00 && price!.to > price!.from)
    assert.equal(await search.count(queryOf({ price }, { currency: 'RSD' })), 4)
  })

  test('facetValues has all values of a facet', async () => {
    const { brandId, otherBrandId, firstStoreId, secondStoreId, finishId, optionIds } = anchors
    const values = async (facet: FacetField, filters: ProductFilters = {}) =>
      search.facetValues(queryOf(filters), facet)
    assert.deepEqual(
      await values('brand', { brandIds: [brandId] }),
      new Map([
        [brandId, 2],
        [otherBrandId, 1],
      ]),
    )
    const stores = await values('store', { stock: ['InStock'] })
    assert.deepEqual([stores.get(firstStoreId), stores.get(secondStoreId)], [1, 2])
    assert.equal((await values('location')).size, 2)
    assert.equal((await values({ characteristicId: finishId })).get(optionIds.get('raw')!), 2)
  })

  test('lists are ordered by every sort', async () => {
    const orders = {
      relevance: ['alpha', 'gamma', 'delta', 'beta'],
      priceUp: ['alpha', 'beta', 'gamma', 'delta'],
      priceDown: ['delta', 'gamma', 'beta', 'alpha'],
      minOrder: ['alpha', 'delta', 'gamma', 'beta'],
    } as const
    for (const [sort, expected] of Object.entries(orders))
      assert.deepEqual((await find(queryOf({}), { sort: sort as keyof typeof orders })).names, expected, sort)
    assert.equal((await find(queryOf({}), { sort: 'new' })).total, 4)
    assert.deepEqual((await find(queryOf({}), { sort: 'stock' })).names.slice(-2), ['gamma', 'beta'])
  })

  test('a characteristic orders a list by its numbers or by its options, and cursors follow it', async () => {
    const { diameterId, finishId, optionIds } = anchors
    const inOrder = async (sort: CharacteristicSort) => {
      const first = await find(queryOf({}), { sort, pageSize: 3 })
      return [...first.names, ...(await find(queryOf({}), { sort, pageSize: 3, cursor: first.nextCursor! })).names]
    }
    const bySize = { characteristicId: diameterId }
    assert.deepEqual(await inOrder({ ...bySize, isDescending: false }), ['alpha', 'beta', 'gamma', 'delta'])
    assert.deepEqual(await inOrder({ ...bySize, isDescending: true }), ['delta', 'gamma', 'beta', 'alpha'])
    const byFinish = { characteristicId: finishId, optionIds: [optionIds.get('painted')!, optionIds.get('raw')!] }
    assert.deepEqual(await inOrder({ ...byFinish, isDescending: false }), ['beta', 'delta', 'alpha', 'gamma'])
    const paintedOnly = { ...byFinish, optionIds: byFinish.optionIds.slice(0, 1) }
    for (const isDescending of [false, true])
      assert.deepEqual(await inOrder({ ...paintedOnly, isDescending }), ['beta', 'delta', 'alpha', 'gamma'])
  })

  test('numbered pages and cursors cover the list', async () => {
    const page = { sort: 'priceUp', pageSize: 3 } as const
    assert.deepEqual((await find(queryOf({}), { ...page, page: 2 })).names, ['delta'])
    assert.deepEqual((await find(queryOf({}), { ...page, page: 3 })).names, [])
    const first = await find(queryOf({}), page)
    assert.deepEqual(first.names, ['alpha', 'beta', 'gamma'])
    const second = await find(queryOf({}), { ...page, cursor: first.nextCursor! })
    assert.deepEqual([second.names, second.nextCursor, second.total], [['delta'], null, 4])
    for (const cursor of ['', 'x', '1', '1_2_3_4_5_6_7'])
      assert.deepEqual((await find(queryOf({}), { ...page, cursor })).names, first.names, cursor)
  })

  testPinsAndTotals({ find, queryOf, search: () => search, anchors: () => anchors })
  testTexts({ find, queryOf, search: () => search, anchors: () => anchors })
  test('suggestions complete the text and correct it', async () => {
    const suggest = (text: string) => search.suggest({ text, locale: 'en', drafts: undefined })
    const { text, queries, productIds } = await suggest('underc')
    assert.deepEqual([text, queries.includes('undercut')], ['underc', true])
    assert.deepEqual(namesOf(productIds).sort(), ['alpha', 'beta'])
    const corrected = await suggest('slevee anch')
    assert.equal(corrected.text.startsWith('sleeve'), true)
    assert.deepEqual(namesOf(corrected.productIds).sort(), ['delta', 'gamma'])
    assert.deepEqual(await suggest(' -- '), { text: '', queries: [], productIds: [] })
  })

  test('drafts are included for their stores only', async () => {
    const own = { drafts: [anchors.firstStoreId] }
    const result = await find(queryOf({}, own), { sort: 'priceUp' })
    assert.deepEqual(result.names, ['alpha', 'draft', 'beta', 'gamma', 'delta'])
    assert.deepEqual([result.total, await search.count(queryOf({}, own))], [5, 5])
    assert.equal(result.facets!.brands.counts.get(anchors.brandId), 3)
    assert.equal((await search.facetValues(queryOf({}, own), 'brand')).get(anchors.brandId), 3)
    assert.deepEqual((await find(queryOf({}, { ...own, text: 'draft anchor' }))).matching, ['draft'])
    assert.equal((await find(queryOf({}, { drafts: 'all' }))).total, 5)
    assert.equal((await find(queryOf({}, { drafts: [anchors.secondStoreId] }))).total, 4)
    assert.equal((await find(queryOf({}, { text: 'draft' }))).total, 0)
    const suggested = async (drafts: ProductQuery['drafts']) =>
      namesOf((await search.suggest({ text: 'draft anch', locale: 'en', drafts })).productIds)
    assert.deepEqual(
      [(await suggested(own.drafts))[0], (await suggested(undefined)).includes('draft')],
      ['draft', false],
    )
  })

  test('a revision identifies a result', async () => {
    const query = queryOf({})
    const [first, second] = [await find(query), await find(query)]
    assert.equal(first.revision, second.revision)
    assert.deepEqual(first, second)
    await sql`update products set popularity = popularity + 100 where id = ${anchors.idByName.get('delta')}`.execute(db)
    await search.refresh()
    const changed = await find(query)
    assert.ok(changed.revision === null || changed.revision !== first.revision)
    assert.notDeepEqual(changed.names, first.names)
    assert.equal((await find(queryOf({}, { drafts: 'all' }))).revision, null)
  })

  test('changes are searchable after a refresh, texts after indexing', async () => {
    const id = anchors.idByName.get('gamma')!
    const isListed = async () => (await find(queryOf({}))).names.includes('gamma')
    await sql`update products set price_minor = 900_00 where id = ${id}`.execute(db)
    await search.refresh()
    assert.deepEqual((await find(queryOf({ price: { from: 800_00, to: null } }))).names, ['gamma'])
    await sql`update product_translations set name = 'Toggle fixing' where product_id = ${id}`.execute(db)
    await search.index.changed(db, [id])
    assert.deepEqual((await find(queryOf({}, { text: 'toggle' }))).names, ['gamma'])
    await sql`update products set status = 'Archived' where id = ${id}`.execute(db)
    await search.refresh()
    assert.equal(await isListed(), false)
    assert.equal((await find(queryOf({}, { text: 'toggle' }))).total, 0)
    await sql`update products set status = 'Active' where id = ${id}`.execute(db)
    await search.refresh()
    assert.equal(await isListed(), true)
  })

  test('indexing in a transaction takes effect with its commit', async () => {
    const id = anchors.idByName.get('alpha')!
    await assert.rejects(
      db.transaction().execute(async (tx) => {
        await sql`update product_translations set name = 'Reverted gizmo' where product_id = ${id}`.execute(tx)
        await search.index.changed(tx, [id])
        throw new Error('roll back')
      }),
      /roll back/,
    )
    assert.equal((await find(queryOf({}, { text: 'gizmo' }))).total, 0)
    assert.equal((await find(queryOf({}, { text: 'undercut alpha' }))).names[0], 'alpha')
  })

  test('a rebuild reports its progress and leaves no product out', async () => {
    const steps: { done: number; total: number }[] = []
    await search.index.rebuild(db, (done, total) => steps.push({ done, total }))
    const last = steps.at(-1)!
    assert.ok(last.done > 0 && last.done === last.total)
    assert.deepEqual(await search.index.missing(db, 10), [])
    assert.deepEqual((await find(queryOf({}, { text: 'undercut beta' }))).names[0], 'beta')
  })
}
