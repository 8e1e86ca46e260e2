// The caches of the process. Entries carry tags; writers of the data invalidate its tags (docs/decisions/0016).
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { listCache } from './cache-contents.ts'
import { type CachedEntity, type CacheTag, keyOfTag } from './cache-tags.ts'
import { type Db, primaryOf, type Tx } from './db/database.ts'
import type { Listener } from './realtime/listener.ts'

export { type CacheTag, entityTags } from './cache-tags.ts'

/** The safety net: a writer that forgets a tag leaves an entry stale for this long at most. */
export const defaultMaxAgeMs = 10 * 60_000
const defaultMaxEntries = 1_000
/** A notification holds 8,000 bytes; the key of a page has 1,000 at most. */
const maxTagsPerNotification = 100
const maxKeysPerNotification = 5
const channel = 'changed'

type InvalidationListener = (tags: readonly CacheTag[] | undefined) => void
const invalidationListeners = new Set<InvalidationListener>()

/** Invalidates what carries one of the tags, in all processes, when the transaction commits. */
export async function invalidateTags(tx: Tx, tags: readonly CacheTag[]) {
  const most = tags.some(keyOfTag) ? maxKeysPerNotification : maxTagsPerNotification
  for (let start = 0; start < tags.length; start += most) await notify(tx, tags.slice(start, start + most))
}

/** Invalidates everything, in all processes, when the transaction commits. */
export const invalidateEverything = (tx: Tx) => notify(tx, null)

const notify = async (tx: Tx, tags: readonly CacheTag[] | null) =>
  void (await sql`select pg_notify(${channel}, ${JSON.stringify(tags)})`.execute(tx))

/**
 * Follows the invalidations of all processes. Some were missed until listening began: everything is invalidated then. Resolves when
 * listening has begun for the first time.
 */
export const followInvalidations = (listener: Pick<Listener, 'on'>) =>
  new Promise<void>((resolve) => {
    const onListen = () => {
      invalidateAll()
      resolve()
    }
    const onChange = (payload: string) => {
      const tags = JSON.parse(payload) as CacheTag[] | null
      if (tags) invalidate(tags)
      else invalidateAll()
    }
    listener.on(channel, onChange, onListen)
  })

/** Invalidates what carries one of the tags in this process alone. */
export function invalidate(tags: readonly CacheTag[]) {
  for (const listener of invalidationListeners) listener(tags)
}

export function invalidateAll() {
  for (const listener of invalidationListeners) listener(undefined)
}

/** For caches with rules of their own. `tags` is undefined when everything is invalidated. Returns the unsubscribe function. */
export function onInvalidate(listener: InvalidationListener): () => void {
  invalidationListeners.add(listener)
  return () => void invalidationListeners.delete(listener)
}

type CacheKey = readonly (string | number)[]
/** Without a tag: data that only a deployment changes, or that may be as old as `maxAgeMs`. */
type CachedOptions = { tag?: CacheTag; maxEntries?: number; maxAgeMs?: number }

/**
 * Caches small facts that many requests need and that rarely change (rates, units, the category tree), by key.
 * Concurrent misses of a key share one load. Errors are not cached, nor is a value whose tag is invalidated during its load.
 * Misses are loaded from the primary. A transaction has entries of its own, which it reads itself.
 */
export function cached<Key extends CacheKey, Value>(
  { tag, maxEntries = defaultMaxEntries, maxAgeMs = defaultMaxAgeMs }: CachedOptions,
  load: (db: Db, ...key: Key) => Promise<Value>,
): (db: Db, ...key: Key) => Promise<Value> {
  type Entries = MapLike<string, Promise<Value>>
  const createEntries = (): Entries => new LRUCache({ max: maxEntries, ...ageLimit(maxAgeMs) })
  const entriesByPrimary = new Map<Db, Entries>()
  let entriesByTransaction = new WeakMap<Db, Entries>()
  listCache(() => ({ counts: [[tag ?? 'none', sizeOf(entriesByPrimary.values())]] }))
  onInvalidate((tags) => {
    if (tags && !(tag && tags.includes(tag))) return
    entriesByTransaction = new WeakMap()
    for (const entries of entriesByPrimary.values()) entries.clear()
  })
  return (db, ...key) => {
    const source = primaryOf(db)
    const entries = db.isTransaction
      ? getOrCreate(entriesByTransaction, db, () => new Map())
      : getOrCreate(entriesByPrimary, source, createEntries)
    const name = key.join('\0')
    const entry = entries.get(name)
    if (entry) return entry
    const value = load(source, ...key)
    entries.set(name, value)
    value.catch(() => {
      if (entries.get(name) === value) entries.delete(name)
    })
    return value
  }
}

