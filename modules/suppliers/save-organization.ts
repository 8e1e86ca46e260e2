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

type LegalData = { legalName: string; taxNumber: string; address: string }

/** For reviewers of papers. False if another organization of the country has the tax number. */
export async function correctOrganization(tx: Tx, id: number, { legalName, taxNumber, address }: LegalData) {
  const { rows } = await sql`
    update organizations o set legal_name = ${legalName}, tax_number = ${taxNumber}, address = ${address || null}, version = version + 1
    where id = ${id} and not exists (
      select from organizations other where other.country_code = o.country_code and other.tax_number = ${taxNumber} and other.id <> o.id and other.deleted_at is null
    ) returning id
  `.execute(tx)
  return rows.length > 0
}

/** From now on nobody can bring the deleted organization back. */
export const endOrganization = (tx: Tx, id: number) =>
  sql`update organizations set status = 'Active', version = version + 1 where id = ${id}`.execute(tx)
