import { sql } from 'kysely'

/** SQL: the volume prices of product `p`, those from the lowest quantity first, with their amounts under this name. */
export const tiersNamed = (amount: 'price' | 'priceMinor') => sql`
  coalesce((select json_agg(json_build_object('fromQuantity', t.from_quantity, ${sql.lit(amount)}, t.price_minor) order by t.from_quantity)
    from product_tiers t where t.product_id = p.id), '[]')`

export const storedTiers = tiersNamed('priceMinor')
