import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOptions } from './database.ts'

const lockKey = 7_244_772

/** Applies the migrations that this database lacks, one transaction each; several processes may start at once. */
export async function migrate(
  connection: pg.ClientConfig | string,
  folder = join(import.meta.dirname, '../../migrations'),
) {
  const client = new pg.Client(connectionOptions(connection))
  // The statement that runs fails, too; without a listener the loss of an idle connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set((await client.query('select name from migrations')).rows.map((row) => row.name as string))
    const missing = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .sort()
    for (const name of missing) await apply(client, name, readFileSync(join(folder, name), 'utf8'))
    return missing
  } finally {
    await client.end()
  }
}

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
