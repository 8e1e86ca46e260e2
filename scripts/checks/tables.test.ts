import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dynamicWriterProblems, tableProblems, tablesIn } from './tables.ts'

const tables = tablesIn('create table stores (id int);\nCREATE TABLE IF NOT EXISTS carts (id int);')
const problems = (files: Record<string, string>, shared = {}) =>
  tableProblems(new Map(Object.entries(files)), tables, shared)
const owner = { 'modules/suppliers/queries.ts': 'sql`update stores set name = 1`' }

test('tables: a second writer is found in every form', () => {
  for (const statement of [
    'sql`insert into stores (id) values (1)`',
    'sql`\n  INSERT INTO\n  stores (id) values (1)`',
    'sql`update only stores set name = 2`',
    'sql`delete from "stores"`',
    'sql`merge into stores s using x on true when matched then delete`',
    "db.insertInto('stores')",
    "db.updateTable('stores')",
    "db.deleteFrom('stores')",
    "defineResource('store', {\n  table: 'stores',",
  ])
    assert.deepEqual(problems({ ...owner, 'modules/team/open-company.ts': statement }), [
      'stores is written by more than one module: modules/suppliers/queries.ts, modules/team/open-company.ts',
    ])
  assert.equal(problems({ ...owner, 'platform/db/purge.ts': 'sql`truncate stores`' }).length, 1)
})

test('tables: reads, tests, other tables and exceptions are allowed', () => {
  for (const [path, text] of [
    ['modules/suppliers/jobs.ts', 'sql`delete from stores`'],
    ['modules/team/reads.ts', 'sql`select 1 from stores for update of stores`'],
    ['modules/team/team.test.ts', 'sql`delete from stores`'],
    ['seed/load.ts', 'sql`delete from stores`'],
    ['modules/team/carts.ts', 'sql`insert into carts (id) values (1) on conflict do update set id = 2`'],
  ] as const)
    assert.deepEqual(problems({ ...owner, [path]: text }), [])
  const second = { ...owner, 'modules/team/a.ts': 'sql`delete from stores`' }
  assert.deepEqual(problems(second, { stores: 'because' }), [])
  assert.match(problems(owner, { stores: 'because' })[0]!, /need not be an exception/)
})

test('tables: a file that writes a table by a variable needs a reason', () => {
  const sources = new Map([['modules/team/a.ts', 'sql`delete from ${sql.table(table)} where id = 1`']])
  assert.match(dynamicWriterProblems(sources, {}).join(), /modules\/team\/a\.ts writes a table/)
  assert.deepEqual(dynamicWriterProblems(sources, { 'modules/team/a.ts': 'because' }), [])
  assert.match(dynamicWriterProblems(new Map(), { 'modules/team/a.ts': 'because' })[0]!, /need not be an exception/)
})
