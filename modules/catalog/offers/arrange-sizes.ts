/** `order` sorts the values of an axis and is equal for equal values. */
export type AxisValue = { order: number; label: string }
/** `values` by axis. `differences` are what else differs from the current product. */
export type SizedProduct = { id: number; values: readonly (AxisValue | undefined)[]; differences: string[] }

type Axis = { axis: number; values: { label: string; isCurrent: boolean }[] }
type Cell = { id: number; row: number; column: number; differences: string[] }

const maxRows = 24
const maxColumns = 12

/**
 * Places products into a grid, in each cell the one most like the current product. An axis on which all are equal is left out,
 * and the longer axis becomes the rows. Undefined where no other size exists.
 */
export function arrangeSizes(products: readonly SizedProduct[], currentId: number) {
  const sized = products.filter(({ values }) => values.every((value) => value !== undefined))
  const current = sized.find(({ id }) => id === currentId)
  if (!current) return undefined
  const [rowAxis, columnAxis] = current.values
    .map((_, axis) => ({ axis, orders: ordersOf(sized, axis) }))
    .filter(({ orders }) => orders.length > 1)
    .sort((a, b) => b.orders.length - a.orders.length)
  if (!rowAxis) return undefined
  const orderOf = (product: SizedProduct, { axis }: { axis: number }) => product.values[axis]!.order
  const rows = nearest(rowAxis.orders, orderOf(current, rowAxis), maxRows)
  const columns = columnAxis && nearest(columnAxis.orders, orderOf(current, columnAxis), maxColumns)

  const cells = new Map<string, Cell>()
  for (const product of [...sized].sort((a, b) => likeness(b, currentId) - likeness(a, currentId))) {
    const row = rows.indexOf(orderOf(product, rowAxis))
    const column = columns ? columns.indexOf(orderOf(product, columnAxis)) : 0
    const place = `${row} ${column}`
    if (row < 0 || column < 0 || cells.has(place)) continue
    cells.set(place, { id: product.id, row, column, differences: product.differences })
  }
  const toAxis = ({ axis }: { axis: number }, orders: readonly number[]): Axis => ({
    axis,
    values: orders.map((order) => ({
      label: sized.find((product) => orderOf(product, { axis }) === order)!.values[axis]!.label,
      isCurrent: orderOf(current, { axis }) === order,
    })),
  })
  return {
    rows: toAxis(rowAxis, rows),
    columns: columns ? toAxis(columnAxis, columns) : null,
    cells: [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column),
  }
}

const likeness = ({ id, differences }: SizedProduct, currentId: number) => (id === currentId ? 1 : -differences.length)

const ordersOf = (products: readonly SizedProduct[], axis: number) =>
  [...new Set(products.map(({ values }) => values[axis]!.order))].sort((a, b) => a - b)

/** At most `count` values in their order, the current one in the middle. */
function nearest(orders: readonly number[], current: number, count: number) {
  const start = Math.max(0, Math.min(orders.indexOf(current) - Math.floor(count / 2), orders.length - count))
  return orders.slice(start, start + count)
}
