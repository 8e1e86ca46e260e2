import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { escapeLike } from '#platform/db/like.ts'
import { type Paging, selectPage } from '#platform/db/select-page.ts'
import { findAuditEntries } from '../moderation/audit-queries.ts'
import type { getAnyRequest, listAllRequests } from './procurement-contract.ts'
import {
  endedAt,
  hasStatus,
  requestsWithPlace,
  type SummaryRow,
  summaryColumns,
  summaryViews,
} from '../procurement/queries.ts'
import { offerStatus, type Status, type StoredOfferStatus } from '../procurement/rules.ts'

type Row = SummaryRow & { buyer: { id: string; name: string }; company: string | null; offerCount: number }
type Filter = Paging & { query: string; status?: Status | undefined; categoryId?: number | undefined }

const columns = (now: Date) => sql`
  ${summaryColumns(now)}, json_build_object('id', a.id, 'name', a.name) as buyer, r.company,
  (select count(*)::int from procurement_offers o where o.request_id = r.id and o.status <> 'Withdrawn') as "offerCount"
`
const from = (locale: Locale) => sql`${requestsWithPlace(locale)} join accounts a on a.id = r.buyer_id`

export async function findAllRequests(
  db: Db,
  filter: Filter,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OutputOf<typeof listAllRequests>> {
  const page = await selectPage<Row>(
    db,
    {
      columns: columns(now),
      from: from(locale),
      condition: matches(filter, now),
      order: sql`r.created_at desc, r.id desc`,
    },
    filter,
  )
  const view = await summaryViews(db, locale)
  return { ...page, items: page.items.map(view) }
}

function matches({ query, status, categoryId }: Filter, now: Date): RawBuilder<unknown> {
  const pattern = `%${escapeLike(query)}%`
  return sql`true
    ${query ? sql`and (r.title ilike ${pattern} or r.company ilike ${pattern} or a.name ilike ${pattern})` : sql``}
    ${status ? sql`and ${hasStatus(status, now)}` : sql``}
    ${categoryId ? sql`and r.category_id in (select c.id from categories c where c.path @> array[${categoryId}::int])` : sql``}
  `
}

type SingleRow = Row & {
  text: string
  changedAt: string | null
  endedAt: string | null
  reason: string
  fileNames: string[]
  offers: { storeId: number; alias: string; storeName: string; status: StoredOfferStatus; createdAt: string }[]
}
const maxOffers = 200

export async function findAnyRequest(
  db: Db,
  id: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<OutputOf<typeof getAnyRequest> | undefined> {
  const { rows } = await sql<SingleRow>`
    select ${columns(now)}, r.text, ${isoTime(sql`r.changed_at`)} as "changedAt", ${endedAt(now)} as "endedAt", r.reason,
      array(select f.name from procurement_files p join files f on f.id = p.file_id where p.request_id = r.id order by p.place) as "fileNames",
      coalesce((
        select json_agg(json_build_object('storeId', s.id, 'alias', s.alias, 'storeName', ${storeName(locale)}, 'status', o.status, 'createdAt', ${isoTime(sql`o.created_at`)}) order by o.created_at)
        from (select * from procurement_offers where request_id = r.id order by created_at limit ${maxOffers}) o join stores s on s.id = o.store_id
      ), '[]') as offers
    from ${from(locale)} where r.id = ${id}::uuid
  `.execute(db)
  const row = rows[0]
  if (!row) return undefined
  return {
    ...(await summaryViews(db, locale))(row),
    offers: row.offers.map((offer) => ({ ...offer, status: offerStatus(offer.status, row) })),
    canWithdraw: row.status === 'Open',
    audit: await findAuditEntries(db, 'procurementRequest', id, locale),
  }
}
