/** Parses an amount as people type it ("1 234,5", "1,234.50", "1.234") to minor units; undefined if invalid. */
export function parseAmount(text: string): number | undefined {
  const digits = text.replace(/[\s\u00a0\u202f']/g, '')
  const [, whole, fraction = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (whole === undefined) return undefined
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}
