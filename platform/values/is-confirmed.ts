/** Whether these aliases and no others were typed, separated by spaces or commas. */
export function isConfirmed(confirmation: string, aliases: readonly string[]): boolean {
  const typed = new Set(
    confirmation
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  const expected = new Set(aliases)
  return typed.size === expected.size && typed.isSubsetOf(expected)
}

/** Whether the name of the only item was typed, or the number of several. */
export function isConfirmedByNameOrCount(confirmation: string, count: number, onlyName = String(count)): boolean {
  const expected = count === 1 ? onlyName : String(count)
  return confirmation.trim().toLowerCase() === expected.trim().toLowerCase()
}
