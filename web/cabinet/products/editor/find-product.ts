import { findDocuments } from '#modules/fluent/contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'

export async function findProduct(api: Api, id: number, options?: CallOptions) {
  if (!Number.isInteger(id) || id < 1) return null
  const filter = { field: 'id', operator: 'eq' as const, value: id }
  const { items } = await api(findDocuments, { entity: 'product', filter, pageSize: 1 }, options)
  return items[0] ?? null
}
