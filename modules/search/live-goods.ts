import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Listener } from '#platform/realtime/listener.ts'
import { onDrop } from '#platform/memo.ts'
import { Columns } from '#platform/search/columns.ts'
import type { SearchEngine } from '#platform/search/engine.ts'
import { find } from '#platform/search/find.ts'
import { latestRates } from '../currencies/rates.ts'
import { readChanges } from './changes.ts'
import {
  countLive,
  type GoodsRow,
  goodsSchema,
  putGoods,
  readAllGoods,
  readLiveGoods,
  reprice,
  verifyAgain,
} from './goods-columns.ts'
import { createKeptLists } from './kept-lists.ts'

/** The live goods of this process. */
export type LiveGoods = SearchEngine & {
  /** 0 for a unit that no goods have. */
  numberOfUnit: (code: string) => number
  unitOf: (number: number) => string
  /** Other goods, as these are kept. */
  columnsOf: (rows: readonly GoodsRow[]) => Columns
  /** Reads what has changed; at the end everything committed before the call is known. */
  refresh: () => Promise<void>
  stop: () => Promise<void>
}

type Given = {
  db: Db
  listener: Listener
  log: Log
  /** Told the tags of pages that show what has changed. */ changed: (tags: readonly string[]) => void
}

const pollMs = 5_000
const dayMs = 24 * 3600 * 1000
const mostAtOnce = 2_000
/** For goods to come. */
const room = 1.02
/** The log of changes goes back an hour: whoever slept for longer than this begins anew. */
const longestSleepMs = 30 * 60_000
const byDb = new WeakMap<Db, LiveGoods>()
/** What the facets of a list are named after. */
const namingTag = /^(categories|brands?|stores?|locations|units)(:|$)/

export function liveGoodsOf(db: Db): LiveGoods {
  const goods = byDb.get(db)
  if (!goods) throw new Error('The live goods of this database are not loaded')
  return goods
}

/**
 * Loads the live goods into the process and keeps them right: notifications wake it, and a look every five seconds is the net
 * below. Handlers reach them by the connections given in `serves`.
 */
export async function loadLiveGoods(given: Given, serves: readonly Db[]): Promise<LiveGoods> {
  const { db, listener, log, changed } = given
  const units: string[] = []
  const unitNumber = (code: string) => (units.includes(code) ? units.indexOf(code) : units.push(code) - 1) + 1
  let columns: Columns
  let horizon = '0'
  let lookedAt = 0
  let rates = await latestRates(db)
  let today = dayOf(new Date())
  let running: Promise<void> | undefined
  let isWanted = false
  const lists = createKeptLists((search) => find(columns, search))

  await load()
  const stopHearing = [
    listener.on('search', wake),
    listener.on('changed', (payload) => void (payload.includes('"rates"') && setImmediate(wake))),
  ]
  listener.onReconnect(wake)
  const timer = setInterval(wake, pollMs).unref()
  const goods: LiveGoods = {
    find: async (search) => lists.find(search),
    numberOfUnit: (code) => units.indexOf(code) + 1,
    unitOf: (number) => units[number - 1]!,
    columnsOf,
    refresh,
    async stop() {
      clearInterval(timer)
      stopHearing.forEach((stop) => stop())
      await running?.catch(() => {})
    },
  }
  for (const served of serves) byDb.set(served, goods)
  onDrop((tags) => {
    if (!tags || tags.some((tag) => namingTag.test(tag))) lists.forgetAll()
  })
  return goods

  function wake() {
    refresh().catch((error) => log.warn({ err: error }, 'the live goods could not be read again'))
  }

  async function refresh() {
    isWanted = true
    while (isWanted) {
      if (running) await running
      else {
        isWanted = false
        running = catchUp().finally(() => (running = undefined))
        await running
      }
    }
  }

  function columnsOf(rows: readonly GoodsRow[]) {
    const own = new Columns(goodsSchema, rows.length)
    putGoods(own, rows, { rates, today, unitNumber })
    return own
  }

  async function load() {
    const next = new Columns(goodsSchema, Math.ceil((await countLive(db)) * room) + 1024)
    const startedAt = Date.now()
    const begin = await readChanges(db, null)
    for await (const rows of readAllGoods(db)) putGoods(next, rows, { rates, today, unitNumber })
    // Only now: a load that fails has seen nothing.
    ;[columns, horizon, lookedAt] = [next, begin.horizon, startedAt]
    lists.forgetAll()
  }

  async function catchUp() {
    await followClockAndRates()
    if (Date.now() - lookedAt > longestSleepMs) return load()
    const startedAt = Date.now()
    const changes = await readChanges(db, horizon)
    const { ids } = changes
    for (let start = 0; start < ids.length; start += mostAtOnce) await readAgain(ids.slice(start, start + mostAtOnce))
    ;[horizon, lookedAt] = [changes.horizon, startedAt]
  }

  async function followClockAndRates() {
    const [newRates, newDay] = [await latestRates(db), dayOf(new Date())]
    if (newRates === rates && newDay === today) return
    if (newDay !== today) await verifyAgain(db, columns, newDay)
    if (newRates !== rates) reprice(columns, rates, newRates)
    ;[rates, today] = [newRates, newDay]
    lists.forgetAll()
  }

  async function readAgain(ids: readonly number[]) {
    const before = categoriesOf(ids)
    const rows = await readLiveGoods(db, sql`p.id = any(${ids as number[]}::int[])`)
    const live = new Set(rows.map(({ id }) => id))
    putGoods(columns, rows, { rates, today, unitNumber })
    for (const id of ids) if (!live.has(id)) columns.remove(id)
    const categoryIds = new Set([...before, ...rows.map(({ category }) => category)])
    lists.forgetCategories(categoryIds)
    changed(await tagsOf(db, ids, [...categoryIds]))
  }

  function categoriesOf(ids: readonly number[]) {
    const { values } = columns.columns.get('category')!
    return ids
      .map(columns.slotOf)
      .filter((slot) => slot >= 0)
      .map((slot) => values[slot]!)
  }
}

const dayOf = (now: Date) => Math.floor(now.getTime() / dayMs)

/** Pages show goods by themselves and in the lists of their categories and of the nodes above. */
async function tagsOf(db: Db, ids: readonly number[], categoryIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(path) as id from categories where id = any(${[...new Set(categoryIds)]}::int[])
  `.execute(db)
  return ['goods', ...ids.map((id) => `product:${id}`), ...rows.map(({ id }) => `category:${id}`)]
}
