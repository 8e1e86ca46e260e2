import { record } from '#platform/audit.ts'
import { invalidate, invalidateAll, invalidateEverything, invalidateTags } from '#platform/cache.ts'
import { cacheContents } from '#platform/cache-contents.ts'
import { isTag, keyTag } from '#platform/cache-tags.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { AnonymousContext } from '#platform/http/anonymous-context.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { z } from 'zod'
import type { invalidateCache, listCacheKeys } from './cache-contract.ts'

type Paging = { query: string; page: number; pageSize: number }

export function findCacheKeys({ query, page, pageSize }: Paging): OutputOf<typeof listCacheKeys> {
  const { keys, counts } = cacheContents()
  const entries = keys.map(({ cache, key, tags }) => ({
    id: key,
    cache,
    ...(cache === 'pages' ? ofPage(key) : { address: key, locale: null, project: null, currency: null }),
    tags: [...tags],
  }))
  const found = entries.filter(({ address }) => address.includes(query))
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pageSize,
    groups: [...counts]
      .filter(([, count]) => count > 0)
      .map(([tag, count]) => ({ tag, count }))
      .sort((a, b) => b.count - a.count),
  }
}

/** The other processes follow when they hear of it. */
export async function dropFromCaches(
  db: Db,
  { ids, tags, isEverything }: z.output<(typeof invalidateCache)['input']>,
  caller: Caller,
) {
  if (!tags.every(isTag)) throw invalidInput([{ path: 'tags', code: 'field.invalid' }])
  const dropped = [...tags, ...ids.map(keyTag)]
  await db.transaction().execute(async (tx) => {
    if (isEverything) await invalidateEverything(tx)
    else await invalidateTags(tx, dropped)
    await record(tx, caller, {
      action: 'cache.invalidated',
      entity: 'cache',
      entityId: isEverything ? 'everything' : 'entries',
      details: { before: { keys: isEverything ? 'everything' : ids, tags }, after: null },
    })
  })
  // The list that is read next is of this process.
  if (isEverything) invalidateAll()
  else invalidate(dropped)
}

function ofPage(key: string) {
  const { url, locale, variant, currency } = JSON.parse(key) as AnonymousContext
  return { address: url, locale, project: variant, currency }
}
