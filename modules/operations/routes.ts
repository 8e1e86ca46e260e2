import { type Handler, on } from '#platform/http/dispatch.ts'
import { invalidateCache, listCacheKeys } from './cache-contract.ts'
import { dropFromCaches, findCacheKeys } from './caches.ts'
import { changeSetting, findSettings } from './settings.ts'
import { listSettings, setSetting } from './settings-contract.ts'

export const operationHandlers: Handler[] = [
  on(listSettings, ({ db, config }) => findSettings(db, config)),
  on(setSetting, ({ db, input, ...context }) => db.transaction().execute((tx) => changeSetting(tx, input, context))),
  on(listCacheKeys, async ({ input }) => findCacheKeys(input)),
  on(invalidateCache, async ({ db, input, caller }) => {
    if (!input.isDryRun) await db.transaction().execute((tx) => dropFromCaches(tx, input, caller))
    return { count: input.ids.length + input.tags.length, rejected: [] }
  }),
]
