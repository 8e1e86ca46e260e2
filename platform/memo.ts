import type { Db } from './db/database.ts'

type Entry = { value: Promise<unknown>; readAt: number }
type Store = { tag: string; entries: Map<string, Entry> }

const stores: Store[] = []
const maxAgeMs = 10 * 60_000
const mostEntries = 2_000

/**
 * Small facts that every request needs and that rarely change (rates, units, the category tree): read once per key,
 * kept in the process, and read again after `dropMemos` of the tag or ten minutes.
 */
export function memo<Value>(tag: string, load: (db: Db, ...key: (string | number)[]) => Promise<Value>) {
  const store: Store = { tag, entries: new Map() }
  stores.push(store)
  return (db: Db, ...key: (string | number)[]): Promise<Value> => {
    const name = key.join('\u0000')
    const known = store.entries.get(name)
    if (known && known.readAt > Date.now() - maxAgeMs) return known.value as Promise<Value>
    const value = load(db, ...key)
    if (store.entries.size >= mostEntries) store.entries.clear()
    store.entries.set(name, { value, readAt: Date.now() })
    value.catch(() => store.entries.delete(name))
    return value
  }
}

/** Forgets what was remembered under these tags; without tags, everything. */
export function dropMemos(tags?: readonly string[]) {
  for (const { tag, entries } of stores) if (!tags || tags.includes(tag)) entries.clear()
}
