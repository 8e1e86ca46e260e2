// The part of the contract of `ProductSearch` that product lists need besides filters and pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Anchors } from './engine-products.fixture.ts'
import type { PageRequest, ProductFilters, ProductQuery, ProductSearch, SearchResult } from './engine.ts'

type Options = {
  find: (query: ProductQuery, page?: Partial<PageRequest>) => Promise<SearchResult & { names: (string | undefined)[] }>
  queryOf: (filters: ProductFilters, more?: Partial<ProductQuery>) => ProductQuery
  search: () => ProductSearch
  anchors: () => Anchors
}

export function testPinsAndTotals({ find, queryOf, search, anchors }: Options) {
  test('pinned products come first and count once', async () => {
    const pinnedIds = ['beta', 'delta', 'draft'].map((name) => anchors().idByName.get(name)!)
    const first = await find(queryOf({}), { sort: 'priceUp', pageSize: 3, pinnedIds })
    assert.deepEqual([first.names, first.total], [['beta', 'delta', 'alpha'], 4])
    const page = { sort: 'priceUp', pageSize: 3, pinnedIds } as const
    assert.deepEqual((await find(queryOf({}), { ...page, page: 2 })).names, ['gamma'])
    const next = await find(queryOf({}), { ...page, cursor: first.nextCursor! })
    assert.deepEqual([next.names, next.nextCursor], [['gamma'], null])
    const elsewhere = await find(queryOf({ storeIds: [anchors().secondStoreId] }), { sort: 'priceUp', pinnedIds })
    assert.deepEqual(elsewhere.names, ['delta', 'gamma'])
    const drafts = await find(queryOf({}, { drafts: 'all' }), { sort: 'priceUp', pageSize: 4, pinnedIds })
    assert.deepEqual(drafts.names, ['beta', 'delta', 'draft', 'alpha'])
  })

  test('totals without each filter of a query', async () => {
    const { brandId, finishId, optionIds } = anchors()
    const finish = { characteristicId: finishId, optionIds: [optionIds.get('painted')!] }
    const filters = { brandIds: [brandId], stock: ['InStock' as const], characteristics: [finish] }
    assert.equal(await search().count(queryOf(filters)), 0)
    assert.deepEqual(await search().totalsWithout(queryOf(filters)), [
      { filter: 'brandIds', total: 1 },
      { filter: 'stock', total: 1 },
      { filter: { characteristicId: finishId }, total: 1 },
    ])
    assert.deepEqual(await search().totalsWithout(queryOf({ brandIds: [] }, { text: 'undercut' })), [
      { filter: 'brandIds', total: 2 },
    ])
    assert.deepEqual(await search().totalsWithout(queryOf({})), [])
  })

  test('the counts of delivering stores are without their own filter, but with that of stores', async () => {
    const { firstStoreId, secondStoreId } = anchors()
    const { facets } = await find(queryOf({ deliveringStoreIds: [firstStoreId] }))
    assert.deepEqual(
      [firstStoreId, secondStoreId].map((id) => facets!.deliveringStores.get(id)),
      [2, 2],
    )
    assert.deepEqual([...facets!.stores.counts], [[firstStoreId, 2]])
    const ofFirst = await find(queryOf({ storeIds: [firstStoreId], deliveringStoreIds: [secondStoreId] }))
    assert.deepEqual([...ofFirst.facets!.deliveringStores], [[firstStoreId, 2]])
  })

  test('a code in parts is relaxed to its beginning', async () => {
    const { names, droppedTerms } = await find(queryOf({}, { text: 'sleeve-99zz' }))
    assert.deepEqual([names.sort(), droppedTerms], [['delta', 'gamma'], ['99zz']])
  })

  test('suggested products lack terms that no product has', async () => {
    for (const text of ['sleeve xylophone', 'sleeve x']) {
      const { productIds } = await search().suggest({ text, locale: 'en', drafts: undefined })
      assert.deepEqual(productIds.map((id) => anchors().nameById.get(id)).sort(), ['delta', 'gamma'], text)
    }
  })
}
