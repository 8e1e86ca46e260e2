import type pg from 'pg'

type Index = { name: string; table: string; definition: string; constraint: string | null }

/** Drops the indexes and constraints of these tables and returns the statements that recreate them. Primary keys stay. */
export async function dropIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition,
       pg_get_constraintdef(c.oid) as constraint
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.conindid = i.indexrelid)
     order by 1`,
    [tables],
  )
  for (const { name, table, constraint } of rows)
    await client.query(constraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`)
  return rows.map(({ name, table, definition, constraint }) =>
    constraint ? `alter table ${table} add constraint ${name} ${constraint}` : definition,
  )
}

/** Runs the statements concurrently over all connections. */
export async function makeIndexes(clients: readonly pg.ClientBase[], statements: readonly string[]) {
  const left = [...statements]
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next; next = left.shift()) await client.query(next)
    }),
  )
}
