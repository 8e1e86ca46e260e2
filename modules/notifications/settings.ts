import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { channels, kinds } from './kind-contract.ts'
import { notificationErrors } from './errors.ts'
import { type KindChannel, kindChannels, type Channel, isOnByDefault, type Kind, type QuietHours } from './rules.ts'

/** SQL table `c (channel)` of all channels. */
export const channelsTable = sql`unnest(${[...channels]}::text[]) as c (channel)`
/** SQL condition: the stored setting `s` for channel `c`, or the default. */
export const isOn = (kind: Kind) =>
  sql`coalesce(s.is_on, c.channel = any(${channels.filter((channel) => isOnByDefault({ kind, channel }))}::text[]))`
/** SQL condition: channel `c` can reach account `a`. */
export const isReady = sql`case c.channel
  when 'Email' then a.email is not null and a.email_confirmed_at is not null
  when 'Sms' then a.phone is not null and a.phone_confirmed_at is not null
  else exists (select from push_subscriptions p where p.account_id = a.id) end`

export async function findSettings(db: Db, accountId: string) {
  const storedSettings = await sql<KindChannel & { isOn: boolean }>`
    select kind, channel, is_on as "isOn" from notification_settings where account_id = ${accountId}::uuid and is_on is not null
  `.execute(db)
  const ready = await sql<{ channel: Channel; isReady: boolean }>`
    select c.channel, ${isReady} as "isReady" from accounts a cross join ${channelsTable} where a.id = ${accountId}::uuid
  `.execute(db)
  const storedIsOn = ({ kind, channel }: KindChannel) =>
    storedSettings.rows.find((row) => row.kind === kind && row.channel === channel)?.isOn
  return {
    items: kindChannels.map((cell) => ({ ...cell, isOn: storedIsOn(cell) ?? isOnByDefault(cell) })),
    channels: channels.map((channel) => ({
      channel,
      isReady: ready.rows.some((row) => row.channel === channel && row.isReady),
    })),
    quietHours: await findQuietHours(db, accountId),
  }
}

type Setting = KindChannel & { isOn: boolean }

/** Throws `notifications.lastChannel` if new orders would lose their last working channel, unless `isSure`. */
export async function upsertSetting(
  tx: Tx,
  accountId: string,
  { kind, channel, isOn: isEnabled, isSure }: Setting & { isSure: boolean },
): Promise<Setting> {
  // Serializes changes of one account, so that two concurrent ones do not switch off the last two channels.
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  if (
    kind === 'NewOrder' &&
    !isEnabled &&
    !isSure &&
    (await kindsOnlyDeliveredBy(tx, accountId, channel)).includes(kind)
  )
    throw notificationErrors.lastChannel()
  await sql`
    insert into notification_settings (account_id, kind, channel, is_on) values (${accountId}::uuid, ${kind}, ${channel}, ${isEnabled})
    on conflict (account_id, kind, channel) do update set is_on = excluded.is_on
  `.execute(tx)
  return { kind, channel, isOn: isEnabled }
}

/** The kinds for which this is the only working channel. */
export async function kindsOnlyDeliveredBy(db: Db, accountId: string, channel: Channel): Promise<Kind[]> {
  const { items, channels: states } = await findSettings(db, accountId)
  const ready = new Set(states.filter(({ isReady }) => isReady).map((state) => state.channel))
  return kinds.filter((kind) => {
    const working = items.filter((item) => item.kind === kind && item.isOn && ready.has(item.channel))
    return working.length === 1 && working[0]!.channel === channel
  })
}

export async function findQuietHours(db: Db, accountId: string): Promise<QuietHours | null> {
  const { rows } = await sql<QuietHours>`
    select time_zone as "timeZone", to_char(starts_at, 'HH24:MI') as "startsAt", to_char(ends_at, 'HH24:MI') as "endsAt"
    from quiet_hours where account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0] ?? null
}

export const upsertQuietHours = (tx: Tx, accountId: string, hours: QuietHours | null) =>
  hours
    ? sql`
      insert into quiet_hours (account_id, time_zone, starts_at, ends_at)
      values (${accountId}::uuid, ${hours.timeZone}, ${hours.startsAt}::time, ${hours.endsAt}::time)
      on conflict (account_id) do update set time_zone = excluded.time_zone, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    `.execute(tx)
    : sql`delete from quiet_hours where account_id = ${accountId}::uuid`.execute(tx)
