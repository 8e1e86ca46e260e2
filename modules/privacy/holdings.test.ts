import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fileDatabase, inTransaction } from '#platform/testing/shared.ts'
import { holdings } from './holdings.ts'
import { sectionNames } from './sections.ts'

/** Columns that refer to accounts, or whose name says that they hold a person or an address of one. */
async function columnsOfPeople(db: Db) {
  const { rows } = await sql<{ place: string }>`
    select t.relname || '.' || c.attname as place
    from pg_attribute c join pg_class t on t.oid = c.attrelid and t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
    where c.attnum > 0 and not c.attisdropped and (
      c.attname ~ '(^|_)((account|actor|user|owner|buyer|seller|member)_id|actor|e?mail|phone|recipient|target)$|_by$'
      or exists (select from pg_constraint f where f.conrelid = t.oid and f.contype = 'f' and f.confrelid = 'accounts'::regclass and c.attnum = any(f.conkey))
    )
  `.execute(db)
  return rows.map(({ place }) => place)
}

const unnamed = async (db: Db) => (await columnsOfPeople(db)).filter((place) => !(place in holdings)).sort()

test('every column that leads to a person is in the list: shown and erased, or left out and kept for a reason', async () => {
  assert.deepEqual(await unnamed((await fileDatabase()).db), [])
})

test(
  'a table that is forgotten is found',
  inTransaction(async (tx) => {
    const before = await unnamed(tx)
    await sql`create table wishes (whose uuid references accounts, phone text, title text, created_by uuid)`.execute(tx)
    assert.deepEqual(
      (await unnamed(tx)).filter((place) => !before.includes(place)),
      ['wishes.created_by', 'wishes.phone', 'wishes.whose'],
    )
  }),
)

test('the list names columns that exist, and every section shows one of them at least', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'
  `.execute((await fileDatabase()).db)
  const existing = new Set(rows.map(({ place }) => place))
  assert.deepEqual(
    Object.keys(holdings).filter((place) => !existing.has(place)),
    [],
  )
  const shown = new Set(Object.values(holdings).map(([section]) => section))
  assert.deepEqual(
    sectionNames.filter((name) => !shown.has(name) && name !== 'orderLines'),
    [],
  )
})
