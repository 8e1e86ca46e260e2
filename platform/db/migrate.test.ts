import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { locales } from '../constants.ts'
import { ensureDatabase } from '../embedded/ensure-database.ts'
import { clusterConnection } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const folder = join(import.meta.dirname, '../../migrations')

async function emptyDatabase(name: string) {
  const connection = await ensureDatabase(clusterConnection(), name)
  const client = new pg.Client(connection)
  await client.connect()
  return { connection, client, [Symbol.asyncDispose]: () => client.end() }
}

test('processes that start concurrently apply each migration once', async () => {
  await using empty = await emptyDatabase('migrate_at_once')
  const applied = await Promise.all([migrate(empty.connection), migrate(empty.connection), migrate(empty.connection)])
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  assert.deepEqual(
    applied.map(({ length }) => length).sort((a, b) => a - b),
    [0, 0, names.length],
  )
  assert.deepEqual(
    (await empty.client.query('select name from migrations order by name')).rows.map(({ name }) => name),
    names,
  )
  assert.deepEqual(await migrate(empty.connection), [])
})

test('each number and each title is used once, without gaps', () => {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  assert.deepEqual(
    names.map((name) => Number(name.slice(0, 4))),
    names.map((_, index) => index + 1),
  )
  assert.equal(new Set(names.map((name) => name.slice(5))).size, names.length)
})

test('a renumbered migration is not applied again', async () => {
  await using empty = await emptyDatabase('migrate_renumbered')
  await migrate(empty.connection)
  const former = {
    '0026_waiting_pushes.sql': '0025_waiting_pushes.sql',
    '0027_synonym_versions.sql': '0026_synonym_versions.sql',
  }
  for (const [name, formerName] of Object.entries(former))
    await empty.client.query('update migrations set name = $2 where name = $1', [name, formerName])
  assert.deepEqual(await migrate(empty.connection), [])
})

test('a database that is in use gets the rate and the names of the lira, a new one does not', async () => {
  await using empty = await emptyDatabase('migrate_lira')
  await migrate(empty.connection)
  const read = async () =>
    (await empty.client.query('select currency from currency_rates union all select currency from currency_names')).rows
  assert.deepEqual(await read(), [])
  await empty.client.query(`
    insert into currency_rates (currency, rate_date, per_euro, source) values ('EUR', '2026-11-27', 1, 'Bank of Russia');
    insert into currency_names (currency, locale, name) values ('EUR', 'en', 'Euro');
    delete from migrations where name = '0113_turkish_lira.sql'`)
  await migrate(empty.connection)
  assert.equal((await read()).filter(({ currency }) => currency === 'TRY').length, 1 + locales.length)
})

test('a failed migration is rolled back and named in the error', async () => {
  await using empty = await emptyDatabase('migrate_failing')
  const own = mkdtempSync(join(tmpdir(), 'tradeyard-migrations-'))
  writeFileSync(join(own, '0001_good.sql'), 'create table good (id int);')
  writeFileSync(join(own, '0002_bad.sql'), 'create table half (id int); select * from nowhere;')
  await assert.rejects(migrate(empty.connection, own), /0002_bad\.sql failed: .*nowhere/)
  const { rows } = await empty.client.query(`select to_regclass('good') as good, to_regclass('half') as half`)
  assert.deepEqual(rows, [{ good: 'good', half: null }])
  writeFileSync(join(own, '0002_bad.sql'), 'create table whole (id int);')
  assert.deepEqual(await migrate(empty.connection, own), ['0002_bad.sql'])
  rmSync(own, { recursive: true })
})
