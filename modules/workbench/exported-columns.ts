// The columns of a workbook.
import type { Call } from '#platform/contract.ts'

/** A text of messages/<locale>/<namespace>.json. */
export type Text = `${string}:${string}`
export type ExportedColumn = {
  /** The field of an item, of an object within it by a dot. */
  field: string
  head: Text
  /** The texts of its values: this and a dot before the value. */
  words?: Text
  kind?: 'money' | 'time'
}

export type ExportedList = { call: Call; title: Text; columns: readonly ExportedColumn[] }

export const column = (field: string, head: Text, words?: Text): ExportedColumn => ({
  field,
  head,
  ...(words && { words }),
})
export const time = (field: string, head: Text): ExportedColumn => ({ field, head, kind: 'time' })
export const money = (field: string, head: Text): ExportedColumn => ({ field, head, kind: 'money' })
