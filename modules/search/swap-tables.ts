// A table is rebuilt beside itself and takes its own place: `{name}_next` becomes `{name}`.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function dropNext(db: Db, names: readonly string[]) {
  for (const name of names) await sql`drop table if exists ${sql.table(`${name}_next`)}`.execute(db)
}

/** The same table, empty, with its settings and primary key; `finish` makes the other indexes, which is faster when the rows are there. */
export async function makeNext(db: Db, name: string) {
  const next = `${name}_next`
  const {
    rows: [table],
  } = await sql<{
    settings: string | null
  }>`select array_to_string(reloptions, ', ') as settings from pg_class where oid = to_regclass(${name})`.execute(db)
  const { rows } = await sql<{ definition: string; isPrimary: boolean }>`
    select pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary" from pg_index where indrelid = to_regclass(${name})
  `.execute(db)
  const ofNext = (definition: string) => sql.raw(definition.replaceAll(name, next))
  await sql`create table ${sql.table(next)} (like ${sql.table(name)} including defaults including storage including constraints)`.execute(
    db,
  )
  if (table?.settings) await sql`alter table ${sql.table(next)} set (${sql.raw(table.settings)})`.execute(db)
  for (const { definition, isPrimary } of rows) if (isPrimary) await ofNext(definition).execute(db)
  return async () => {
    for (const { definition, isPrimary } of rows) if (!isPrimary) await ofNext(definition).execute(db)
    await sql`analyze ${sql.table(next)}`.execute(db)
  }
}

/** One statement: all of it or nothing. Readers wait for as long as it takes to rename. */
export async function swapNext(db: Db, names: readonly string[]) {
  const swaps = names.map(
    (name) => `
    drop table ${name};
    alter table ${name}_next rename to ${name};
    for index_name in select indexrelid::regclass::text from pg_index where indrelid = to_regclass('${name}') loop
      execute format('alter index %s rename to %s', index_name, replace(index_name, '${name}_next', '${name}'));
    end loop;
    alter table ${name} add primary key using index ${name}_pkey;`,
  )
  await sql.raw(`do $$ declare index_name text; begin ${swaps.join('\n')} end $$`).execute(db)
}
