import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isInUse } from '../suppliers/premises-status.ts'

type Bank = { name: string | null; code: string | null; account: string; correspondentAccount: string | null }
/**
 * Facts about a store that its orders do not have. `address`: where its organization is registered, else of its branch in its own city
 * or of its first one.
 */
export type SupplierTerms = { address: string; payment: string; bank: Bank | null }

export async function findSupplierTerms(db: Db, storeId: number, locale: Locale): Promise<SupplierTerms> {
  const { rows } = await sql<SupplierTerms>`
    select coalesce(g.address, (select b.address from company_branches b where b.store_id = s.id and ${isInUse('b')} order by b.location_id = s.location_id desc, b.id limit 1), '') as address,
      coalesce((select t.payment from store_translations t where t.store_id = s.id ${bestTranslation(locale)}), '') as payment,
      case when g.bank_account is not null then json_build_object('name', g.bank_name, 'code', g.bank_code, 'account', g.bank_account,
        'correspondentAccount', g.correspondent_account) end as bank
    from stores s join organizations g on g.id = s.organization_id where s.id = ${storeId}
  `.execute(db)
  return rows[0]!
}
