import { sql } from 'kysely'
import { byId, entityCache } from '#platform/cache.ts'
import type { Currency } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import { vatFor } from '../../suppliers/vat.ts'
import { isLive } from '../drafts.ts'

type LowestPrice = { minor: number; currency: Currency; vatPercent: number | null; storeCountry: string | null }
/** The live offers of a product's article, itself included: how many, and the lowest prices by currency and VAT. */
type OfferSummary = { id: number; count: number; lowest: LowestPrice[] }
type Viewer = { currency: Currency; buyerCountry?: string | undefined }

/** By product; writers of products name the other offers of an article. */
export const offerSummariesOf = async (db: Db, ids: readonly number[]) => byId(await summaries(db, ids))

const summaries = entityCache<OfferSummary>(
  { entity: 'product', tags: ['stores'], maxEntries: 10_000 },
  async (db, ids) => {
    const { rows } = await sql<OfferSummary>`
      select given.id, coalesce(sum(offers.count), 0)::int as count, coalesce(
        json_agg(json_build_object('minor', minor, 'currency', currency, 'vatPercent', vat_percent, 'storeCountry', country_code)) filter (where offers.count > 0),
        '[]'
      ) as lowest
      from unnest(${ids as number[]}::int[]) as given (id) left join lateral (
        select p.currency, p.vat_percent, l.country_code, count(*), min(p.price_minor) as minor
        from offer_groups own join offer_groups g on g.key = own.key
        join products p on p.id = g.product_id join stores s on s.id = p.store_id join locations l on l.id = s.location_id
        where own.product_id = given.id and ${isLive} group by 1, 2, 3
      ) offers on true
      group by given.id
    `.execute(db)
    return rows
  },
)

/** Null for a product without another offer. */
export function toOffers(summary: OfferSummary | undefined, { currency, buyerCountry }: Viewer, rates: Rates) {
  if (!summary || summary.count < 2) return null
  const [first, ...others] = summary.lowest.map(({ minor, currency: original, vatPercent, storeCountry }) => ({
    from: convert({ minor, currency: original }, currency, rates),
    vat: vatFor({ vatPercent, storeCountry, buyerCountry }),
  }))
  return {
    count: summary.count,
    ...others.reduce((lowest, offer) => (offer.from.minor < lowest.from.minor ? offer : lowest), first!),
  }
}
