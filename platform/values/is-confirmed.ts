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
