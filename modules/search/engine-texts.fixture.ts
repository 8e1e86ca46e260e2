// Texts and the products that every implementation of `ProductSearch` finds for them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Anchors } from './engine-products.fixture.ts'
import type { PageRequest, ProductFilters, ProductQuery, ProductSearch, SearchResult } from './engine.ts'

type Suite = {
  find: (
    query: ProductQuery,
    page?: Partial<PageRequest>,
  ) => Promise<SearchResult & { names: (string | undefined)[]; matching: (string | undefined)[] }>
  queryOf: (filters: ProductFilters, more?: Partial<ProductQuery>) => ProductQuery
  search: () => ProductSearch
  anchors: () => Anchors
}

export function testTexts({ find, queryOf, search, anchors }: Suite) {
  test('a text limits the list, and its facets count the matches', async () => {
    const undercuts = await find(queryOf({}, { text: 'undercut anchor' }))
    assert.deepEqual([undercuts.matching.sort(), undercuts.closeAfter], [['alpha', 'beta'], 2])
    assert.deepEqual([undercuts.correctedText, undercuts.droppedTerms], [null, []])
    const single = await find(queryOf({}, { text: 'undercut' }))
    assert.deepEqual([single.names.sort(), single.total, single.closeAfter], [['alpha', 'beta'], 2, null])
    assert.equal(single.facets!.availability.inStock, 1)
    assert.deepEqual((await find(queryOf({ unitCodes: ['pack'] }, { text: 'anchors' }))).names.sort(), [
      'beta',
      'delta',
    ])
    const elsewhere = queryOf({}, { text: 'undercut', scope: { storeId: anchors().secondStoreId } })
    assert.equal(await search().count(elsewhere), 0)
  })

  test('spelling is corrected, and terms without matches are dropped', async () => {
    const corrected = await find(queryOf({}, { text: 'slevee anchor' }))
    assert.deepEqual([corrected.matching.sort(), corrected.correctedText], [['delta', 'gamma'], 'sleeve anchor'])
    const relaxed = await find(queryOf({}, { text: 'sleeve xylophone' }))
    assert.deepEqual([[...relaxed.names].sort(), relaxed.droppedTerms], [['delta', 'gamma'], ['xylophone']])
    assert.equal((await find(queryOf({}, { text: 'qqqqqq wwwwww' }))).total, 0)
  })

  test('few matches are followed by products that lack a word, in every order', async () => {
    for (const sort of ['relevance', 'priceUp', 'priceDown'] as const) {
      const { names, total, closeAfter } = await find(queryOf({}, { text: 'undercut anchor' }), { sort })
      assert.deepEqual(
        [names.slice(0, 2).sort(), names.slice(2).sort()],
        [
          ['alpha', 'beta'],
          ['delta', 'gamma'],
        ],
        sort,
      )
      assert.deepEqual([total, closeAfter], [4, 2])
    }
    const filtered = await find(queryOf({ storeIds: [anchors().secondStoreId] }, { text: 'undercut anchor' }))
    assert.deepEqual([filtered.names.sort(), filtered.closeAfter], [['delta', 'gamma'], 0])
  })
}
