import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import { bestName, storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { teamKinds } from './contract.ts'
import { type OrderedProduct, orderedProduct } from '../carts/ordered-product.ts'
import { canOrder } from './note-changes.ts'
import { type ListNews, newsDays } from './rules.ts'

const maxListed = 200
const maxImages = 4

/** The lists that an account sees: its own, and those that a colleague shares with a store or purchasing team of both. */
const visibleIds = (accountId: string) => sql`
  select own.id from product_lists own where own.owner_id = ${accountId}::uuid
  union select shared.id from store_members me join product_lists shared on shared.store_id = me.store_id
    join store_members owner on owner.store_id = me.store_id and owner.account_id = shared.owner_id
    where me.account_id = ${accountId}::uuid
  union select shared.id from purchasing_members me join product_lists shared on shared.purchasing_team_id = me.team_id
    join purchasing_members owner on owner.team_id = me.team_id and owner.account_id = shared.owner_id
    where me.account_id = ${accountId}::uuid
`

export type Team = { kind: (typeof teamKinds)[number]; id: number }

export type ListRow = {
  id: string
  name: string
  isFavourites: boolean
  ownerName: string
  isOwn: boolean
  sharedWith: (Team & { name: string }) | null
  lineCount: number
  imageIds: string[]
  hasProduct: boolean
}

/** Favourites first, then own lists by name, then those of colleagues. `id` limits it to one list. */
export async function findLists(
  db: Db,
  accountId: string,
  { locale, id, productId }: { locale: Locale; id?: string; productId?: number | undefined },
): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select l.id, l.name, l.is_favourites as "isFavourites", a.name as "ownerName", l.owner_id = ${accountId}::uuid as "isOwn",
      case
        when s.id is not null then json_build_object('kind', 'Store', 'id', s.id, 'name', ${storeName(locale)})
        when team.id is not null then json_build_object('kind', 'PurchasingTeam', 'id', team.id, 'name', team.name)
      end as "sharedWith",
      (select count(*)::int from product_list_lines i where i.list_id = l.id) as "lineCount",
      array(
        select p.image_ids[1] from product_list_lines i join products p on p.id = i.product_id
        where i.list_id = l.id and p.image_ids <> '{}' order by i.added_at desc, i.product_id limit ${maxImages}
      ) as "imageIds",
      exists (select from product_list_lines i where i.list_id = l.id and i.product_id = ${productId ?? null}::int) as "hasProduct"
    from product_lists l join accounts a on a.id = l.owner_id left join stores s on s.id = l.store_id
      left join purchasing_teams team on team.id = l.purchasing_team_id
    where l.id in (${visibleIds(accountId)}) ${id ? sql`and l.id = ${id}::uuid` : sql``}
    order by l.is_favourites desc, "isOwn" desc, l.name, l.id limit ${maxListed}
  `.execute(db)
  return rows
}

export async function findFavouriteIds(db: Db, accountId: string) {
  const { rows } = await sql<{ id: number }>`
    select i.product_id as id from product_lists l join product_list_lines i on i.list_id = l.id
    where l.owner_id = ${accountId}::uuid and l.is_favourites order by i.added_at desc
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks a list whose lines the account may change; false if there is none. */
export async function lockList(tx: Tx, accountId: string, id: string) {
  const { rows } = await sql`
    select from product_lists l where l.id = ${id}::uuid and l.id in (${visibleIds(accountId)}) for update
  `.execute(tx)
  return rows.length > 0
}

/** Creates the favourites if needed and locks them. */
export async function lockFavourites(tx: Tx, accountId: string) {
  await sql`insert into product_lists (owner_id, is_favourites) values (${accountId}::uuid, true) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ id: string }>`
    select id from product_lists where owner_id = ${accountId}::uuid and is_favourites for update
  `.execute(tx)
  return rows[0]!.id
}

/** The number of named lists of an account, which stays the same until the end of the transaction. */
export async function lockListCount(tx: Tx, accountId: string) {
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_lists where owner_id = ${accountId}::uuid and not is_favourites
  `.execute(tx)
  return rows[0]!.count
}

export async function insertList(tx: Tx, accountId: string, name: string) {
  const { rows } = await sql<{ id: string }>`
    insert into product_lists (owner_id, name) values (${accountId}::uuid, ${name}) returning id
  `.execute(tx)
  return rows[0]!.id
}

type ListChange = { id: string; name: string; sharedWith: Team | null }

/** False if it is no named list of the account. */
export async function updateList(tx: Tx, accountId: string, { id, name, sharedWith }: ListChange) {
  const teamOf = (kind: Team['kind']) => (sharedWith?.kind === kind ? sharedWith.id : null)
  const { numAffectedRows } = await sql`
    update product_lists set name = ${name}, store_id = ${teamOf('Store')}, purchasing_team_id = ${teamOf('PurchasingTeam')}
    where id = ${id}::uuid and owner_id = ${accountId}::uuid and not is_favourites
  `.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteList(tx: Tx, accountId: string, id: string) {
  const { numAffectedRows } = await sql`
    delete from product_lists where id = ${id}::uuid and owner_id = ${accountId}::uuid and not is_favourites
  `.execute(tx)
  return numAffectedRows === 1n
}

export type LineRow = OrderedProduct & {
  quantity: number
  note: string
  news: ListNews | null
  isLive: boolean
  imageId: string | null
  storeCountry: string | null
  store: { id: number; alias: string; name: string }
}

/** The lines of a list with their current products and the prices of the account, the last added first. */
export async function findLines(db: Db, listId: string, accountId: string, locale: Locale): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select i.quantity, i.note, case when i.news_at > now() - ${newsDays} * interval '1 day' then i.news end as news, p.status = 'Active' and s.status = 'Active' as "isLive", p.image_ids[1] as "imageId",
      (select country_code from locations where id = s.location_id) as "storeCountry",
      json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}) as store,
      ${orderedProduct(sql`${accountId}::uuid`)}
    from product_list_lines i join products p on p.id = i.product_id join stores s on s.id = p.store_id
    join lateral ${bestName(sql`product_translations t where t.product_id = p.id`, locale)} n on true
    where i.list_id = ${listId}::uuid order by i.added_at desc, p.id
  `.execute(db)
  return rows
}

/** The part of a product that a line needs. Undefined unless it is sold, or already in the list. */
export async function findProduct(tx: Tx, listId: string, productId: number) {
  const { rows } = await sql<{ minimumOrder: number; orderStep: number; isListed: boolean; lineCount: number }>`
    select p.minimum_order as "minimumOrder", p.order_step as "orderStep", i.product_id is not null as "isListed",
      (select count(*)::int from product_list_lines where list_id = ${listId}::uuid) as "lineCount"
    from products p join stores s on s.id = p.store_id
    left join product_list_lines i on i.list_id = ${listId}::uuid and i.product_id = p.id
    where p.id = ${productId} and (i.product_id is not null or (p.status = 'Active' and s.status = 'Active'))
  `.execute(tx)
  return rows[0]
}

type LineChange = { productId: number; quantity: number; note: string | undefined; isQuantityGiven: boolean }

export const upsertLine = (tx: Tx, listId: string, { productId, quantity, note, isQuantityGiven }: LineChange) =>
  sql`
  insert into product_list_lines as line (list_id, product_id, quantity, note, price_minor, could_order)
  select ${listId}::uuid, p.id, ${quantity}::int, ${note ?? ''}, p.price_minor, ${canOrder}
  from products p join stores s on s.id = p.store_id where p.id = ${productId}
  on conflict (list_id, product_id) do update set
    quantity = ${isQuantityGiven ? sql`excluded.quantity` : sql`line.quantity`},
    note = ${note === undefined ? sql`line.note` : sql`excluded.note`}
`.execute(tx)

export const deleteLine = (tx: Tx, listId: string, productId: number) =>
  sql`delete from product_list_lines where list_id = ${listId}::uuid and product_id = ${productId}`.execute(tx)
