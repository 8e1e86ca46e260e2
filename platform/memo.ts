import type { Db } from './db/database.ts'

type Entry = { value: Promise<unknown>; readAt: number }
type Drop = (tags: readonly string[] | undefined) => void

const drops: Drop[] = []
const maxAgeMs = 10 * 60_000
const mostEntries = 4_000

/**
 * Small facts that every request needs and that rarely change (rates, units, the category tree): read once per key,
 * kept in the process, and read again after `dropMemos` of the tag or ten minutes.
 */
export function memo<Value>(tag: string, load: (db: Db, ...key: (string | number)[]) => Promise<Value>) {
  const entries = new Map<string, Entry>()
  onDrop((tags) => {
    if (!tags || tags.includes(tag)) entries.clear()
  })
  return (db: Db, ...key: (string | number)[]): Promise<Value> => {
    const name = key.join('\u0000')
    const known = entries.get(name)
    if (known && known.readAt > Date.now() - maxAgeMs) return known.value as Promise<Value>
    const value = load(db, ...key)
    entries.delete(name)
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value!)
    entries.set(name, { value, readAt: Date.now() })
    value.catch(() => entries.delete(name))
    return value
  }
}

/** For other keepers of what changes rarely: told of the same tags. */
export const onDrop = (drop: Drop) => void drops.push(drop)

/** Forgets what was remembered under these tags; without tags, everything. */
export function dropMemos(tags?: readonly string[]) {
  for (const drop of drops) drop(tags)
}
