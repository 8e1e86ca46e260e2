import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'

/** False unless the row `featureFlags` of `app_config` says otherwise, such as `{"newCheckout": true}`. */
export const featureFlag = async (db: Db, name: string) => (await activeFeatures(db)).includes(name)

export const activeFeatures = cached({ tag: 'app-config' }, async (db) => {
  const { rows } = await sql<{ name: string }>`
    select name from app_config, jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) flag (name, is_on)
    where key = 'featureFlags' and is_on = 'true' order by name
  `.execute(db)
  return rows.map(({ name }) => name)
})
