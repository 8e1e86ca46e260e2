// An import that goes on without a person: as the last one of its address was decided, while nothing is doubtful.
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { findImportStore } from '../../feeds/catalog.ts'
import { fold } from '../../feeds/values/text.ts'
import type { ColumnTarget } from '../columns/fields.ts'
import { guessHeadRow, guessPrices } from '../columns/guess-columns.ts'
import { guessTargets, memoryOf } from '../columns/params.ts'
import { headsOf } from '../columns/heads.ts'
import { recall } from '../import-memory.ts'
import {
  changeCount,
  findOwnImport,
  type ImportRecord,
  noCounts,
  offSaleIn,
  type Sample,
  type Settings,
  startStep,
} from '../import-record.ts'
import { originOf } from '../origin.ts'
import { endImport, startWaiting } from '../run/transitions.ts'
import { reportHeld, reportIfWorse } from './report.ts'

/** The last import of the address that a person has decided, or that was decided like it. */
export async function lastOfAddress(db: Db, { id, addressId }: ImportRecord) {
  if (addressId === null) return undefined
  const { rows } = await sql<{ id: string; settings: Settings }>`
    select id, settings from imports where address_id = ${addressId}::uuid and id <> ${id}::uuid and status = 'Done'
    order by finished_at desc limit 1
  `.execute(db)
  return rows[0]
}

/** The settings of the last import of the address; otherwise guessed ones, if a table has the columns that are needed. */
export async function automaticSettings(
  tx: Tx,
  record: ImportRecord,
  samples: readonly Sample[],
): Promise<Settings | undefined> {
  const last = await lastOfAddress(tx, record)
  if (last || record.addressId !== null) return last?.settings
  const store = await findImportStore(tx, record.storeId)
  const headRow = record.kind === 'Yml' ? 0 : guessHeadRow(samples)
  const heads = headsOf({ samples: [...samples], layout: { headRow } })
  const remembered = await recall<ColumnTarget>(tx, record.storeId, memoryOf(record.kind), heads.map(fold))
  const targets = guessTargets(record.kind, heads, remembered)
  const isKnown = record.kind === 'Yml' || (headRow === samples[0]?.number && targets.includes('code'))
  const prices = guessPrices(record.kind, heads, targets)
  return isKnown
    ? { heads, targets, locale: store?.locale ?? 'en', prices, missing: 'keep', origin: originOf(record, heads) }
    : undefined
}

/** After the dry run: runs the import, ends it if there is nothing to change, or leaves it to a person. */
export async function decideAutomatically(tx: Tx, { id, storeId }: ImportRecord, now: Date) {
  // The counts of this batch are new.
  const record = (await findOwnImport(tx, storeId, id))!
  const counts = record.checked ?? noCounts()
  if (needsPerson(record)) {
    await startStep(tx, id, { status: 'Checked', now })
    return reportHeld(tx, record, counts)
  }
  if (changeCount(counts) === 0) {
    await reportIfWorse(tx, record, counts)
    return endImport(tx, record, 'Done', now)
  }
  await startStep(tx, id, { status: 'Waiting', now })
  await startWaiting(tx, storeId, now)
}

const minDoubtful = 10

/** When most of the products would go off sale, being gone or without a price, and when no row of an administrator's file can be imported. */
function needsPerson({ checked, addressId }: ImportRecord) {
  const { created, updated, unchanged, refused, ...counts } = checked ?? noCounts()
  const kept = created + updated + unchanged
  const offSale = offSaleIn(counts)
  return (addressId === null && kept === 0 && refused > 0) || (offSale >= minDoubtful && offSale > kept)
}
