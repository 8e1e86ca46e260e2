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

type Options = {
  max?: number
  statementTimeoutMs?: number
  /** How long an answer is waited for: a server that hangs enforces no timeout itself. */
  queryTimeoutMs?: number
  applicationName?: string
}

const bigint = 20
const numeric = 1700
const date = 1082
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === bigint) return toExact
    if (oid === numeric) return Number
    if (oid === date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

/** For every connection: a server that does not take it in time, or vanishes from the network, counts as lost. */
export const connectionOptions = (connection: pg.ClientConfig | string) => ({
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
})

/** Numbers beyond 2^53 are not exact: the greatest that is stands for them. */
const toExact = (text: string) => Math.min(Number(text), Number.MAX_SAFE_INTEGER)

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
  if (options.queryTimeoutMs) pool.on('connect', closeWhenSilent)
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PostgresDialect({ pool: namingPool(pool) }).createDriver(),
    createIntrospector: (db: Kysely<never>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
  const db = new Kysely<Tables>({ dialect })
  return { db, pool, end: () => db.destroy() }
}

/** A connection over which a statement is not answered is closed: what came next, be it a rollback, would wait behind that statement. */
function closeWhenSilent(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const close = (error: Error) => {
    if (error.message === 'Query read timeout') void (client as unknown as pg.Client).end()
  }
  client.query = ((...given: unknown[]) => {
    const answer = query(...given)
    if (answer instanceof Promise) answer.catch(close)
    return answer
  }) as typeof client.query
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
