import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { latinFor } from '#platform/i18n/slug.ts'
import { convert } from '#platform/values/money.ts'
import { hourOf } from '#platform/values/hour-of.ts'
import { latestRates } from '../currencies/rates.ts'
import { findLocation } from '../geo/queries.ts'
import { geoErrors } from '../geo/errors.ts'
import { ownStoreCards, storeCards, type StoreRow, toStoreCard } from './cards.ts'
import { directoryCategories } from './category-filter.ts'
import * as contract from './contract.ts'
import { countriesByAlias, deliveryValues } from './deliveries.ts'
import { countStores, findStores } from './directory.ts'
import { supplierErrors } from './errors.ts'
import { findFormerStore } from './former-stores.ts'
import { countLocationsBelow, inLocation } from './location-filter.ts'
import { findStore, findStoreId, isOwnDraft, type StorePage } from './queries.ts'
import { toTerms } from './terms.ts'
import { supplierTypes } from './store-card-contract.ts'

export const supplierHandlers: Handler[] = [
  on(contract.listStores, async (context) => {
    const { input, replica, caller, tagResponse } = context
    const { locale } = caller
    const [query, rates, nodes] = await Promise.all([
      directoryQuery(context),
      latestRates(replica),
      directoryCategories(replica, locale),
    ])
    const below = nodes.below(query.categoryId)
    const found = await findStores(replica, query, { ...input, nodeIds: below.map(({ id }) => id) })
    tagResponse('stores', 'rates', 'categories')
    return {
      items: found.rows.map((row) => toStoreCard(row, caller.currency, rates)),
      total: found.total,
      page: input.page,
      pageSize: input.pageSize,
      verifiedCount: found.verifiedCount,
      deliveries: await deliveryValues(replica, found.deliveries, query.deliveryCodes ?? [], caller),
      kinds: supplierTypes.map((kind) => ({
        value: kind,
        label: kind,
        count: found.kinds[kind] ?? 0,
        isChosen: query.kinds.includes(kind),
      })),
      classes: below.map(({ id, path, name }) => ({
        value: path,
        label: name,
        count: found.nodes[id] ?? 0,
        isChosen: false,
      })),
      places: await countLocationsBelow(replica, found.places, query.locationId, locale),
    }
  }),
  on(contract.countStores, async (context) => {
    context.tagResponse('stores')
    return { total: await countStores(context.replica, await directoryQuery(context)) }
  }),
  on(contract.getStore, async ({ db, replica, input, caller, tagResponse }) => {
    const [live, rates] = await Promise.all([findStore(replica, input.alias, caller.locale), latestRates(replica)])
    // From the primary, so that the owner sees the store that has just been opened.
    const draft =
      live || !caller.account
        ? undefined
        : await findStore(db, input.alias, caller.locale, isOwnDraft(caller.account.id))
    const store = live ?? draft
    if (!store) throw await errorOfHidden(replica, input.alias)
    const { legalName, taxNumber, legalCountry, createdAt, locationAlias, ...rest } = store
    const place = await findLocation(replica, locationAlias, caller.locale)
    tagResponse(`store:${store.id}`, 'rates')
    const original = { minor: store.minimumOrderMinor, currency: store.currency }
    const withLatinAddress = <Place extends { address: string }>(premises: Place) => ({
      ...premises,
      addressLatin: latinFor(caller.locale, premises.address),
    })
    return {
      ...rest,
      ...toStoreCard(store, caller.currency, rates),
      terms: toTerms(store.terms, {
        storeCurrency: store.currency,
        storeCountry: store.countryCode,
        currency: caller.currency,
        rates,
        locale: caller.locale,
      }),
      minimumOrder: convert(original, caller.currency, rates),
      minimumOrderOriginal: original,
      organization: {
        legalName,
        legalNameLatin: latinFor(caller.locale, legalName),
        taxNumber,
        countryCode: legalCountry,
      },
      branches: store.branches.map(withLatinAddress),
      warehouses: store.warehouses.map(withLatinAddress),
      parents: place
        ? [...place.parents, { id: place.id, alias: place.alias, level: place.level, name: place.name }]
        : [],
      createdAt: createdAt.toISOString(),
      draft: draft ? { missing: missingIn(draft) } : null,
    }
  }),
  on(contract.getFormerStore, async ({ replica, input, caller, tagResponse }) => {
    const [store, classes] = await Promise.all([
      findFormerStore(replica, input.alias, caller.locale),
      directoryCategories(replica, caller.locale),
    ])
    if (!store) throw supplierErrors.unknownStore()
    tagResponse(`store:${store.id}`, 'categories')
    return { name: store.name, class: classes.below().find(({ id }) => id === store.classId) ?? null }
  }),
  on(contract.lastStores, (context) =>
    storeCardList(context, sql`order by s.created_at desc, s.id limit ${context.input.limit}`),
  ),
  on(contract.randomStores, (context) =>
    storeCardList(
      context,
      sql`and s.verified_until > current_date ${inLocation(context.input.location)} order by hashint8(s.id + ${hourOf(context.now)}), s.id limit ${context.input.limit}`,
    ),
  ),
  on(contract.promoStores, async (context) => {
    const { placement, category, location, limit } = context.input
    const node = category && (await directoryCategories(context.replica, context.caller.locale)).byPath.get(category)
    if (category && !node) throw supplierErrors.unknownCategory()
    return storeCardList(
      context,
      sql`and s.id in (
          select store_id from promotions where store_id is not null and placement = ${placement} and starts_at <= ${context.now} and ends_at > ${context.now}
        )
        ${node ? sql`and exists (select from store_categories k where k.store_id = s.id and k.category_id = ${node.id})` : sql``}
        ${inLocation(location)} order by hashint8(s.id + ${hourOf(context.now)}), s.id limit ${limit}`,
      true,
    )
  }),
  on(contract.myStores, async (context) => ({ items: await ownStores(context) })),
  on(contract.activeStore, async (context) => {
    const { storeHeader } = context.caller
    const stores = await ownStores(context)
    const open = stores.filter(({ status }) => status !== 'Closed')
    if (storeHeader === undefined) return open.length === 1 ? open[0]! : null
    return stores.find(({ id }) => id === Number(storeHeader)) ?? null
  }),
]

