import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { type InitialSettings, settingDefinitions } from '#platform/setting-definitions.ts'
import { type Locale, type SettingKey, settingKeys } from '#platform/constants.ts'
import { initialSetting, readStoredSettings } from '#platform/settings.ts'
import { findAuditOfSeveral } from '../moderation/audit-queries.ts'
import type { listSettings, setSetting } from './settings-contract.ts'

type Setting = OutputOf<typeof setSetting>
type Change = Pick<Setting, 'changedAt' | 'changedBy'>

/** Not from the cache, so that an administrator sees a change as soon as it is saved. */
export async function findSettings(
  db: Db,
  config: InitialSettings,
  locale: Locale,
): Promise<OutputOf<typeof listSettings>> {
  const [changes, audit, stored] = await Promise.all([
    findChanges(db),
    findAuditOfSeveral(db, 'setting', settingKeys, locale),
    readStoredSettings(db),
  ])
  return { items: settingKeys.map((key) => toSetting(key, stored, config, changes.get(key))), audit }
}

/** Changes of settings follow one another, so that the audit log tells what each has replaced. */
export async function changeSetting(
  tx: Tx,
  { key, value }: InputOf<typeof setSetting>,
  { caller, config }: Pick<Context, 'caller' | 'config'>,
): Promise<Setting> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)
  const before = toSetting(key, await readStoredSettings(tx), config)
  const accepted = value === null ? null : accept(key, value)
  if (accepted === null) await sql`delete from app_config where key = ${key}`.execute(tx)
  else
    await sql`
      insert into app_config (key, value) values (${key}, ${JSON.stringify(accepted)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()
    `.execute(tx)
  const after = toSetting(key, accepted === null ? {} : { [key]: accepted }, config)
  await record(tx, caller, {
    action: 'setting.set',
    entity: 'setting',
    entityId: key,
    details: { before: before.value, after: after.value },
  })
  await invalidateTags(tx, ['app-config'])
  return { ...after, ...(await findChanges(tx)).get(key)! }
}

function accept(key: SettingKey, value: unknown) {
  const parsed = settingDefinitions[key].schema.safeParse(value)
  if (!parsed.success) throw invalidInput([{ path: 'value', code: 'field.invalid' }])
  return parsed.data
}

function toSetting(
  key: SettingKey,
  stored: Partial<Record<SettingKey, unknown>>,
  config: InitialSettings,
  change: Change = { changedAt: null, changedBy: null },
): Setting {
  const initial = shown(initialSetting(config, key))
  const isSet = stored[key] !== undefined
  const value = isSet ? shown(stored[key]) : initial
  const definition = settingDefinitions[key]
  const max = 'max' in definition ? definition.max : null
  return { key, kind: definition.kind, max, value, initial, isSet, ...change }
}

/** Features are shown as the names of those that are on. */
const shown = (value: unknown) =>
  (value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, isOn]) => (isOn === true ? [name] : []))
    : value) as Setting['value']

/** When and by whom each setting was changed last. */
async function findChanges(db: Db): Promise<ReadonlyMap<string, Change>> {
  const { rows } = await sql<{ key: string; changedAt: Date; changedBy: Change['changedBy'] }>`
    select k.key, e.at as "changedAt", case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as "changedBy"
    from unnest(${settingKeys}::text[]) as k (key)
      cross join lateral (
        select l.at, l.actor_id from audit_log l where l.entity = 'setting' and l.entity_id = k.key order by l.id desc limit 1
      ) e
      left join accounts a on a.id = e.actor_id
  `.execute(db)
  return new Map(rows.map(({ key, changedAt, changedBy }) => [key, { changedAt: changedAt.toISOString(), changedBy }]))
}
