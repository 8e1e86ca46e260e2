import { sql } from 'kysely'
import { cached } from './cache.ts'
import type { SettingKey, Variant } from './constants.ts'
import type { Db } from './db/database.ts'
import { type InitialSettings, settingDefinitions, type Settings } from './setting-definitions.ts'

/** Values that administrators have set; an invalid value counts as not set. */
export async function readStoredSettings(db: Db): Promise<Partial<Settings>> {
  const { rows } = await sql<{ key: SettingKey; value: unknown }>`select key, value from app_config`.execute(db)
  const entries = rows.flatMap(({ key, value }) => {
    const parsed = settingDefinitions[key]?.schema.safeParse(value)
    return parsed?.success ? [[key, parsed.data]] : []
  })
  return Object.fromEntries(entries)
}

/** The same from the cache. */
export const storedSettings = cached({ tag: 'app-config' }, readStoredSettings)

/** The value that administrators have set, otherwise the default of the deployment or the product. */
export async function readSetting<Key extends SettingKey>(
  db: Db,
  config: InitialSettings,
  key: Key,
): Promise<Settings[Key]> {
  const stored = (await storedSettings(db))[key]
  return stored === undefined ? initialSetting(config, key) : (stored as Settings[Key])
}

export const initialSetting = <Key extends SettingKey>(config: InitialSettings, key: Key) =>
  settingDefinitions[key].initial(config) as Settings[Key]

export const readSupportPhone = (db: Db, config: InitialSettings, variant: Variant) =>
  readSetting(db, config, variant === 'b2b' ? 'supportPhoneB2b' : 'supportPhoneTrade')

export const readMessengerUrl = (db: Db, config: InitialSettings, variant: Variant) =>
  readSetting(db, config, variant === 'b2b' ? 'messengerUrlB2b' : 'messengerUrlTrade')
