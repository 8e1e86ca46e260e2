import { sql } from 'kysely'
import { cookieNames, maxViewedProducts } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { readViewed } from '#platform/http/caller.ts'

/** The newest first. */
export async function findViewedProducts(db: Db, accountId: string) {
  const { rows } = await sql<{ ids: number[] }>`
    select viewed_products as ids from accounts where id = ${accountId}::uuid
  `.execute(db)
  return rows[0]?.ids ?? []
}

export const addViewedProduct = (db: Db, accountId: string, productId: number) =>
  addViewedProducts(db, accountId, [productId])

/** Moves what this browser has viewed to the account. */
export async function mergeViewedProducts(
  tx: Tx,
  { caller, cookies }: Pick<Context, 'caller' | 'cookies'>,
  accountId: string,
) {
  if (caller.cookies[cookieNames.viewed] === undefined) return
  await addViewedProducts(tx, accountId, readViewed(caller.cookies))
  cookies.clear(cookieNames.viewed)
}

const addViewedProducts = (db: Db, accountId: string, ids: readonly number[]) =>
  sql`
    update accounts set viewed_products = (
      select coalesce(array_agg(id order by place), '{}') from (
        select id, min(place) as place from unnest(${ids as number[]}::int[] || viewed_products) with ordinality v (id, place)
        group by id order by place limit ${maxViewedProducts}
      ) newest
    ) where id = ${accountId}::uuid
  `.execute(db)
