import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { readEmail, readPhone } from '../accounts/addresses.ts'
import { setVerification, type VerificationDates } from '../suppliers/save-verification.ts'
import type { Contact } from './contract.ts'
import type { ItemRow, Status } from './rules.ts'
import type { StoredApplication } from './stored-application.ts'

/** The addresses as they are stored; refuses those that nobody can be reached at. */
export const readContact = ({ name, phone, email }: z.output<typeof Contact>, caller: Caller) => ({
  name,
  phone: readPhone(phone, caller, 'contact.phone').target,
  email: readEmail(email, 'contact.email').target,
})

/** `also`: further columns. */
export const setStatus = (tx: Tx, { id }: Pick<StoredApplication, 'id'>, status: Status, also?: RawBuilder<unknown>) =>
  sql`update verifications set status = ${status}, version = version + 1 ${also ? sql`, ${also}` : sql``} where id = ${id}`.execute(
    tx,
  )

export const saveItems = (tx: Tx, id: number, rows: readonly ItemRow[]) =>
  sql`
    update verification_items i set state = r.state, reason = r.reason, reopened_at = r."reopenedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (item text, state text, reason text, "reopenedAt" timestamptz)
    where i.verification_id = ${id} and i.item = r.item
  `.execute(tx)

/** Sets the dates that buyers see on the stores of the organization; null takes them off. */
export async function showVerification(
  tx: Tx,
  { id, organization }: StoredApplication,
  dates: VerificationDates | null,
) {
  await sql`
    update verifications set verified_at = ${dates?.at ?? null}, verified_until = ${dates?.until ?? null}, reminded_days = null where id = ${id}
  `.execute(tx)
  await setVerification(tx, organization.id, dates)
  await refreshStores(tx, organization.id)
}

/** Pages that show whether the stores are verified, and lists that are ordered by it. */
export async function refreshStores(tx: Tx, organizationId: number) {
  const { rows } = await sql<{ id: number }>`select id from stores where organization_id = ${organizationId}`.execute(
    tx,
  )
  await invalidateTags(tx, [...rows.map(({ id }) => `store:${id}` as const), 'stores', 'products', 'categories'])
}
