export type AuditChange = { field: string; before: unknown; after: unknown }

const maxFields = 100

/** The fields of an entry whose values differ, and what else it says. A value without fields is the field `value`. */
export function changesOf({ before, after, ...others }: Record<string, unknown>): AuditChange[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  const changes = [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .map((field) => ({ field, before: old[field], after: current[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  const facts = Object.entries(others)
    .filter(
      ([field, value]) => value !== null && value !== undefined && !changes.some((change) => change.field === field),
    )
    .map(([field, value]) => ({ field, before: undefined, after: value }))
  return [...changes, ...facts].slice(0, maxFields)
}

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {}
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : { value: state }
}
