import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAll } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName, storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { selectPage } from '#platform/db/select-page.ts'
import type { Caller } from '#platform/http/caller.ts'
import { dayMs } from '#platform/values/days.ts'
import { isLive } from '../../catalog/drafts.ts'
import { notifyOfPromotionStops } from '../../notifications/notify-of-promotion-ends.ts'
import { announcePromotions } from '../../promotions/announce-promotions.ts'
import { maxPromotionDays } from '../../promotions/contract.ts'
import { endPromotions as endAndRefund } from '../../promotions/end-promotions.ts'
import { stateAt } from '../../promotions/own-promotions.ts'
import { isOver, type PromotionChange, promoteFree } from '../../promotions/promotions.ts'
import { publishEnds } from '../../promotions/publish-ends.ts'
import { keepForUndo } from '../bulk/undo.ts'
import { productErrors } from '../errors.ts'
import {
  type countPromotions as countCall,
  type listPromotions,
  type promoteAnyProducts,
} from '../promotion-contract.ts'

type Filter = z.output<(typeof countCall)['input']>
type Paging = { page: number; pageSize: number }
type Promotion = OutputOf<typeof listPromotions>['items'][number]
type Row = Omit<Promotion, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }
type Outcome = OutputOf<typeof promoteAnyProducts>
type Change = { ids: readonly number[]; isDryRun: boolean; caller: Caller; now: Date }

export async function findPromotions(
  db: Db,
  filter: Filter,
  paging: Paging,
  { locale, now }: { locale: Locale; now: Date },
) {
  const found = await selectPage<Row>(
    db,
    {
      columns: sql`r.id, r.placement, r.starts_at as "startsAt", r.ends_at as "endsAt", ${stateAt(now)} as state,
        r.price_a_day_minor is not null as "isPaid",
        case when p.id is not null then json_build_object('id', p.id, 'code', p.code, 'name', (select n.name from ${nameOfProduct(locale)} n)) end as product,
        json_build_object('id', s.id, 'name', ${storeName(locale)}) as store`,
      from: sql`promotions r left join products p on p.id = r.product_id join stores s on s.id = coalesce(r.store_id, p.store_id)`,
      condition: matches(filter, now),
      order: sql`r.ends_at desc, r.id desc`,
    },
    paging,
  )
  const items = found.items.map((row) => ({
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }))
  return { ...found, items }
}

const nameOfProduct = (locale: Locale) => bestName(sql`product_translations t where t.product_id = p.id`, locale)

export async function countPromotions(db: Db, filter: Filter, now: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from promotions r left join products p on p.id = r.product_id where ${matches(filter, now)}
  `.execute(db)
  return rows[0]!.count
}

const matches = ({ placement, state, storeId, isPaid }: Filter, now: Date) => sql`true
  ${placement ? sql`and r.placement = ${placement}` : sql``} ${storeId ? sql`and coalesce(r.store_id, p.store_id) = ${storeId}` : sql``}
  ${state ? sql`and ${stateAt(now)} = ${state}` : sql``}
  ${isPaid ? sql`and (r.price_a_day_minor is not null) = ${isPaid === 'true'}` : sql``}`

type Promote = Change & Pick<z.output<(typeof promoteAnyProducts)['input']>, 'placement' | 'from' | 'to'>

/** Promotes the products that buyers see. */
export async function promote(tx: Tx, { ids, isDryRun, placement, from, to, caller, now }: Promote): Promise<Outcome> {
  const period = { placement, startsAt: new Date(from), endsAt: new Date(new Date(to).getTime() + dayMs) }
  if (!isPossible(period, now)) throw productErrors.wrongPeriod({ days: maxPromotionDays })
  const { rows } = await sql<{ id: number; isOnSale: boolean }>`
    select p.id, ${isLive} as "isOnSale" from products p join stores s on s.id = p.store_id
    where p.id = any(${ids as number[]}::int[]) order by p.id for update of p
  `.execute(tx)
  const promoted = rows.filter(({ isOnSale }) => isOnSale)
  let undoId: string | null = null
  if (!isDryRun && promoted.length > 0) {
    const productIds = promoted.map(({ id }) => id)
    const before = (await promoteFree(tx, productIds, period)).map(toUndo)
    undoId = await keepForUndo(tx, { storeId: null, before, action: 'promote', now })
    await announcePromotions(tx, productIds)
    await recordAll(
      tx,
      caller,
      productIds.map((entityId) => ({
        action: 'product.promote' as const,
        entity: 'product' as const,
        entityId,
        details: { after: period },
      })),
    )
  }
  return {
    undoId,
    count: promoted.length,
    rejected: ids.flatMap((id) => {
      const product = rows.find((row) => row.id === id)
      if (!product) return { id, code: 'products.notFound' as const }
      return product.isOnSale ? [] : { id, code: 'products.notOnSale' as const }
    }),
  }
}

const toUndo = (promotion: PromotionChange) => ({ id: promotion.productId!, version: 0, record: {}, promotion })

const isPossible = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date) =>
  endsAt > startsAt && endsAt > now && endsAt.getTime() - startsAt.getTime() <= maxPromotionDays * dayMs

/** The end of a promotion of a store cannot be undone, because undoing is of products. */
export async function endPromotions(tx: Tx, { ids, isDryRun, caller, now }: Change): Promise<Outcome> {
  const { rows } = await sql<{ id: number; isOver: boolean }>`
    select id, ${isOver(now)} as "isOver" from promotions r where id = any(${ids as number[]}::int[]) order by id ${isDryRun ? sql`` : sql`for update`}
  `.execute(tx)
  const endingIds = rows.flatMap(({ id, isOver }) => (isOver ? [] : [id]))
  let undoId: string | null = null
  if (!isDryRun && endingIds.length > 0) {
    const ended = await endAndRefund(tx, endingIds, now)
    await notifyOfPromotionStops(tx, ended, now)
    const ofProducts = ended.filter(({ productId }) => productId !== null)
    undoId = await keepForUndo(tx, { storeId: null, before: ofProducts.map(toUndo), action: 'endPromotion', now })
    await publishEnds(tx, ended, caller)
  }
  const known = new Set(rows.map(({ id }) => id))
  return {
    undoId,
    count: endingIds.length,
    rejected: ids.filter((id) => !known.has(id)).map((id) => ({ id, code: 'products.notFound' as const })),
  }
}
