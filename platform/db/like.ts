import { type RawBuilder, sql } from 'kysely'

/** Text as a pattern of LIKE that means itself: what a visitor types is never a wildcard. */
export const likeable = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * Values that begin with a text, by an index with text_pattern_ops. A LIKE whose text is a parameter finds no index, so that
 * PostgreSQL plans it anew each time.
 */
export const beginsWith = (value: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql`${value} ~>=~ ${text} and ${value} ~<~ (${text} || ${lastLetter})`

const lastLetter = '\u{10ffff}'
