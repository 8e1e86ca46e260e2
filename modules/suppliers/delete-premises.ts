import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'
import { isPresent } from './premises-status.ts'

type StorePremises = { status: string; branchIds: number[]; warehouseIds: number[] }

const lockClass = 7_244_790

/** Serializes deletions of a store, so that two of them cannot delete the last two. Waits for no other writer of the store. */
export async function lockPremises(tx: Tx, storeId: number): Promise<StorePremises> {
  await sql`select pg_advisory_xact_lock(${lockClass}, ${storeId})`.execute(tx)
  const { rows } = await sql<StorePremises>`
    select status, array(select b.id from company_branches b where b.store_id = s.id and ${isPresent('b')}) as "branchIds",
      array(select w.id from warehouses w where w.store_id = s.id and ${isPresent('w')}) as "warehouseIds" from stores s where id = ${storeId}
  `.execute(tx)
  return rows[0]!
}

/** Until the end of the transaction nobody stores products in these warehouses. */
export const lockWarehouses = (tx: Tx, ids: readonly number[]) =>
  sql`select from warehouses where id = any(${ids as number[]}::int[]) order by id for update`.execute(tx)

type DeletedPremises = { names: Record<string, string>; address: string }

export async function deleteBranchRow(tx: Tx, id: number): Promise<DeletedPremises> {
  const { rows } =
    await sql<DeletedPremises>`delete from company_branches where id = ${id} returning names, address`.execute(tx)
  return rows[0]!
}

export async function deleteWarehouseRow(tx: Tx, id: number): Promise<DeletedPremises> {
  const { rows } = await sql<DeletedPremises>`delete from warehouses where id = ${id} returning names, address`.execute(
    tx,
  )
  return rows[0]!
}
