import { sql } from 'kysely'

/** SQL: tells the branch or warehouse `w` from others: its name in any language, else its address or number. */
export const premisesName = sql`coalesce(
  nullif(w.names ->> 'en', ''), (select value from jsonb_each_text(w.names) where value <> '' order by key limit 1), nullif(w.address, ''), w.id::text
)`
