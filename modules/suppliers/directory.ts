import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { storeColumns, storeJoins, type StoreRow } from './cards.ts'
import type { storeSorts } from './contract.ts'
import type { supplierTypes } from './store-card-contract.ts'
import { similarToText, matchingWords, hasWords } from './directory-text.ts'
import { deliveredCountries } from './terms.ts'

export type DirectoryQuery = {
  locationId: number | undefined
  categoryId: number | undefined
  kinds: (typeof supplierTypes)[number][]
  verified: boolean
  /** Codes of countries, to one of which the stores deliver; undefined: no filter. */
  deliveryCodes: string[] | undefined
  text: string
  locale: Locale
}
export type PageRequest = {
  sort: (typeof storeSorts)[number]
  page: number
  pageSize: number
  /** The nodes to count. */ nodeIds: readonly number[]
}
/** Counts of locations and categories are by id and never 0. */
export type DirectoryPage = {
  total: number
  verifiedCount: number
  rows: StoreRow[]
  kinds: Record<string, number>
  nodes: Record<number, number>
  places: Record<number, number>
  /** By the code of the country. */
  deliveries: Record<string, number>
}

/** One page of the directory with the counts of each filter's values; a filter does not restrict its own counts. */
export const findStores = (db: Db, query: DirectoryQuery, page: PageRequest): Promise<DirectoryPage> =>
  withText(query, async (found) => {
    const { rows } = await sql<DirectoryPage & { hasMatches: boolean }>`
      with ${baseQuery(query, found)}, page as (
        select id, place from unnest(array(
          select b.id from base b ${page.sort === 'name' ? sql`left join store_translations t on t.store_id = b.id and t.locale = ${query.locale}` : sql``}
          where ${allHold} order by ${orderOf(page, query)} limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}
        )) with ordinality as page (id, place)
      )
      select ${found ? sql`exists (select from found)` : sql`true`} as "hasMatches",
        totals.total, totals."verifiedCount",
        ${countsBy(sql`select supplier_type, count(*) from base where verified_holds and delivery_holds group by 1`)} as kinds,
        ${countsBy(sql`select location_id, count(*) from base where ${allHold} group by 1`)} as places,
        ${countsBy(sql`select code, count(*) from base cross join unnest(delivery_countries) as code where kind_holds and verified_holds group by 1`)} as deliveries,
        ${countsBy(sql`
          select k.category_id, count(*) from store_categories k join base b on b.id = k.store_id and ${allHold}
          where k.category_id = any(${page.nodeIds as number[]}::int[]) group by 1
        `)} as nodes,
        coalesce((select json_agg(row_to_json(card) order by place) from (
          select place, ${storeColumns} from page join stores s on s.id = page.id ${storeJoins(query.locale)}
        ) card), '[]') as rows
      from (
        select count(*) filter (where ${allHold})::int as total, count(*) filter (where kind_holds and is_verified and delivery_holds)::int as "verifiedCount" from base
      ) totals
    `.execute(db)
    return rows[0]!
  })

export async function countStores(db: Db, query: DirectoryQuery): Promise<number> {
  const { total } = await withText(query, async (found) => {
    const { rows } = await sql<{ total: number; hasMatches: boolean }>`
      with ${baseQuery(query, found)}
      select ${found ? sql`exists (select from found)` : sql`true`} as "hasMatches", count(*)::int as total from base where ${allHold}
    `.execute(db)
    return rows[0]!
  })
  return total
}

/** Matches the words as typed; falls back to similar words if no store matches. */
async function withText<Result extends { hasMatches: boolean }>(
  { text, locale }: DirectoryQuery,
  read: (found?: RawBuilder<unknown>) => Promise<Result>,
) {
  if (!hasWords(text)) return read()
  const exact = await read(matchingWords(text, locale))
  return exact.hasMatches ? exact : read(similarToText(text))
}

function baseQuery(
  { locationId, categoryId, kinds, verified, deliveryCodes }: DirectoryQuery,
  found?: RawBuilder<unknown>,
) {
  return sql`
    ${found ? sql`${found},` : sql``} base as materialized (
      select s.id, s.supplier_type, s.location_id, s.product_count, s.created_at, s.response_minutes, ${deliveredCountries} as delivery_countries, ${isVerified} as is_verified,
        ${kinds.length > 0 ? sql`s.supplier_type = any(${kinds as string[]}::text[])` : sql`true`} as kind_holds,
        ${verified ? isVerified : sql`true`} as verified_holds,
        ${deliveryCodes ? sql`${deliveredCountries} && ${deliveryCodes}::text[]` : sql`true`} as delivery_holds ${found ? sql`, found.named, found.sold` : sql``}
      from stores s
      ${categoryId ? sql`join store_categories here on here.store_id = s.id and here.category_id = ${categoryId}` : sql``}
      ${found ? sql`join found on found.store_id = s.id` : sql``}
      where s.status = 'Active' ${locationId ? sql`and s.location_path @> array[${locationId}::int]` : sql``}
    )
  `
}

/** Of the filters that do not restrict the counts of their own values. */
const allHold = sql`kind_holds and verified_holds and delivery_holds`

const isVerified = sql`coalesce(s.verified_until > current_date, false)`

const countsBy = (counts: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_object_agg(value, count), '{}') from (${counts}) as counted (value, count))`

function orderOf({ sort }: PageRequest, { text }: DirectoryQuery) {
  if (sort === 'new') return sql`b.created_at desc, b.id`
  if (sort === 'name') return sql`t.name_key collate "C", b.id`
  if (sort === 'goods') return sql`b.product_count desc, b.id`
  return sql`${hasWords(text) ? sql`b.named desc, b.sold desc,` : sql``} b.is_verified desc, b.response_minutes nulls last, b.product_count desc, b.id`
}
