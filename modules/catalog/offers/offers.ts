import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { latestRates } from '../../currencies/rates.ts'
import { type Card, cardsOf, type Viewer } from '../cards.ts'
import { isLive } from '../drafts.ts'
import type { listOffers } from '../offers-contract.ts'

type Offers = OutputOf<typeof listOffers>
type Row = {
  id: number
  brandName: string | null
  responseMinutes: number | null
  responseRate: number | null
  total: number
}

/** The other live offers of the article of a product; those with the lowest price at the quantity first. */
export async function offersOf(
  db: Db,
  id: number,
  { viewer, quantity, limit }: { viewer: Viewer; quantity: number; limit: number },
): Promise<Offers> {
  const rows = await findOffers(db, id, quantity, limit)
  const cards = await cardsOf(
    db,
    rows.map((row) => row.id),
    viewer,
  )
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return { items: cards.map((card) => toOffer(card, rowById.get(card.id)!)), total: rows[0]?.total ?? 0 }
}

const toOffer = (card: Card, { brandName, responseMinutes, responseRate }: Row) => ({
  ...card,
  brandName,
  store: { ...card.store, responseMinutes, responseRate },
})

async function findOffers(db: Db, id: number, quantity: number, limit: number) {
  const { perEuro } = await latestRates(db)
  const { rows } = await sql<Row>`
    select p.id, b.name as "brandName", s.response_minutes as "responseMinutes", s.response_rate as "responseRate", count(*) over ()::int as total
    from offer_groups own join offer_groups g on g.key = own.key and g.product_id <> own.product_id
    join products p on p.id = g.product_id join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id
    where own.product_id = ${id} and ${isLive}
    order by coalesce(
      (select t.price_minor from product_tiers t where t.product_id = p.id and t.from_quantity <= greatest(${quantity}, p.minimum_order)
        order by t.from_quantity desc limit 1),
      p.price_minor
    ) / (${JSON.stringify(perEuro)}::jsonb ->> p.currency)::numeric, p.id
    limit ${limit}
  `.execute(db)
  return rows
}
