import type { Anchors } from './engine-products.fixture.ts'
import type { ProductFilters } from './engine.ts'

/** Filters with the products that match them. */
export function filterCases(anchors: Anchors): [ProductFilters, string[]][] {
  const { optionIds, finishId, diameterId, noteId } = anchors
  const characteristic = (range: { from: number | null; to: number | null }) => [
    { characteristicId: diameterId, range },
  ]
  const finish = (key: string) => [{ characteristicId: finishId, optionIds: [optionIds.get(key)!] }]
  return [
    [{}, ['alpha', 'beta', 'delta', 'gamma']],
    [{ brandIds: [anchors.brandId] }, ['alpha', 'beta']],
    [{ storeIds: [anchors.secondStoreId] }, ['delta', 'gamma']],
    [{ locationIds: [anchors.russiaId] }, ['delta', 'gamma']],
    [{ deliveringStoreIds: [anchors.secondStoreId] }, ['delta', 'gamma']],
    [{ deliveringStoreIds: [anchors.firstStoreId], storeIds: [anchors.secondStoreId] }, []],
    [{ deliveringStoreIds: [] }, []],
    [{ price: { from: 200_00, to: 300_00 } }, ['beta', 'gamma']],
    [{ price: { from: null, to: 199_99 } }, ['alpha']],
    [{ minOrder: { from: 5, to: null } }, ['beta', 'gamma']],
    [{ unitCodes: ['pack'] }, ['beta', 'delta']],
    [{ unitCodes: ['pack', 'unknown'] }, ['beta', 'delta']],
    [{ stock: ['InStock'] }, ['alpha', 'delta', 'gamma']],
    [{ stock: ['Low'] }, ['gamma']],
    [{ stock: ['OutOfStock'] }, ['beta']],
    [{ stock: ['Low', 'OutOfStock'] }, ['beta', 'gamma']],
    [{ isVerified: true }, ['alpha', 'beta']],
    [{ deals: ['Reduced'] }, ['alpha', 'delta']],
    [{ deals: ['PrivateLabel'] }, ['delta', 'gamma']],
    [{ deals: ['Reduced', 'PrivateLabel'] }, ['alpha', 'delta', 'gamma']],
    [{ characteristics: finish('painted') }, ['beta', 'delta']],
    [{ characteristics: characteristic({ from: 10, to: 12 }) }, ['beta', 'gamma']],
    [{ characteristics: [{ characteristicId: noteId, text: 'FÜR beton' }] }, ['alpha']],
    [{ characteristics: [{ characteristicId: noteId, text: 'r' }] }, ['alpha', 'gamma']],
    [{ characteristics: [{ characteristicId: noteId, text: 'steel' }] }, []],
    [{ characteristics: [...finish('painted'), ...characteristic({ from: 11, to: null })] }, ['delta']],
    [{ brandIds: [anchors.brandId], unitCodes: ['pack'] }, ['beta']],
    [{ brandIds: [] }, []],
    [{ storeIds: [], stock: ['InStock'] }, []],
  ]
}
