import { sql } from 'kysely'
import { cached, invalidate, onInvalidate } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import { mapInTurns } from '#platform/turns.ts'
import type { Log } from '#platform/log.ts'
import type { Rates } from '#platform/values/money.ts'
import type { Listener } from '#platform/realtime/listener.ts'
import { latestRates } from '../../currencies/rates.ts'
import { readChanges } from './change-log.ts'
import { tagsOf } from './changed-tags.ts'
import { Columns } from './columns/columns.ts'
import { searchColumns } from './columns/search.ts'
import type { ColumnQuery, ColumnResult, Condition } from '../lists/list-query.ts'
import {
  countActive,
  type ProductRow,
  productSchema,
  putProducts,
  readAllLiveProducts,
  readLiveProducts,
  textFilters,
  updatePrices,
  updateVerification,
} from './product-columns.ts'
import { createResultCache } from './result-cache.ts'
import { createRevisions } from './revisions.ts'
import { createTexts } from './texts.ts'

/** The live products of this process in columns. Units are numbered in the order in which they are first seen. */
export type ProductIndex = {
  search: (query: ColumnQuery) => ColumnResult
  /** Changes with the products that the scope can contain. */
  revisionOf: (scope: readonly Condition[]) => number
  /** The rates of the prices in the columns. */
  rates: () => Rates
  /** 0 for a unit that no product has. */
  numberOfUnit: (code: string) => number
  unitOf: (number: number) => string
  /** Numbers of the characteristic's values that contain the text. */
  textsWith: (characteristicId: number, text: string) => number[]
  /** Columns of other products with the encoding of these. */
  columnsOf: (rows: readonly ProductRow[]) => Columns
  /** Reads the changes; afterwards everything that was committed before the call is searchable. */
  refresh: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

type Options = { db: Db; listener: Listener; log: Log }
type State = {
  columns: Columns
  watermark: string
  readAt: number
  rates: Rates
  today: number
  /** Characteristics whose texts are in the columns. */
  textFilterIds: string
}

const pollIntervalMs = 5_000
const dayMs = 24 * 3600 * 1000
const maxChangesPerRead = 2_000
/** Room for products to come. */
const spareCapacity = 1.02
/** Changes are logged for an hour; after a longer pause than this everything is loaded again. */
const maxPauseMs = 30 * 60_000

/** Notifications trigger a refresh; polling every five seconds covers missed ones. */
export function createProductIndex({ db, listener, log }: Options): ProductIndex {
  const units: string[] = []
  const unitNumber = (code: string) => (units.includes(code) ? units.indexOf(code) : units.push(code) - 1) + 1
  const texts = createTexts()
  const encoding = { unitNumber, textNumber: texts.numberOf }
  const revisions = createRevisions()
  const search = createResultCache((query) => searchColumns(loaded().columns, query))
  let state: State | undefined
  let refreshing: Promise<void> | undefined
  let isRefreshPending = false
  let stopFollowing = () => {}

  return {
    search: (query) => search(query, revisionOf(query.scope)),
    revisionOf,
    rates: () => loaded().rates,
    numberOfUnit: (code) => units.indexOf(code) + 1,
    unitOf: (number) => units[number - 1]!,
    textsWith: texts.containing,
    columnsOf(rows) {
      const columns = new Columns(productSchema, rows.length)
      putProducts(columns, rows, { ...loaded(), ...encoding })
      return columns
    },
    refresh,
    async start() {
      await load()
      const stopListening = listener.on('search', refreshSoon, refreshSoon)
      const stopInvalidation = onInvalidate((tags) => {
        // After all caches have dropped the old rates.
        if (!tags || tags.includes('rates')) setImmediate(refreshSoon)
      })
      const timer = setInterval(refreshSoon, pollIntervalMs).unref()
      stopFollowing = () => {
        stopListening()
        stopInvalidation()
        clearInterval(timer)
      }
    },
    async stop() {
      stopFollowing()
      await refreshing?.catch(() => {})
    },
  }

  function loaded() {
    if (!state) throw new Error('The product index has not been started')
    return state
  }

  function revisionOf(scope: readonly Condition[]) {
    const category = scope.find(({ field }) => field === 'category')
    return revisions.of(category && 'anyOf' in category ? category.anyOf : undefined)
  }

  function refreshSoon() {
    refresh().catch((error) => log.warn({ err: error }, 'cannot refresh the product index'))
  }

  async function refresh() {
    isRefreshPending = true
    while (isRefreshPending) {
      if (refreshing) await refreshing
      else {
        isRefreshPending = false
        refreshing = catchUp().finally(() => (refreshing = undefined))
        await refreshing
      }
    }
  }

  async function load() {
    const [rates, today, readAt] = [await latestRates(db), dayOf(new Date()), Date.now()]
    const textFilterIds = await textFilterIdsOf(db)
    const { watermark } = await readChanges(db, null)
    const columns = new Columns(productSchema, Math.ceil((await countActive(db)) * spareCapacity) + 1024)
    for await (const rows of readAllLiveProducts(db)) putProducts(columns, rows, { rates, today, ...encoding })
    state = { columns, watermark, readAt, rates, today, textFilterIds }
    revisions.allChanged()
  }

  async function catchUp() {
    await followClockAndRates()
    const { textFilterIds, readAt: lastReadAt } = loaded()
    if (Date.now() - lastReadAt > maxPauseMs || textFilterIds !== (await textFilterIdsOf(db))) return load()
    const readAt = Date.now()
    const { watermark, productIds } = await readChanges(db, loaded().watermark)
    for (let start = 0; start < productIds.length; start += maxChangesPerRead)
      await readAgain(productIds.slice(start, start + maxChangesPerRead))
    state = { ...loaded(), watermark, readAt }
  }

  async function followClockAndRates() {
    const [rates, today] = [await latestRates(db), dayOf(new Date())]
    const before = loaded()
    if (rates === before.rates && today === before.today) return
    if (today !== before.today) await updateVerification(db, before.columns, today)
    if (rates !== before.rates) updatePrices(before.columns, rates)
    state = { ...before, rates, today }
    revisions.allChanged()
  }

  async function readAgain(productIds: readonly number[]) {
    const before = categoriesOf(productIds)
    const rows = await readLiveProducts(db, sql`p.id = any(${productIds as number[]}::int[])`)
    const liveIds = new Set(rows.map(({ id }) => id))
    const { columns } = loaded()
    const context = { ...loaded(), ...encoding }
    await mapInTurns(rows, (row) => putProducts(columns, [row], context))
    for (const id of productIds) if (!liveIds.has(id)) columns.remove(id)
    const categoryIds = new Set([...before, ...rows.map(({ category }) => category)])
    revisions.categoriesChanged(categoryIds)
    invalidate(await tagsOf(db, productIds, [...categoryIds]))
  }

  function categoriesOf(productIds: readonly number[]) {
    const { columns } = loaded()
    const { values } = columns.columns.get('category')!
    return productIds
      .map(columns.rowOf)
      .filter((row) => row >= 0)
      .map((row) => values[row]!)
  }
}

const textFilterIdsOf = cached({ tag: 'categories' }, async (db) => {
  const { rows } = await textFilters.execute(db)
  return rows
    .map(({ id }) => id)
    .sort()
    .join()
})

const dayOf = (now: Date) => Math.floor(now.getTime() / dayMs)
