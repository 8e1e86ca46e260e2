import { record } from '#platform/audit.ts'
import { invalidateEverything, invalidateTags } from '#platform/cache.ts'
import { cacheContents } from '#platform/cache-contents.ts'
import { isTag, keyTag } from '#platform/cache-tags.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
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

export async function dropFromCaches(
  tx: Tx,
  { ids, tags, isEverything }: z.output<(typeof invalidateCache)['input']>,
  caller: Caller,
) {
  if (isEverything) await invalidateEverything(tx)
  else {
    if (!tags.every(isTag)) throw invalidInput([{ path: 'tags', code: 'field.invalid' }])
    await invalidateTags(tx, tags)
    await invalidateTags(tx, ids.map(keyTag))
  }
  await record(tx, caller, {
    action: 'cache.invalidated',
    entity: 'cache',
    entityId: isEverything ? 'everything' : 'entries',
    details: { before: { keys: isEverything ? 'everything' : ids, tags }, after: null },
  })
}

function ofPage(key: string) {
  const { url, locale, variant, currency } = JSON.parse(key) as AnonymousContext
  return { address: url, locale, project: variant, currency }
}
