// The contents of the caches of this process, for administrators.
import type { CachedEntity, CacheTag } from './cache-tags.ts'

/** Caches whose entries can be dropped one by one. */
export type CacheName = 'pages' | 'filters'
type Entry = { cache: CacheName; key: string; tags: readonly CacheTag[] }
export type CacheContents = {
  keys?: readonly Entry[]
  /** How many entries depend on what; `none`: only a deployment changes them. */
  counts: readonly (readonly [CacheTag | CachedEntity | 'none', number])[]
}

const caches = new Set<() => CacheContents>()

/** Returns the function that ends the listing. */
export function listCache(contents: () => CacheContents): () => void {
  caches.add(contents)
  return () => void caches.delete(contents)
}

/** Rows of one entity count together. */
export function cacheContents() {
  const all = [...caches].map((contents) => contents())
  const counts = new Map<string, number>()
  for (const [tag, count] of all.flatMap((cache) => cache.counts)) {
    const group = tag.split(':')[0]!
    counts.set(group, (counts.get(group) ?? 0) + count)
  }
  return { keys: all.flatMap(({ keys = [] }) => keys), counts }
}
