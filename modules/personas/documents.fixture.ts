// The records that a store reads and writes through the fluent API, and its products as a whole.
import type { CallExpectation, CallExpectations, Statuses } from './expectations.fixture.ts'

const strangers: Statuses = { buyer: 403, otherOwner: 403, admin: 403, lesserAdmin: 403 }
/** A record of the store of owner, manager and operator. */
const document = (input: Record<string, unknown>, admitted = 200): CallExpectation => ({
  input: () => input,
  status: admitted,
  exceptions: strangers,
})

const nothing = '00000000-0000-4000-8000-000000000000'

/** A change of products, of which there is none. */
const bulk = (input: Record<string, unknown> = {}): CallExpectation => ({
  input: () => ({ ...input, ids: [2_000_000_000] }),
})

/** An import, of which there is none. */
const anImport = (input: Record<string, unknown>): CallExpectation => ({
  input: () => ({ ...input, id: nothing }),
  status: 404,
})

export const documentExpectations: CallExpectations = {
  'POST x/fluent/schema/find': document({ entity: 'product' }),
  'POST x/fluent/data/find': document({ entity: 'store' }),
  'POST x/fluent/data/update': {
    ...document({ entity: 'warehouse', id: 2_000_000_000, version: 1, fields: {} }, 404),
    exceptions: { ...strangers, operator: 403 },
  },
  'POST x/fluent/data/upsert': {
    ...document({ entity: 'warehouse', fields: {} }, 422),
    exceptions: { ...strangers, operator: 403 },
  },
  'GET x/personal-cabinet/product/list': {},
  'GET x/personal-cabinet/overview': {},
  'GET x/personal-cabinet/product/count': {},
  'GET x/personal-cabinet/product/draft/get': {},
  'POST x/personal-cabinet/product/draft/save': {
    input: () => ({ productId: 2_000_000_000, draftVersion: 0, content: { values: {}, version: '', base: '' } }),
    status: 404,
  },
  'POST x/personal-cabinet/product/draft/delete': { input: () => ({}) },
  'POST x/personal-cabinet/product/bulk-activate': bulk({ isActive: true }),
  'POST x/personal-cabinet/product/bulk-delete': bulk(),
  'POST x/personal-cabinet/product/bulk-price': {
    ...bulk({ percent: 5, roundTo: '1' }),
    exceptions: { operator: 403 },
  },
  'POST x/personal-cabinet/product/bulk-move': {
    input: () => ({ ids: [2_000_000_000], categoryId: 2_000_000_000 }),
    status: 404,
  },
  'GET x/personal-cabinet/product/category/losses': {
    input: () => ({ id: 2_000_000_000, categoryId: 2_000_000_000 }),
    status: 404,
  },
  'POST x/personal-cabinet/product/bulk-undo': {
    input: () => ({ id: nothing }),
    status: 409,
  },
  'POST x/personal-cabinet/product/import': { status: 415 },
  'GET x/personal-cabinet/product/import-result/list': {},
  'GET x/personal-cabinet/product/download-template': {
    input: () => ({ categoryId: 2_000_000_000 }),
    status: 404,
  },
  'GET x/personal-cabinet/product/import/get': anImport({}),
  'GET x/personal-cabinet/product/import/refused': anImport({}),
  'POST x/personal-cabinet/product/import/read-again': anImport({}),
  'POST x/personal-cabinet/product/import/columns': anImport({
    targets: [],
    locale: 'en',
    prices: 'net',
    missing: 'keep',
  }),
  'POST x/personal-cabinet/product/import/categories': anImport({ groups: [] }),
  'POST x/personal-cabinet/product/import/run': anImport({}),
  'POST x/personal-cabinet/product/import/undo': anImport({}),
  'POST x/personal-cabinet/product/import/delete': anImport({}),
  'GET x/personal-cabinet/product/block': { input: () => ({ id: 2_000_000_000 }) },
  'GET x/admin-panel/product/list': {},
  'GET x/admin-panel/product/count': {},
  'GET x/admin-panel/product/single': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET x/admin-panel/product/generate-code': { input: () => ({ storeId: 2_000_000_000 }) },
  'POST x/admin-panel/product/bulk-activate': bulk({ isActive: true }),
  'POST x/admin-panel/product/bulk-block': bulk({ reason: 'Counterfeit' }),
  'POST x/admin-panel/product/bulk-unblock': bulk(),
  'POST x/admin-panel/product/bulk-full-delete': { ...bulk({ confirmation: 'another' }), status: 422 },
  'GET x/admin-panel/product/job/get': {},
  'GET x/admin-panel/product/job/rejections': { input: () => ({ id: nothing }) },
  'POST x/admin-panel/product/job/stop': { input: () => ({ id: nothing }) },
  'POST x/admin-panel/product/job/undo': { input: () => ({ id: nothing }), status: 409 },
  'POST x/admin-panel/product/job/dismiss': { input: () => ({ id: nothing }) },
  'POST x/admin-panel/product/bulk-undo': { input: () => ({ id: nothing }), status: 409 },
  'GET x/admin-panel/product/undo': { input: () => ({ id: nothing }) },
  'GET x/admin-panel/product/promo/list': {},
  'GET x/admin-panel/product/promo/count': {},
  'POST x/admin-panel/product/bulk-promote': bulk({
    placement: 'PromoOnMainPage',
    from: '2030-01-01',
    to: '2030-01-31',
  }),
  'POST x/admin-panel/product/promo/bulk-end': bulk(),
  'GET x/admin-panel/product/download-template': {
    input: () => ({ categoryId: 2_000_000_000 }),
    status: 404,
  },
  'GET x/admin-panel/product/import-result/list': {},
  'POST x/admin-panel/product/import': { input: () => ({ storeId: 2_000_000_000 }), status: 415 },
  'GET x/personal-cabinet/product/import/address/list': {},
  'POST x/personal-cabinet/product/import/address/create': {
    input: () => ({ address: 'http://127.0.0.1/feed.xml', everyHours: null }),
    status: 422,
  },
  'POST x/personal-cabinet/product/import/address/update': anImport({ everyHours: 1 }),
  'POST x/personal-cabinet/product/import/address/fetch': anImport({}),
  'POST x/personal-cabinet/product/import/address/delete': anImport({}),
  'GET x/personal-cabinet/product/import/repairs': anImport({}),
  'POST x/personal-cabinet/product/import/repair': anImport({ values: [] }),
  'GET x/personal-cabinet/product/import/answer/list': {},
  'GET x/personal-cabinet/product/import/answer/get': { input: () => ({ kind: 'Unit', key: 'x' }), status: 404 },
  'POST x/personal-cabinet/product/import/answer/change': {
    input: () => ({ kind: 'Unit', key: 'x', choice: 'piece' }),
    status: 404,
  },
  'POST x/personal-cabinet/product/import/answer/forget': { input: () => ({ kind: 'Unit', key: 'x' }) },
  'GET x/personal-cabinet/product/import/pictures': anImport({}),
  'POST x/personal-cabinet/product/import/pictures/decide': anImport({ decision: 'without' }),
  'GET x/personal-cabinet/product/undo': { input: () => ({ id: nothing }) },
  'GET x/personal-cabinet/product/job/get': {},
  'GET x/personal-cabinet/product/job/rejections': { input: () => ({ id: nothing }) },
  'POST x/personal-cabinet/product/job/stop': { input: () => ({ id: nothing }) },
  'POST x/personal-cabinet/product/job/undo': {
    input: () => ({ id: nothing }),
    status: 409,
  },
  'POST x/personal-cabinet/product/job/dismiss': { input: () => ({ id: nothing }) },
  'POST x/personal-cabinet/product/bulk-update': {
    input: () => ({ rows: [{ id: 2_000_000_000, version: 1, price: 100 }] }),
  },
  'GET x/personal-cabinet/product/history': { input: () => ({ id: 2_000_000_000 }), status: 404 },
  'GET x/personal-cabinet/product/code/get': {},
  'GET x/personal-cabinet/category/list': {},
  'GET x/personal-cabinet/category/parents': { input: () => ({ id: 2_000_000_000 }), status: 404 },
}