type Row = { id: number }
type EntityCacheOptions = {
  /** A row is removed when `{entity}:{id}` is invalidated. */
  entity: CachedEntity
  /** All rows are removed when one of these is invalidated. */
  tags?: readonly CacheTag[]
  maxEntries: number
  maxAgeMs?: number
}

/**
 * Caches rows by id and returns them in the order of the ids, without those that do not exist. The missing ones of a call are
 * loaded together, and calls that miss the same row share its load. Otherwise as `cached`.
 */
export function entityCache<Value extends Row>(
  { entity, tags: clearingTags = [], maxEntries, maxAgeMs = defaultMaxAgeMs }: EntityCacheOptions,
  load: (db: Db, ids: readonly number[]) => Promise<Value[]>,
): (db: Db, ids: readonly number[]) => Promise<Value[]> {
  type Store = { rows: LRUCache<number, Value>; loading: Map<number, Promise<ReadonlyMap<number, Value>>> }
  const prefix = `${entity}:`
  const createStore = (): Store => ({
    rows: new LRUCache({ max: maxEntries, ...ageLimit(maxAgeMs) }),
    loading: new Map(),
  })
  const storeByPrimary = new Map<Db, Store>()
  listCache(() => ({ counts: [[entity, sizeOf([...storeByPrimary.values()].map(({ rows }) => rows))]] }))
  onInvalidate((tags) => {
    for (const { rows, loading } of storeByPrimary.values()) {
      if (!tags || tags.some((tag) => clearingTags.includes(tag))) {
        rows.clear()
        loading.clear()
        continue
      }
      for (const tag of tags) {
        if (!tag.startsWith(prefix)) continue
        const id = Number(tag.slice(prefix.length))
        rows.delete(id)
        loading.delete(id)
      }
    }
  })

  return async (db, ids) => {
    if (db.isTransaction) return orderByIds(ids, await load(db, ids))
    const primary = primaryOf(db)
    const store = getOrCreate(storeByPrimary, primary, createStore)
    const found: Value[] = []
    for (const id of ids) {
      const row = store.rows.get(id)
      if (!row) return orderByIds(ids, await loadMissing(primary, store, ids))
      found.push(row)
    }
    return found
  }

  async function loadMissing(db: Db, store: Store, ids: readonly number[]) {
    const found = new Map<number, Value>()
    const missing = new Set<number>()
    for (const id of ids) {
      const row = store.rows.get(id)
      if (row) found.set(id, row)
      else missing.add(id)
    }
    const unclaimed = [...missing].filter((id) => !store.loading.has(id))
    if (unclaimed.length > 0) startBatch(db, store, unclaimed)
    const batches = new Set([...missing].map((id) => store.loading.get(id)!))
    for (const rows of await Promise.all(batches))
      for (const id of missing) {
        const row = rows.get(id)
        if (row) found.set(id, row)
      }
    return [...found.values()]
  }

  /** An invalidation during the load takes the ids out of `loading`, so their rows are not kept. */
  function startBatch(db: Db, { rows, loading }: Store, ids: readonly number[]) {
    const batch = load(db, ids).then(byId)
    for (const id of ids) loading.set(id, batch)
    const settle = (loaded?: ReadonlyMap<number, Value>) => {
      for (const id of ids) {
        if (loading.get(id) !== batch) continue
        loading.delete(id)
        const row = loaded?.get(id)
        if (row) rows.set(id, row)
      }
    }
    batch.then(settle, () => settle())
  }
}

export const byId = <Value extends Row>(rows: readonly Value[]): ReadonlyMap<number, Value> =>
  new Map(rows.map((row) => [row.id, row]))

/** The rows in the order of the ids; ids without a row are left out. */
export function orderByIds<Value extends Row>(ids: readonly number[], rows: readonly Value[]): Value[] {
  const rowById = byId(rows)
  return ids.flatMap((id) => rowById.get(id) ?? [])
}

/** A bounded map for values that depend on nothing but their key; the least recently used go first. */
export const lruMap = <Key extends {}, Value extends {}>(maxEntries: number) =>
  new LRUCache<Key, Value>({ max: maxEntries })

/** Ages are exact to a second: asking the clock for each row would take a third of a hit. */
export const ageLimit = (maxAgeMs: number) => ({ ttl: maxAgeMs, ttlResolution: 1_000, perf: Date })

type MapLike<Key, Value> = {
  size: number
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => unknown
  delete: (key: Key) => unknown
  clear: () => void
}

function getOrCreate<Key, Value>(map: Pick<MapLike<Key, Value>, 'get' | 'set'>, key: Key, create: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const value = create()
  map.set(key, value)
  return value
}

const sizeOf = (caches: Iterable<{ size: number }>) => [...caches].reduce((sum, { size }) => sum + size, 0)