/** Buyers learn that a store has closed; of others they learn nothing. */
const errorOfHidden = async (db: Db, alias: string) =>
  (await findStoreId(db, alias, sql`s.status = 'Closed'`)) === undefined
    ? supplierErrors.unknownStore()
    : supplierErrors.closedStore()

async function storeCardList(
  { replica, caller, tagResponse }: Context,
  clauses: ReturnType<typeof sql>,
  isPromo = false,
) {
  const [rows, rates] = await Promise.all([storeCards(replica, caller.locale, clauses), latestRates(replica)])
  tagResponse('stores', 'rates')
  return { items: rows.map((row: StoreRow) => toStoreCard(row, caller.currency, rates, isPromo)) }
}

/** From the primary, so that a store that has just been opened is among them. */
async function ownStores({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  const [rows, rates] = await Promise.all([ownStoreCards(db, caller.locale, caller.account!.id), latestRates(db)])
  return rows.map((row) => ({
    ...toStoreCard(row, caller.currency, rates),
    minimumOrderOriginal: { minor: row.minimumOrderMinor, currency: row.currency },
  }))
}

/** A store opens with its first published product, so a draft never has one. */
const missingIn = ({ about, logoId, hasPhone }: StorePage) =>
  contract.draftNeeds.filter((need) => !{ products: false, about, logo: logoId, phone: hasPhone }[need])

async function directoryQuery({
  replica,
  input,
  caller,
}: Pick<Context<typeof contract.countStores>, 'replica' | 'input' | 'caller'>) {
  const [location, node] = await Promise.all([
    input.location && input.location !== 'all' ? findLocation(replica, input.location, caller.locale) : undefined,
    input.category
      ? directoryCategories(replica, caller.locale).then(({ byPath }) => byPath.get(input.category!))
      : undefined,
  ])
  if (input.location && input.location !== 'all' && !location) throw geoErrors.unknownLocation()
  if (input.category && !node) throw supplierErrors.unknownCategory()
  const kinds = (input.kind ?? '').split(',')
  const delivery = await countriesByAlias(replica, (input.deliversTo ?? '').split(',').filter(Boolean), caller.locale)
  if (delivery.unknown.length > 0 && input.unknownFilters === 'refuse')
    throw invalidInput([{ path: 'deliversTo', code: 'field.invalid' }])
  return {
    locationId: location?.id,
    categoryId: node?.id,
    verified: input.verified !== undefined,
    deliveryCodes: delivery.countries.length > 0 ? delivery.countries.map(({ code }) => code) : undefined,
    text: input.text ?? '',
    locale: caller.locale,
    kinds: supplierTypes.filter((kind) => kinds.includes(kind)),
  }
}
