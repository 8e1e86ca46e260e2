import { type RawBuilder, sql } from 'kysely'

/** SQL expression of a time in ISO 8601 in UTC. */
export const isoTime = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
