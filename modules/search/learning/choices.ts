// Products that visitors choose after a query. Rows tell nobody: visitors and networks are hashes with a key that is outside of the database, queries are
// hashes, too.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { networkOf } from '#platform/http/limits.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { parseQuery } from '../analysis/parse-query.ts'
import { learningDays } from './learning-days.ts'
import { queryKey } from './query-key.ts'

type Visit = Pick<Context, 'config' | 'caller'>

/** The weights of a visitor's actions. */
const weights = { opened: 1, inCart: 3, ordered: 6 }
/** Per visitor and day; no buyer makes more choices. */
const maxChoicesPerDay = 40
/** A choice counts for what is put into the cart or ordered on that day or the next one. */
const maxDaysToCart = 1

/** Nothing is stored of the people of the product's store. */
export async function addChoice(db: Db, { config, caller }: Visit, text: string, productId: number) {
  const [visitor] = visitorsOf({ config, caller })
  if (!visitor || (await learningDays(db)) === 0) return
  const query = queryKey(await parseQuery(db, text, caller.locale), caller.locale)
  if (query === undefined) return
  await sql`
    insert into search_choices (visitor, product_id, query, network, weight, day)
    select ${visitor}::bigint, p.id, ${query}::bigint, ${hash(config, 'network', networkOf(caller.ip))}::bigint, ${weights.opened}, current_date
    from products p where p.id = ${productId} and p.status = 'Active'
      and not exists (select from store_members m where m.store_id = p.store_id and m.account_id = ${caller.account?.id ?? null}::uuid)
      and (select count(*) from search_choices where visitor = ${visitor}::bigint and day = current_date) < ${maxChoicesPerDay}
    on conflict (visitor, product_id, query) do update set day = excluded.day where search_choices.day < excluded.day
  `.execute(db)
}

/** The chosen product is the one that the visitor wanted. */
export async function confirmChoices(db: Db, visit: Visit, productIds: readonly number[], act: 'inCart' | 'ordered') {
  if ((await learningDays(db)) === 0) return
  await sql`
    update search_choices set weight = ${weights[act]}
    where visitor = any(${visitorsOf(visit)}::bigint[]) and product_id = any(${productIds as number[]}::int[])
      and weight < ${weights[act]} and day >= current_date - ${maxDaysToCart}::int
  `.execute(db)
}

/** The account, the anonymous session and the session that the browser names: a visitor may sign in between a choice and an order. */
const visitorsOf = ({ config, caller: { account, anonymousId, sessionId } }: Visit): string[] => [
  ...new Set([account?.id, anonymousId, sessionId].flatMap((id) => (id ? hash(config, 'visitor', id) : []))),
]

const hash = (config: Visit['config'], use: string, text: string) =>
  pepperedHash(config, `search-choice ${use}`, text).readBigInt64BE().toString()
