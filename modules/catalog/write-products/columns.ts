import { sql } from 'kysely'
import { columnOf } from '#platform/db/column-name.ts'
import type { Fields } from './fields.ts'

export const columnsOf = (fields: Fields) => Object.keys(fields).map(columnOf)

/** The values of a new row in the order of its columns. */
export const valuesOf = (fields: Fields, row: object): unknown[] =>
  Object.entries(fields).map(([field, { default: value }]) => (row as Record<string, unknown>)[field] ?? value)

/** A new row by column. */
export const newColumns = (fields: Fields, row: object) => {
  const values = valuesOf(fields, row)
  return Object.fromEntries(columnsOf(fields).map((column, index) => [column, values[index]]))
}

/** The given values of a row by column. */
export const givenColumns = (fields: Fields, row: object) =>
  Object.fromEntries(
    Object.keys(fields).flatMap((field) => {
      const value = (row as Record<string, unknown>)[field]
      return value === undefined ? [] : [[columnOf(field), value]]
    }),
  )

export const columnList = (columns: readonly string[], table?: string) =>
  sql.join(columns.map((column) => sql.ref(table ? `${table}.${column}` : column)))

/** Columns under the names of their fields, to be selected. */
export const fieldList = (fields: Fields, table: string) =>
  sql.join(Object.keys(fields).map((field) => sql`${sql.ref(`${table}.${columnOf(field)}`)} as ${sql.ref(field)}`))
