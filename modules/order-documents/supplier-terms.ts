import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestTranslation } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'

/** What a store tells buyers beside its orders. `address`: of its branch in its own city, else of its first one. */
export type SupplierTerms = { address: string; payment: string }

export async function findSupplierTerms(db: Db, storeId: number, locale: Locale): Promise<SupplierTerms> {
  const { rows } = await sql<SupplierTerms>`
    select coalesce((select b.address from company_branches b where b.store_id = s.id order by b.location_id = s.location_id desc, b.id limit 1), '') as address,
      coalesce((select t.payment from store_translations t where t.store_id = s.id ${bestTranslation(locale)}), '') as payment
    from stores s where s.id = ${storeId}
  `.execute(db)
  return rows[0]!
}
