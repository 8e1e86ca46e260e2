import { getOverview } from '#modules/operations/overview-contract.ts'
import { pageOf, tryCall } from '../../lib/request-context.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import type { Route } from './+types/overview.ts'

export type Overview = NonNullable<Awaited<ReturnType<typeof loader>>>
export type Health = NonNullable<Overview['health']>

/** Null without a required second factor. Ages are in words, so that server and browser say the same. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = await tryCall(context, (api) => api(getOverview, {}))
  if (!found.success) return null
  const [now, { locale }] = [new Date(), pageOf(context)]
  const ageOf = (time: string | null) => time && formatRelativeTime(time, now, locale)
  const { waiting, today, health } = found.data
  return {
    waiting: waiting.map(({ since, ...item }) => ({ ...item, age: formatRelativeTime(since, now, locale) })),
    today,
    health: health && {
      ...health,
      jobs: { ...health.jobs, age: ageOf(health.jobs.dueSince) },
      outbox: { ...health.outbox, age: ageOf(health.outbox.dueSince) },
      search: { ...health.search, age: ageOf(health.search.behindSince) },
    },
  }
}
