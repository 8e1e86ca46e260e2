/** Minor units of an amount as people type it: "1 234,5", "1,234.50", "1.234". Undefined where it is none. */
export function parseAmount(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f']/g, '')
  const [, whole, fraction = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (whole === undefined) return undefined
  const minor = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : undefined
}
