import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { channels, kinds } from './contract.ts'
import { notificationErrors } from './errors.ts'
import { type Cell, cells, type Channel, isOnByDefault, type Kind, type QuietHours } from './rules.ts'

/** `c (channel)`. */
export const theChannels = sql`unnest(${[...channels]}::text[]) as c (channel)`
/** Of `s`, the choice of an account for a channel `c`, where it has made one. */
export const isOn = (kind: Kind) =>
  sql`coalesce(s.is_on, c.channel = any(${channels.filter((channel) => isOnByDefault({ kind, channel }))}::text[]))`
/** Whether the channel `c` reaches the account `a`. */
export const isReady = sql`case c.channel
  when 'Email' then a.email is not null and a.email_confirmed_at is not null
  when 'Sms' then a.phone is not null and a.phone_confirmed_at is not null
  else exists (select from push_subscriptions p where p.account_id = a.id) end`

export async function findSettings(db: Db, accountId: string) {
  const chosen = await sql<Cell & { isOn: boolean }>`
    select kind, channel, is_on as "isOn" from notification_settings where account_id = ${accountId}::uuid and is_on is not null
  `.execute(db)
  const ready = await sql<{ channel: Channel; isReady: boolean }>`
    select c.channel, ${isReady} as "isReady" from accounts a cross join ${theChannels} where a.id = ${accountId}::uuid
  `.execute(db)
  const isChosen = ({ kind, channel }: Cell) =>
    chosen.rows.find((row) => row.kind === kind && row.channel === channel)?.isOn
  return {
    items: cells.map((cell) => ({ ...cell, isOn: isChosen(cell) ?? isOnByDefault(cell) })),
    channels: channels.map((channel) => ({
      channel,
      isReady: ready.rows.some((row) => row.channel === channel && row.isReady),
    })),
    quietHours: await findQuietHours(db, accountId),
  }
}

type Chosen = Cell & { isOn: boolean }

/** Of new orders somebody must hear: the last channel that works goes off only when the account is sure. */
export async function putSetting(
  tx: Tx,
  accountId: string,
  { kind, channel, isOn: wanted, isSure }: Chosen & { isSure: boolean },
): Promise<Chosen> {
  // One after another, so that two last channels do not go off at once.
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  if (kind === 'NewOrder' && !wanted && !isSure && (await kindsOnlyBy(tx, accountId, channel)).includes(kind))
    throw notificationErrors.lastChannel()
  await sql`
    insert into notification_settings (account_id, kind, channel, is_on) values (${accountId}::uuid, ${kind}, ${channel}, ${wanted})
    on conflict (account_id, kind, channel) do update set is_on = excluded.is_on
  `.execute(tx)
  return { kind, channel, isOn: wanted }
}

/** What no other channel that works tells of. */
export async function kindsOnlyBy(db: Db, accountId: string, channel: Channel): Promise<Kind[]> {
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

export const putQuietHours = (tx: Tx, accountId: string, hours: QuietHours | null) =>
  hours
    ? sql`
      insert into quiet_hours (account_id, time_zone, starts_at, ends_at)
      values (${accountId}::uuid, ${hours.timeZone}, ${hours.startsAt}::time, ${hours.endsAt}::time)
      on conflict (account_id) do update set time_zone = excluded.time_zone, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    `.execute(tx)
    : sql`delete from quiet_hours where account_id = ${accountId}::uuid`.execute(tx)
