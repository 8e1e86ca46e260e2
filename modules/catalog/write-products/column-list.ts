import { sql } from 'kysely'
import { columnOf } from '#platform/db/column-name.ts'
import type { Fields } from './fields.ts'

export const columnList = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

/** Columns under the names of their fields, to be selected. */
export const fieldList = (fields: Fields, table: string) =>
  sql.join(Object.keys(fields).map((field) => sql`${sql.ref(`${table}.${columnOf(field)}`)} as ${sql.ref(field)}`))
