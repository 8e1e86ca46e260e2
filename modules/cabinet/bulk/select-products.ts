import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { ProductFilter } from '../contract.ts'
import { maxJobProducts } from '../bulk-contract.ts'
import { productErrors } from '../errors.ts'
import { conditionsOf, listedProducts } from '../product-conditions.ts'

/** Products by their ids, or all that a filter of the list finds. */
export type ProductSelection = {
  ids?: readonly number[] | undefined
  filter?: z.output<typeof ProductFilter> | undefined
}

/** The ids in their order, as they are now. */
export async function selectIds(db: Db, storeId: number, { ids, filter }: ProductSelection): Promise<number[]> {
  if (ids || !filter) return [...new Set(ids)].sort((one, other) => one - other)
  const { rows } = await sql<{ id: number }>`(
    select p.id from ${listedProducts(storeId)} where ${await conditionsOf(db, storeId, filter)} order by p.id limit ${maxJobProducts + 1}
  )`.execute(db)
  if (rows.length > maxJobProducts) throw productErrors.tooManySelected({ max: maxJobProducts })
  return rows.map(({ id }) => id)
}
