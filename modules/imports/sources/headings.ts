/** A single cell that is no code. */
export function isHeading(cells: readonly string[]) {
  const [only, ...others] = cells.filter((cell) => cell.trim() !== '')
  return only !== undefined && others.length === 0 && cells.length > 1 && !/^\S*\d\S*$/.test(only.trim())
}
