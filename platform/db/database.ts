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

/** A connection pool or a transaction. Functions that must run in a transaction take `Tx`, so that other calls do not compile. */
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type Database = { db: Db; pool: pg.Pool; end: () => Promise<void> }

type Options = {
  max?: number
  statementTimeoutMs?: number
  /** Client-side limit for a response: a hanging server does not enforce its own timeout. */
  queryTimeoutMs?: number
  applicationName?: string
  /** The pool through which caches are filled, for a replica or a secondary pool. */
  primary?: Db
}

const primaries = new WeakMap<Db, Db>()

/** The pool through which caches are filled: a replica may not have replayed the change that invalidated them. */
export const primaryOf = (db: Db): Db => primaries.get(db) ?? db

const bigint = 20
const numeric = 1700
const date = 1082
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === bigint) return toSafeInteger
    if (oid === numeric) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

/** Timeouts and keep-alive for every connection, so that an unreachable server is detected. */
export const connectionOptions = (connection: pg.ClientConfig | string) => ({
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
})

/** Clamps a bigint to the largest exact number. */
const toSafeInteger = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

export function openDatabase(connection: pg.PoolConfig | string, options: Options = {}): Database {
  const pool = new pg.Pool({
    ...connectionOptions(connection),
    max: options.max ?? 20,
    types,
    application_name: options.applicationName ?? 'tradeyard',
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    query_timeout: options.queryTimeoutMs,
    idleTimeoutMillis: 30_000,
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  if (options.queryTimeoutMs) pool.on('connect', closeOnQueryTimeout)
  const db = createDb(withNamedStatements(pool), options.primary)
  return { db, pool, end: () => db.destroy() }
}

/** The part of a pool that queries need. */
export type StatementPool = { options: object; connect: () => Promise<StatementClient>; end: () => Promise<void> }
export type StatementClient = {
  query: (text: unknown, values?: unknown) => Promise<unknown>
  release: (error?: Error) => void
}

export function createDb(pool: StatementPool, primary: Db | undefined): Db {
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDialect({ pool: pool as never }).createDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const db = new Kysely<Tables>({ dialect })
  if (primary) primaries.set(db, primary)
  return db
}

/** Closes a connection after a query timeout: further statements, even a rollback, would wait behind the unanswered one. */
function closeOnQueryTimeout(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const close = (error: Error) => {
    if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end()
  }
  client.query = ((...args: unknown[]) => {
    const result = query(...args)
    if (result instanceof Promise) result.catch(close)
    return result
  }) as typeof client.query
}

const statementNames = new Map<string, string>()
const maxStatementNames = 1_000

/** Sends statements as named prepared statements, so that PostgreSQL parses and plans each once per connection. */
export function withNamedStatements(pool: pg.Pool): StatementPool {
  return {
    options: pool.options as object,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      return {
        query: (text: unknown, values?: unknown) =>
          typeof text === 'string'
            ? client.query({ name: statementName(text), text, values: values as unknown[] })
            : (client.query(text as never) as unknown as Promise<unknown>),
        release: (error?: Error) => client.release(error),
      }
    },
  }
}

/** Undefined beyond the limit and for statements that cannot be prepared. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= maxStatementNames || !/^\s*(select|with|insert|update|delete)\b/i.test(text))
    return undefined
  const name = `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}
