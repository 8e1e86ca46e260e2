// Problems in the supply of stores that administrators look after: conditions on a row `i`.
import { sql } from 'kysely'

/** An address from which nothing can be fetched. */
export const isBrokenFeed = sql`i.problem is not null`
/** An automatic import that stopped at something doubtful. */
export const isHeldImport = sql`i.is_automatic and i.status in ('Columns', 'Categories', 'Checked')`
