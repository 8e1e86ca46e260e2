const maxTextLength = 500
const maxItems = 20

/** The value for the audit log: long texts and lists are cut. */
export function abridged(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value
  if (Array.isArray(value)) return value.slice(0, maxItems).map(abridged)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, abridged(each)]))
  return value
}
