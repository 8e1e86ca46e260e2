import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type OrganizationRow = {
  legalName: string
  legalForm: string | null
  address: string | null
  bankName: string | null
  bankAccount: string | null
  bankCode: string | null
  correspondentAccount: string | null
}

export const updateOrganization = (tx: Tx, id: number, row: OrganizationRow) =>
  sql`
    update organizations set legal_name = ${row.legalName}, legal_form = ${row.legalForm}, address = ${row.address}, bank_name = ${row.bankName},
      bank_account = ${row.bankAccount}, bank_code = ${row.bankCode}, correspondent_account = ${row.correspondentAccount},
      version = version + 1
    where id = ${id}
  `.execute(tx)

/** Frees the tax number and forgets the owner, the address and the bank details. */
export const markOrganizationDeleted = (tx: Tx, id: number, now: Date) =>
  sql`
    update organizations set deleted_at = ${now}, owner_id = null, address = null, bank_name = null, bank_account = null, bank_code = null,
      correspondent_account = null, version = version + 1
    where id = ${id}
  `.execute(tx)
