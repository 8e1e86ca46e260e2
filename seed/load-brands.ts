import type pg from 'pg'
import { brandAliasOf } from '#modules/catalog/brands.ts'
import { copyRows } from '#platform/db/copy-rows.ts'

/** Loads the brands of an empty database and returns their ids by name. Names with the same alias are one brand. */
export async function loadBrands(
  client: pg.ClientBase,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const namesByAlias = [...Map.groupBy(new Set(names), brandAliasOf)]
  await copyRows(
    client,
    'brands',
    ['id', 'alias', 'name'],
    namesByAlias.map(([alias, [name]], index) => [index + 1, alias, name]),
  )
  await client.query(`select setval(pg_get_serial_sequence('brands', 'id'), $1)`, [namesByAlias.length])
  return new Map(
    namesByAlias.flatMap(([, sameNames], index) => sameNames.map((name): [string, number] => [name, index + 1])),
  )
}
