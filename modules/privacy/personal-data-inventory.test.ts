import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { fileDatabase, inTransaction } from '#platform/testing/shared.ts'
import { personalDataInventory } from './personal-data-inventory.ts'
import { sectionNames } from './export-sections.ts'

/** Columns that refer to accounts, or whose names indicate a person or an address. */
async function findPersonalColumns(db: Db) {
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

const findUnlistedColumns = async (db: Db) =>
  (await findPersonalColumns(db)).filter((place) => !(place in personalDataInventory)).sort()

test('every column with personal data is in the inventory', async () => {
  assert.deepEqual(await findUnlistedColumns((await fileDatabase()).db), [])
})

test(
  'an unlisted table is detected',
  inTransaction(async (tx) => {
    const before = await findUnlistedColumns(tx)
    await sql`create table wishes (whose uuid references accounts, phone text, title text, created_by uuid)`.execute(tx)
    assert.deepEqual(
      (await findUnlistedColumns(tx)).filter((place) => !before.includes(place)),
      ['wishes.created_by', 'wishes.phone', 'wishes.whose'],
    )
  }),
)

test('the inventory lists existing columns, and every export section covers at least one', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'
  `.execute((await fileDatabase()).db)
  const existing = new Set(rows.map(({ place }) => place))
  assert.deepEqual(
    Object.keys(personalDataInventory).filter((place) => !existing.has(place)),
    [],
  )
  const exported = new Set(Object.values(personalDataInventory).map(([section]) => section))
  assert.deepEqual(
    sectionNames.filter((name) => !exported.has(name) && name !== 'orderLines'),
    [],
  )
})
