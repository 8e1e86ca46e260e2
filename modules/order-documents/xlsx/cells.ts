import type { Cell } from 'hucre/xlsx'
import type { Money } from '#platform/values/money.ts'

export const amountFormat = '#,##0.00'
export const toAmount = ({ minor }: Money) => minor / 100

/** The first row in bold. */
export const boldCells = (values: readonly string[]) =>
  new Map<string, Partial<Cell>>(
    values.map((value, column) => [`0,${column}`, { value, type: 'string', style: { font: { bold: true } } }]),
  )
