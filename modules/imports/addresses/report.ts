// Tells the owners of a store when a feed has changed for the worse.
import { sql } from 'kysely'
import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { storeOwners } from '../../suppliers/store-owners.ts'
import { type Counts, type ImportRecord, offSaleIn } from '../import-record.ts'
import { describeProblem } from '../problem.ts'
import type { ImportAddress } from './import-address.ts'

type Report = {
  storeId: number
  variant: Variant
  address: string
  state: 'failed' | 'held' | 'worse'
  problem?: string
  path: string
  numbers?: Record<'products' | 'productsBefore' | 'refused' | 'refusedBefore' | 'missing', number>
}

const noNumbers = { products: 0, productsBefore: 0, refused: 0, refusedBefore: 0, missing: 0 }

async function report(tx: Tx, { storeId, variant, address, state, problem, path, numbers = noNumbers }: Report) {
  for (const { email, locale, store } of await storeOwners(tx, storeId))
    await sendEmail(tx, {
      to: email,
      template: 'feedReport',
      locale,
      variant,
      values: {
        store,
        address,
        state,
        problem: problem === undefined ? '' : describeProblem(problem, locale).text,
        path,
        ...numbers,
      },
    })
}

export const reportFailure = (tx: Tx, { storeId, variant, address }: ImportAddress, problem: string) =>
  report(tx, { storeId, variant, address, state: 'failed', problem, path: '/profile/new-products' })

/** A feed that was fetched cannot be read: its address shows it until there is another one. */
export async function reportUnread(tx: Tx, { id, addressId }: ImportRecord, problem: string) {
  const { rows } = await sql<ImportAddress>`
    update import_addresses a set problem = ${problem}
    from (select id, problem from import_addresses where id = ${addressId}::uuid for update) before where a.id = before.id
    returning store_id as "storeId", variant, address, before.problem
  `.execute(tx)
  const [address] = rows
  if (address && address.problem === null)
    await report(tx, { ...address, state: 'failed', problem, path: `/profile/new-products/${id}` })
}

/** An automatic import that takes more than half of the products off sale waits for a person. */
export async function reportHeld(tx: Tx, record: ImportRecord, counts: Counts) {
  await reportImport(tx, record, 'held', counts, await countsBefore(tx, record))
}

/** Fewer products than the last time, or more refused rows. */
export async function reportIfWorse(tx: Tx, record: ImportRecord, counts: Counts) {
  const before = await countsBefore(tx, record)
  if (before && (productsIn(counts) < productsIn(before) || counts.refused > before.refused))
    await reportImport(tx, record, 'worse', counts, before)
}

const productsIn = ({ created, updated, unchanged }: Counts) => created + updated + unchanged

async function reportImport(
  tx: Tx,
  { id, storeId, addressId }: ImportRecord,
  state: 'held' | 'worse',
  counts: Counts,
  before: Counts | undefined,
) {
  const { rows } = await sql<{ address: string; variant: Variant }>`
    select address, variant from import_addresses where id = ${addressId}::uuid
  `.execute(tx)
  if (!rows[0]) return
  const numbers = {
    products: productsIn(counts),
    productsBefore: before ? productsIn(before) : 0,
    refused: counts.refused,
    refusedBefore: before?.refused ?? 0,
    missing: offSaleIn(counts),
  }
  await report(tx, { ...rows[0], storeId, state, path: `/profile/new-products/${id}`, numbers })
}

async function countsBefore(tx: Tx, { id, addressId }: ImportRecord): Promise<Counts | undefined> {
  const { rows } = await sql<{ counts: Counts }>`
    select coalesce(result, checked) as counts from imports
    where address_id = ${addressId}::uuid and id <> ${id}::uuid and status = 'Done' and finished_at is not null
    order by finished_at desc limit 1
  `.execute(tx)
  return rows[0]?.counts
}
