import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { getConfirmedFacts } from './contract.ts'
import { items } from './status-contract.ts'

/** Undefined for a store that buyers do not see, or do not see as verified. */
export async function findConfirmedFacts(db: Db, storeId: number) {
  const { rows } = await sql<OutputOf<typeof getConfirmedFacts>>`
    select s.id as "storeId", o.legal_name as "legalName", o.country_code as "countryCode", o.tax_number as "taxNumber",
      s.verified_at::text as "verifiedAt", s.verified_until::text as "verifiedUntil",
      array(select i.item from verifications v join verification_items i on i.verification_id = v.id
        where v.organization_id = o.id and i.state = 'Accepted' order by array_position(${[...items]}::text[], i.item)) as items
    from stores s join organizations o on o.id = s.organization_id
    where s.id = ${storeId} and s.status = 'Active' and s.verified_until > current_date and s.verified_at is not null
  `.execute(db)
  return rows[0]
}
