import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOptions } from './database.ts'

const lockKey = 7_244_772

/**
 * Applies the migrations that this database lacks, each in its own transaction, and returns their names. Several processes may start at
 * once. A migration is recorded by its file name and known by its title, the name without the number, so it may be renumbered.
 */
export async function migrate(
  connection: pg.ClientConfig | string,
  folder = join(import.meta.dirname, '../../migrations'),
) {
  const client = new pg.Client(connectionOptions(connection))
  // Without a listener the loss of the connection would end the process; the running statement fails as well.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map(({ name }) => titleOf(name)))
    const missing = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !applied.has(titleOf(name)))
      .sort()
    for (const name of missing) await apply(client, name, readFileSync(join(folder, name), 'utf8'))
    return missing
  } finally {
    await client.end()
  }
}

const titleOf = (name: string) => name.replace(/^\d+_/, '')

async function apply(client: pg.Client, name: string, text: string) {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '3s'")
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
