import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction,
} from 'kysely'
import pg from 'pg'

// Queries are plain SQL in Kysely's `sql` template, with the row type beside each, so no table types are declared here.
type Tables = Record<never, never>

/** Where reads and writes go. What must run inside a transaction takes `Tx`, so that the mistake does not compile. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Database = { db: Db; pool: pg.Pool; end: () => Promise<void> }

type Options = { max?: number; statementTimeoutMs?: number; applicationName?: string }

const bigint = 20
const numeric = 1700
const date = 1082
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === bigint || oid === numeric) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

export function openDatabase(connection: pg.PoolConfig | string, options: Options = {}): Database {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: options.max ?? 20,
    types,
    application_name: options.applicationName ?? 'tradeyard',
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDialect({ pool: namingPool(pool) }).createDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const db = new Kysely<Tables>({ dialect })
  return { db, pool, end: () => db.destroy() }
}

const statementNames = new Map<string, string>()
const mostNames = 1_000

/** Names each statement, so that PostgreSQL parses and plans it once a connection. */
function namingPool(pool: pg.Pool) {
  return {
    options: pool.options as object,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: unknown, values?: unknown) =>
          typeof text === 'string'
            ? client.query({ name: nameOf(text), text, values: values as unknown[] })
            : client.query(text as never),
        release: (error?: Error) => client.release(error),
      } as never
    },
  } as never
}

/** Undefined beyond the limit and for statements without parameters to bind, which run unprepared. */
function nameOf(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= mostNames || !/^\s*(select|with|insert|update|delete)\b/i.test(text)) return undefined
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}
