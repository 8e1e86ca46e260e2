// Categories, products and search.
import { inScope, type CallExpectation, type CallExpectations, scope } from './expectations.fixture.ts'

const product: CallExpectation = { input: ({ productId: id }) => ({ ...scope, id }) }

const unknownCategory = { id: 2_000_000_000 }
const unknownFilter = { categoryId: 2_000_000_000, id: 2_000_000_000 }
const inEach = (text: string) => ({ en: text, ru: text, sr: text, de: text, it: text, tr: text })

export const catalogueExpectations: CallExpectations = {
  'GET x/catalog-category/{p}/{g}/tree': inScope,
  'GET x/catalog-category/{p}/{g}/compact-tree': inScope,
  'GET x/catalog-category/{p}/{g}/top': inScope,
  'GET x/catalog-category/{p}/{g}/list': inScope,
  'GET x/catalog-category/{p}/{g}/single': { input: () => ({ ...scope, path: 'fasteners' }) },
  'GET x/platform/{p}/{g}/product/long': product,
  'GET x/platform/{p}/{g}/product/small-card/random': inScope,
  'GET x/platform/{p}/{g}/product/small-card/last': inScope,
  'GET x/platform/{p}/{g}/product/small-card/similar': product,
  'GET x/platform/{p}/{g}/product/small-card/promo': inScope,
  'GET x/platform/{p}/{g}/product/former': product,
  'GET x/platform/{p}/{g}/product/offers': product,
  'GET x/platform/{p}/{g}/product/sizes': product,
  'GET x/platform/{p}/{g}/product/market': { input: () => ({ ...scope, category: 'fasteners' }) },
  'GET x/admin-panel/catalog-category/list': {},
  'GET x/admin-panel/catalog-category/tree': {},
  'GET x/admin-panel/catalog-category/structure': {},
  'GET x/admin-panel/catalog-category/single': { input: () => unknownCategory, status: 404 },
  'POST x/admin-panel/catalog-category/create': {
    input: () => ({ parentId: 2_000_000_000, names: inEach('Persona') }),
    status: 422,
  },
  'PUT x/admin-panel/catalog-category/update': { input: () => ({ ...unknownCategory, version: 1 }), status: 404 },
  'POST x/admin-panel/catalog-category/bulk-delete': { input: () => ({ ids: [2_000_000_000] }) },
  'GET x/admin-panel/catalog-filter/list': { input: () => ({ categoryId: 2_000_000_000 }), status: 404 },
  'POST x/admin-panel/catalog-filter/create': {
    input: () => ({ categoryId: 2_000_000_000, type: 'Text', names: inEach('Persona') }),
    status: 404,
  },
  'PUT x/admin-panel/catalog-filter/update': { input: () => ({ ...unknownFilter, version: 1 }), status: 404 },
  'DELETE x/admin-panel/catalog-filter/delete': { input: () => unknownFilter, status: 404 },
  'GET brand/get': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET brand/search': {},
  'GET brand/by-alias': { input: () => ({ alias: 'no-such' }), status: 404 },
  'GET x/platform/{p}/{g}/product/search': inScope,
  'GET x/platform/{p}/{g}/product/count': inScope,
  'GET x/platform/{p}/{g}/product/suggest': inScope,
  'POST x/search/choice/add': { input: () => ({ text: 'bolt', productId: 1 }) },
  'POST system/sync-product-es': {},
  'GET system/sync-product-es': {},
  'GET x/platform/{p}/{g}/product/facet': { input: () => ({ ...scope, facet: 'brand' }) },
  'GET x/admin-panel/synonym/list': { input: () => ({ locale: 'en' }) },
  'POST x/admin-panel/synonym/create': { input: () => ({ locale: 'en', words: ['!', '?'] }), status: 422 },
  'PUT x/admin-panel/synonym/update': {
    input: () => ({ id: 2_000_000_000, version: 1, words: ['one', 'two'] }),
    status: 404,
  },
  'DELETE x/admin-panel/synonym/delete': { input: () => ({ id: 2_000_000_000, version: 1 }), status: 404 },
}
