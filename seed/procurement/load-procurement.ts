import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { addDays, dayOf } from '#platform/values/days.ts'
import { convert, type Rates } from '#platform/values/money.ts'
import { latestRates } from '#modules/currencies/rates.ts'
import { offerComments, procurementBuyers, type RequestSeed, requestSeeds } from './requests.ts'

type Loaded = { seed: RequestSeed; index: number; rates: Rates; now: Date }
const hourMs = 3_600_000

/** Requests of six weeks with their offers, without the notifications that they would have caused. */
export const loadProcurement = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    const rates = await latestRates(tx)
    for (const { email, name, locale } of procurementBuyers)
      await sql`
        insert into accounts (email, name, locale, email_confirmed_at) values (${email}, ${name}, ${locale}, now())
      `.execute(tx)
    for (const [index, seed] of requestSeeds.entries()) await loadRequest(tx, { seed, index, rates, now })
  })

async function loadRequest(tx: Tx, loaded: Loaded) {
  const { seed, index, now } = loaded
  const createdAt = new Date(now.getTime() - (seed.daysAgo * 24 + 2 + (index % 5)) * hourMs)
  const deadline = addDays(dayOf(now), seed.deadlineIn)
  const ending = endingOf(seed, createdAt, deadline)
  const { rows } = await sql<{ id: string; categoryId: number | null }>`
    insert into procurement_requests (buyer_id, company, title, text, category_id, quantity, unit_code, target_price_minor, currency, location_id, deadline, locale,
      status, ended_by, created_at, ended_at, announced_at)
    select a.id, (select o.legal_name from organizations o where o.owner_id = a.id order by o.id limit 1), ${seed.title}, ${seed.text},
      (select c.id from categories c where c.key = ${seed.category} or c.key like '%/' || ${seed.category}::text order by c.id limit 1),
      ${seed.quantity}, ${seed.unit}, ${seed.isPriceShown ? seed.price * 100 : null}, ${seed.isPriceShown ? seed.currency : null}, l.id, ${deadline}::date, ${seed.locale},
      ${ending.status}, ${ending.by}, ${createdAt}, ${ending.at}::timestamptz, ${seed.daysAgo > 0 ? createdAt : null}::timestamptz
    from accounts a, locations l where a.email = ${seed.buyer} and l.alias = ${seed.place} returning id, category_id as "categoryId"
  `.execute(tx)
  const request = rows[0]
  if (!request?.categoryId) throw new Error(`${seed.title}: unknown buyer, place or category`)
  await loadOffers(tx, { ...loaded, requestId: request.id, categoryId: request.categoryId, createdAt })
}

function endingOf({ outcome, deadlineIn, daysAgo }: RequestSeed, createdAt: Date, deadline: string) {
  const half = new Date(createdAt.getTime() + ((daysAgo + Math.min(deadlineIn, 0)) / 2) * 24 * hourMs)
  if (outcome === 'Withdrawn') return { status: 'Withdrawn', by: 'Buyer', at: half }
  if (outcome === 'Accepted') return { status: 'Closed', by: 'Acceptance', at: new Date(half.getTime() + 36 * hourMs) }
  if (deadlineIn < 0) return { status: 'Closed', by: 'Deadline', at: new Date(`${addDays(deadline, 1)}T00:00:00Z`) }
  return { status: 'Open', by: null, at: null }
}

type Store = { id: number; currency: Currency; ownerId: string | null }

/** Offers of the stores that sell most in the category; the sellers of the demonstration come first. */
async function loadOffers(
  tx: Tx,
  {
    seed,
    index,
    rates,
    now,
    requestId,
    categoryId,
    createdAt,
  }: Loaded & { requestId: string; categoryId: number; createdAt: Date },
) {
  const { rows: stores } = await sql<Store>`
    select s.id, s.currency, (select m.account_id from store_members m where m.store_id = s.id and m.role = 'Owner' limit 1) as "ownerId"
    from store_categories k join stores s on s.id = k.store_id and s.status = 'Active' where k.category_id = ${categoryId}
    order by exists (select from store_members m where m.store_id = s.id) desc, k.product_count desc, s.id limit ${seed.offers}
  `.execute(tx)
  const comments = offerComments[seed.locale]
  for (const [place, store] of stores.entries()) {
    const asked = {
      minor: Math.round(seed.price * 100 * (0.93 + ((place * 7 + index * 3) % 11) / 50)),
      currency: seed.currency,
    }
    const price = convert(asked, store.currency, rates)
    const madeAt = new Date(createdAt.getTime() + (5 + place * 9) * hourMs)
    const isAccepted = seed.outcome === 'Accepted' && place === stores.length - 1
    await sql`
      insert into procurement_offers (request_id, store_id, author_id, price_minor, currency, quantity, lead_days, valid_until, comment, status, created_at, changed_at)
      values (${requestId}::uuid, ${store.id}, ${store.ownerId}::uuid, ${price.minor}, ${price.currency}, ${seed.quantity}, ${3 + ((place * 5 + index) % 18)},
        ${addDays(dayOf(now), seed.outcome ? seed.deadlineIn + 14 : 30 + place * 5)}::date, ${comments[(place + index) % comments.length]!},
        ${isAccepted ? 'Accepted' : 'Sent'}, ${madeAt}, ${madeAt})
    `.execute(tx)
  }
}
