// Blue/green replacement of tables: the shadow table `{name}_next` is filled and then renamed to `{name}`.
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export async function dropShadowTables(db: Db, names: readonly string[]) {
  for (const name of names) await sql`drop table if exists ${sql.table(`${name}_next`)}`.execute(db)
}

/** An empty copy with the settings and primary key. Call the returned function when the rows are written: it builds the other indexes. */
export async function createShadowTable(db: Db, name: string) {
  const shadow = `${name}_next`
  const {
    rows: [table],
  } = await sql<{
    settings: string | null
  }>`select array_to_string(reloptions, ', ') as settings from pg_class where oid = to_regclass(${name})`.execute(db)
  const { rows } = await sql<{ definition: string; isPrimary: boolean }>`
    select pg_get_indexdef(indexrelid) as definition, indisprimary as "isPrimary" from pg_index where indrelid = to_regclass(${name})
  `.execute(db)
  const createOnShadow = (definition: string) => sql.raw(definition.replaceAll(name, shadow))
  await sql`create table ${sql.table(shadow)} (like ${sql.table(name)} including defaults including storage including constraints)`.execute(
    db,
  )
  if (table?.settings) await sql`alter table ${sql.table(shadow)} set (${sql.raw(table.settings)})`.execute(db)
  for (const { definition, isPrimary } of rows) if (isPrimary) await createOnShadow(definition).execute(db)
  return async () => {
    for (const { definition, isPrimary } of rows) if (!isPrimary) await createOnShadow(definition).execute(db)
    await sql`analyze ${sql.table(shadow)}`.execute(db)
  }
}

/** Atomic. Readers wait while the tables are renamed. */
export async function swapShadowTables(db: Db, names: readonly string[]) {
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
