import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../db/database.ts'

export const connectionVariable = 'TEST_DATABASE'
export const templateName = 'tradeyard_template'

export type TestDatabase = Database & { connection: pg.ClientConfig } & AsyncDisposable

/** A database of one's own: a clone of the template, dropped when disposed of. */
export async function cloneDatabase(options: { statementTimeoutMs?: number } = {}): Promise<TestDatabase> {
  const cluster = clusterConnection()
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(cluster, `create database ${name} template ${templateName}`)
  const connection = { ...cluster, database: name }
  const database = openDatabase(connection, { max: 20, ...options })
  const drop = async () => {
    await database.end()
    await administer(cluster, `drop database ${name} with (force)`)
  }
  return { ...database, connection, [Symbol.asyncDispose]: drop }
}

/** How to reach the cluster of this run. */
export function clusterConnection(): pg.ClientConfig {
  const given = process.env[connectionVariable]
  if (!given) throw new Error('This test needs the test cluster: run it with `npm test -- <file>`.')
  return JSON.parse(given) as pg.ClientConfig
}

/** For clusters that end with the run, so that nothing needs to be safe on the disk. */
export const writeWithoutWaiting = (cluster: pg.ClientConfig) =>
  administer(
    cluster,
    ...['fsync', 'full_page_writes', 'synchronous_commit'].map((setting) => `alter system set ${setting} = off`),
    'select pg_reload_conf()',
  )

/** Done once, before a database is copied, so that no copy is vacuumed by itself. */
export const vacuum = (database: pg.ClientConfig) => administer(database, 'vacuum analyze')

/** Runs statements over a connection of its own. */
export async function administer(connection: pg.ClientConfig, ...statements: string[]) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
