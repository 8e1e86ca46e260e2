import { invalidInput } from '#platform/errors.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { publicKeyOf } from '#platform/push/vapid.ts'
import { isTimeZone } from '#platform/values/time-zone.ts'
import { addBrowser, listBrowsers, parseBrowser, removeBrowser } from './browsers.ts'
import { countUnread, findNotifications, markRead } from './centre.ts'
import * as contract from './contract.ts'
import { findSettings, upsertQuietHours, upsertSetting } from './settings.ts'
import { parseToken } from './unsubscribe.ts'

export const notificationHandlers: Handler[] = [
  on(contract.listSettings, ({ db, caller }) => findSettings(db, caller.account!.id)),
  on(contract.updateSetting, ({ db, caller, input }) =>
    db.transaction().execute((tx) => upsertSetting(tx, caller.account!.id, input)),
  ),
  on(contract.setQuietHours, async ({ db, caller, input: { quietHours } }) => {
    if (quietHours && !isTimeZone(quietHours.timeZone))
      throw invalidInput([{ path: 'quietHours.timeZone', code: 'field.invalid' }])
    if (quietHours && quietHours.startsAt === quietHours.endsAt)
      throw invalidInput([{ path: 'quietHours.endsAt', code: 'field.invalid' }])
    await db.transaction().execute((tx) => upsertQuietHours(tx, caller.account!.id, quietHours))
    return { quietHours }
  }),
  on(contract.listBrowsers, async ({ db, caller, config, now }) => ({
    items: await listBrowsers(db, caller.account!, now),
    publicKey: publicKeyOf(config),
  })),
  on(contract.addBrowser, async ({ db, caller, input, config, now }) => {
    const browser = parseBrowser(input, config)
    await db
      .transaction()
      .execute((tx) => addBrowser(tx, { ...browser, variant: caller.variant }, caller.account!, now))
    return done
  }),
  on(contract.removeBrowser, async ({ db, caller, input, now }) => {
    await db.transaction().execute((tx) => removeBrowser(tx, caller.account!.id, input, now))
    return done
  }),
  on(contract.readUnsubscribe, async ({ db, config, input, now }) => {
    const { accountId, kind, channel } = parseToken(config, input.token, now)
    const { items } = await findSettings(db, accountId)
    return items.find((item) => item.kind === kind && item.channel === channel)!
  }),
  on(contract.unsubscribe, ({ db, config, input, now }) => {
    const { accountId, ...kindChannel } = parseToken(config, input.token, now)
    return db.transaction().execute((tx) => upsertSetting(tx, accountId, { ...kindChannel, isOn: false, isSure: true }))
  }),
  on(contract.listNotifications, async ({ db, caller }) => {
    const accountId = caller.account!.id
    return { items: await findNotifications(db, accountId, caller.locale), unread: await countUnread(db, accountId) }
  }),
  on(contract.countNotifications, async ({ db, caller }) => ({ unread: await countUnread(db, caller.account!.id) })),
  on(contract.readNotifications, ({ db, caller, input, now }) =>
    db.transaction().execute(async (tx) => {
      await markRead(tx, { accountId: caller.account!.id, ...input, now })
      return { unread: await countUnread(tx, caller.account!.id) }
    }),
  ),
]

const done = { ok: true as const }
