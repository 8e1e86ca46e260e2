import { sql } from 'kysely'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { convert } from '#platform/money.ts'
import { latestRates } from '../currencies/rates.ts'
import { findLocation } from '../geo/queries.ts'
import { geoErrors } from '../geo/errors.ts'
import { storeCards, type StoreRow, toCard } from './cards.ts'
import { classesIn, findCategoryId } from './category-scope.ts'
import * as contract from './contract.ts'
import { findStores } from './directory.ts'
import { supplierErrors } from './errors.ts'
import { findStore } from './queries.ts'

export const supplierHandlers: Handler[] = [
  on(contract.listStores, async (context) => {
    const { input, replica, caller, shows } = context
    const [query, rates] = await Promise.all([directoryQuery(context), latestRates(replica)])
    const found = await findStores(replica, query, input.sort, input.page, input.pageSize, caller.locale)
    const classes = await classesIn(replica, caller.locale)
    shows('stores', 'rates', 'categories')
    return {
      items: (found.rows ?? []).map((row) => toCard(row, caller.currency, rates)),
      total: found.total, page: input.page, pageSize: input.pageSize, verifiedCount: found.verifiedCount,
      kinds: contract.supplierTypes.map((kind) => ({ value: kind, label: kind, count: found.kinds[kind] ?? 0, isChosen: query.kinds.includes(kind) })),
      classes: classes.map(({ id, path, name }) => ({ value: path, label: name, count: found.classes[id] ?? 0, isChosen: id === query.categoryId })),
    }
  }),
  on(contract.countStores, async (context) => {
    const found = await findStores(context.replica, await directoryQuery(context), 'popular', 1, 1, context.caller.locale)
    return { total: found.total }
  }),
  on(contract.getStore, async ({ replica, input, caller, shows }) => {
    const [store, rates] = await Promise.all([findStore(replica, input.alias, caller.locale), latestRates(replica)])
    if (!store) throw supplierErrors.unknownStore()
    const { legalName, taxNumber, legalCountry, createdAt, locationId, phones, ...rest } = store
    const place = await replicaLocation(replica, locationId, caller.locale)
    shows(`store:${store.id}`, 'rates')
    const original = { minor: store.minimumOrderMinor, currency: store.currency }
    return {
      ...rest, ...toCard(store, caller.currency, rates), minimumOrder: convert(original, caller.currency, rates), minimumOrderOriginal: original,
      organization: { legalName, taxNumber, countryCode: legalCountry }, phones, parents: place, createdAt: createdAt.toISOString(),
    }
  }),
  on(contract.lastStores, (context) => few(context, sql`order by s.created_at desc, s.id limit ${context.input.limit}`)),
  on(contract.randomStores, (context) =>
    few(context, sql`and s.verified_until > current_date order by hashint8(s.id + ${hourOf(context.now)}), s.id limit ${context.input.limit}`)),
  on(contract.promoStores, (context) =>
    few(context, sql`and s.id in (select store_id from promotions where store_id is not null and placement = ${context.input.placement} and now() between starts_at and ends_at)
      order by hashint8(s.id + ${hourOf(context.now)}), s.id limit ${context.input.limit}`, true)),
  on(contract.myStores, (context) =>
    few(context, sql`and s.id in (select store_id from store_members where account_id = ${context.caller.account!.id}::uuid) order by s.id limit 50`)),
  on(contract.activeStore, async (context) => {
    const { items } = await few(context, sql`and s.id = ${Number(context.caller.storeHeader) || 0}
      and s.id in (select store_id from store_members where account_id = ${context.caller.account!.id}::uuid)`)
    return items[0] ?? null
  }),
]

async function few({ replica, caller, shows }: Context, which: ReturnType<typeof sql>, isPromo = false) {
  const [rows, rates] = await Promise.all([storeCards(replica, caller.locale, which), latestRates(replica)])
  shows('stores', 'rates')
  return { items: rows.map((row: StoreRow) => toCard(row, caller.currency, rates, isPromo)) }
}

async function directoryQuery({ replica, input, caller }: Context<typeof contract.countStores>) {
  const [location, categoryId] = await Promise.all([
    input.location && input.location !== 'all' ? findLocation(replica, input.location, caller.locale) : undefined,
    input.category ? findCategoryId(replica, input.category, caller.locale) : undefined,
  ])
  if (input.location && input.location !== 'all' && !location) throw geoErrors.unknownLocation()
  if (input.category && !categoryId) throw supplierErrors.unknownCategory()
  const kinds = (input.kind ?? '').split(',')
  return {
    locationId: location?.id, categoryId, verified: input.verified === '1', text: input.text ?? '',
    kinds: contract.supplierTypes.filter((kind) => kinds.includes(kind)),
  }
}

async function replicaLocation(db: Context['replica'], id: number, locale: Context['caller']['locale']) {
  const { rows } = await sql<{ alias: string }>`select alias from locations where id = ${id}`.execute(db)
  const place = rows[0] && (await findLocation(db, rows[0].alias, locale))
  return place ? [...place.parents, { id: place.id, alias: place.alias, level: place.level, name: place.name }] : []
}

const hourOf = (now: Date) => Math.floor(now.getTime() / 3_600_000)
