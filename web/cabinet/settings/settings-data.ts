import { getAccountContext, listSessions } from '#modules/accounts/contract.ts'
import { listBrowsers, listSettings } from '#modules/notifications/contract.ts'
import { listFactors } from '#modules/mfa/contract.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { timeZoneChoices } from '../time-zones.ts'
import type { Route } from './+types/settings.ts'
import { actions } from './settings-actions.ts'

export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  return loaderCall(context, async (api) => {
    const [account, factors, sessions, notifications, push] = await Promise.all([
      api(getAccountContext, {}),
      api(listFactors, {}),
      api(listSessions, {}),
      api(listSettings, {}),
      api(listBrowsers, {}),
    ])
    const ownZone = notifications.quietHours?.timeZone ?? 'UTC'
    const timeZones = timeZoneChoices(locale, ownZone)
    const devices = sessions.items.map((device) => ({
      ...device,
      lastUsed: formatRelativeTime(device.lastUsedAt, now, locale),
    }))
    return { account, factors, devices, notifications, push, timeZones, forms: actions.loaderData(context, url) }
  })
}
export type SettingsData = Awaited<ReturnType<typeof loader>>
