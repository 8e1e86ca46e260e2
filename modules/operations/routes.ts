import { type Handler, on } from '#platform/http/dispatch.ts'
import { findJobs } from '#platform/jobs/queued-jobs.ts'
import { findSchedules } from '#platform/jobs/schedules.ts'
import { findMessages } from '#platform/outbox/resend.ts'
import { invalidateCache, listCacheKeys } from './cache-contract.ts'
import { dropFromCaches, findCacheKeys } from './caches.ts'
import { jobsNamedLike, nameOfJob, nameOfMessage } from './kind-names.ts'
import { findOverview } from './overview.ts'
import { getOverview } from './overview-contract.ts'
import * as queues from './queue-contract.ts'
import { changeJobs, resend } from './queues.ts'
import { changeSetting, findSettings } from './settings.ts'
import { listSettings, setSetting } from './settings-contract.ts'

export const operationHandlers: Handler[] = [
  on(getOverview, findOverview),
  on(listSettings, ({ db, caller, config }) => findSettings(db, config, caller.locale)),
  on(setSetting, ({ db, input, ...context }) => db.transaction().execute((tx) => changeSetting(tx, input, context))),
  on(listCacheKeys, async ({ input }) => findCacheKeys(input)),
  on(invalidateCache, async ({ db, input, caller }) => {
    if (!input.isDryRun) await dropFromCaches(db, input, caller)
    return { count: input.ids.length + input.tags.length, rejected: [] }
  }),
  on(queues.listJobs, async ({ db, caller, input }) => {
    const kinds = input.query ? jobsNamedLike(caller.locale, input.query) : []
    const page = await findJobs(db, { ...input, kinds }, input)
    return { ...page, items: page.items.map((job) => ({ ...job, name: nameOfJob(caller.locale, job.kind) })) }
  }),
  on(queues.listSchedules, async ({ db, caller, now }) => {
    const schedules = await findSchedules(db, now)
    return {
      items: schedules.map(({ name: kind, ...times }) => ({
        ...times,
        kind,
        name: nameOfJob(caller.locale, kind),
      })),
    }
  }),
  on(queues.retryJobs, ({ db, input, caller }) =>
    db.transaction().execute((tx) => changeJobs(tx, input, 'retry', caller)),
  ),
  on(queues.deleteJobs, ({ db, input, caller }) =>
    db.transaction().execute((tx) => changeJobs(tx, input, 'delete', caller)),
  ),
  on(queues.listMessages, async ({ db, caller, input }) => {
    const page = await findMessages(db, input, input)
    const items = page.items.map((message) => ({
      ...message,
      name: nameOfMessage(caller.locale, message.template),
    }))
    return { ...page, items }
  }),
  on(queues.resendMessages, ({ db, input, caller }) => db.transaction().execute((tx) => resend(tx, input, caller))),
]
