import { LRUCache } from 'lru-cache'
import { ageLimit, defaultMaxAgeMs, onInvalidate } from './cache.ts'
import { type CacheContents, type CacheName, listCache } from './cache-contents.ts'
import { type CacheTag, keyOfTag, keyTag } from './cache-tags.ts'

type TaggedCacheOptions<Value> = {
  name: CacheName
  maxBytes: number
  sizeBytes: (value: Value) => number
  maxAgeMs?: number
}
export type TaggedCache<Value> = {
  get: (key: string) => Value | undefined
  /** Begins a load whose tags are known at its end. */
  beginLoad: () => Load<Value>
  /** Least recently used first. */
  keys: () => string[]
  close: () => void
}
type Load<Value> = Disposable & {
  /** Keeps the value, until a time if it has one, unless one of its tags has been invalidated since the load began. */
  keep: (key: string, value: Value, tags: readonly CacheTag[], expiresAt?: number) => void
}

/** Caches values that name their own tags, such as pages, bounded in bytes; the least recently used go first. */
export function taggedCache<Value extends object>({
  name,
  maxBytes,
  sizeBytes,
  maxAgeMs = defaultMaxAgeMs,
}: TaggedCacheOptions<Value>): TaggedCache<Value> {
  type Entry = { value: Value; tags: readonly CacheTag[]; expiresAt: number }
  const keysByTag = new Map<CacheTag, Set<string>>()
  const loads = new Set<{ invalidated: Set<CacheTag>; isVoid: boolean }>()
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, sizeBytes(value)),
    ...ageLimit(maxAgeMs),
    dispose: ({ tags }, key) => removeKey(key, tags),
  })
  const close = onInvalidate((tags) => {
    for (const load of loads) {
      if (!tags) load.isVoid = true
      tags?.forEach((tag) => load.invalidated.add(tag))
    }
    if (!tags) return entries.clear()
    for (const tag of tags) for (const key of keysOf(tag)) entries.delete(key)
  })

  const unlist = listCache(contents)
  return { get, beginLoad, keys: () => [...entries.rkeys()], close: end }

  function get(key: string) {
    const entry = entries.get(key)
    if (!entry || Date.now() < entry.expiresAt) return entry?.value
    entries.delete(key)
    return undefined
  }

  function end() {
    unlist()
    close()
  }

  function contents(): CacheContents {
    return {
      keys: [...entries.entries()].map(([key, { tags }]) => ({ cache: name, key, tags })),
      counts: [...keysByTag].map(([tag, keys]) => [tag, keys.size]),
    }
  }

  function keysOf(tag: CacheTag): Iterable<string> {
    const key = keyOfTag(tag)
    return key === undefined ? (keysByTag.get(tag) ?? []) : [key]
  }

  function beginLoad(): Load<Value> {
    const load = { invalidated: new Set<CacheTag>(), isVoid: false }
    loads.add(load)
    return {
      keep(key, value, tags, expiresAt = Infinity) {
        if (load.isVoid || [keyTag(key), ...tags].some((tag) => load.invalidated.has(tag))) return
        entries.set(key, { value, tags, expiresAt })
        if (entries.has(key)) addKey(key, tags)
      },
      [Symbol.dispose]: () => void loads.delete(load),
    }
  }

  function addKey(key: string, tags: readonly CacheTag[]) {
    for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
  }

  function removeKey(key: string, tags: readonly CacheTag[]) {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
}
