import { sql } from 'kysely'
import type { z } from 'zod'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { type BankDetails, readBankDetails } from '../suppliers/bank-details.ts'
import { readTaxNumber } from '../team/tax-numbers.ts'
import type { getBillingDetails, NewBillingDetails } from './contract.ts'

type Input = z.output<typeof NewBillingDetails>
type BillingDetails = NonNullable<OutputOf<typeof getBillingDetails>['details']>

/** `path`: where the input of the call has the details, with a dot; errors name the fields by it. */
export async function saveBilling(tx: Tx, accountId: string, input: Input, path = '') {
  const { number } = readTaxNumber(input.country, input.taxNumber)
  const { details: bank, errors } = readBankDetails(input.country, bankOf(input))
  if (errors.length > 0) throw invalidInput(errors.map((error) => ({ ...error, path: path + error.path })))
  const { legalName, country, address } = input
  await sql`
    insert into billing_details (account_id, legal_name, country_code, tax_number, address, bank_name, bank_account, bank_code, correspondent_account)
    values (${accountId}::uuid, ${legalName}, ${country}, ${number}, ${address}, ${bank.bankName}, ${bank.bankAccount}, ${bank.bankCode}, ${bank.correspondentAccount})
    on conflict (account_id) do update set legal_name = excluded.legal_name, country_code = excluded.country_code,
      tax_number = excluded.tax_number, address = excluded.address, bank_name = excluded.bank_name, bank_account = excluded.bank_account,
      bank_code = excluded.bank_code, correspondent_account = excluded.correspondent_account
  `.execute(tx)
}

export async function findBilling(db: Db, accountId: string): Promise<BillingDetails | null> {
  const { rows } = await sql<BillingDetails>`
    select legal_name as "legalName", country_code as country, tax_number as "taxNumber", address, coalesce(bank_name, '') as "bankName",
      coalesce(bank_code, '') as "bankCode", coalesce(bank_account, '') as "bankAccount",
      coalesce(correspondent_account, '') as "correspondentAccount"
    from billing_details where account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0] ?? null
}

/** The organization in whose name the purchasing team of the account orders. */
export async function findTeamCompany(db: Db, accountId: string) {
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.legal_name as name
    from purchasing_members m join purchasing_teams t on t.id = m.team_id join organizations o on o.id = t.organization_id and o.deleted_at is null
    where m.account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0] ?? null
}

export const deleteBilling = (db: Db, accountId: string) =>
  sql`delete from billing_details where account_id = ${accountId}::uuid`.execute(db)

const bankOf = ({ country, bankName, bankAccount, bankCode, correspondentAccount }: Input): BankDetails => ({
  bankName: bankName || null,
  bankAccount: bankAccount || null,
  bankCode: bankCode || null,
  // The field shows in Russia only; another country forgets it.
  correspondentAccount: country === 'RU' ? correspondentAccount || null : null,
})
