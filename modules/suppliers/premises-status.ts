// Companies, branches and warehouses that administrators suspend, delete and bring back.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type PremisesStatus = 'Active' | 'Suspended' | 'Deleted'
export const premisesTables = { companybranch: 'company_branches', warehouse: 'warehouses' } as const
export type PremisesKind = keyof typeof premisesTables

/** SQL: buyers see the branch or warehouse of this table, and its stock is sold. */
export const isInUse = (table: string) => sql`${sql.ref(`${table}.status`)} = 'Active'`

/** SQL: its store has the branch or warehouse of this table; administrators can bring back one that they have deleted. */
export const isPresent = (table: string): RawBuilder<boolean> => sql`${sql.ref(`${table}.status`)} <> 'Deleted'`

/** SQL: the owner of organization `o` has deleted it, or an administrator for good; others can be brought back. */
export const isGone = sql<boolean>`(o.deleted_at is not null and o.status <> 'Deleted')`

type Change = { status: PremisesStatus; reason: string | null }

export const setBranchStatus = (tx: Tx, id: number, { status, reason }: Change) =>
  sql`update company_branches set status = ${status}, suspension_reason = ${reason}, version = version + 1 where id = ${id}`.execute(
    tx,
  )

export const setWarehouseStatus = (tx: Tx, id: number, { status, reason }: Change) =>
  sql`update warehouses set status = ${status}, suspension_reason = ${reason}, version = version + 1 where id = ${id}`.execute(
    tx,
  )

/** A deleted organization keeps everything until it is deleted for good. */
export const setOrganizationStatus = (tx: Tx, id: number, { status, reason }: Change, now: Date) =>
  sql`
    update organizations set status = ${status}, suspension_reason = ${reason}, deleted_at = ${status === 'Deleted' ? now : null}::timestamptz,
      version = version + 1
    where id = ${id}
  `.execute(tx)
