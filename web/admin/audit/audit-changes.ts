import type { getAccount } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type AuditEntry = OutputOf<typeof getAccount>['audit'][number]
export type AuditChange = { field: string; before: unknown; after: unknown }

const maxFields = 100

/** The fields of an entry whose values differ, and what else it says; the id stands beside it. A value without fields is the field `value`. */
export function changesOf({ before, after, ...others }: Record<string, unknown>): AuditChange[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  const changes = [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .filter((field) => field !== 'id')
    .map((field) => ({ field, before: old[field], after: current[field] }))
    .filter((change) => contentOf(change.before) !== contentOf(change.after))
  const facts = Object.entries(others)
    .filter(
      ([field, value]) => value !== null && value !== undefined && !changes.some((change) => change.field === field),
    )
    .map(([field, value]) => ({ field, before: undefined, after: value }))
  return [...changes, ...facts].slice(0, maxFields)
}

/** Nothing is nothing, however it is recorded. */
const contentOf = (value: unknown) => (JSON.stringify(value) ?? '').replace(/^(?:null|""|\[\]|\{\})$/, '')

function fieldsOf(state: unknown): Record<string, unknown> {
  if (state === null || state === undefined) return {}
  return typeof state === 'object' && !Array.isArray(state) ? (state as Record<string, unknown>) : { value: state }
}

/** The name that an entry has recorded for a record, such as one that was deleted. */
export function recordedName({ before, after }: Record<string, unknown>, locale: string): string {
  const { name, names, titles } = { ...fieldsOf(before), ...fieldsOf(after) }
  const texts = fieldsOf(names ?? titles)
  return (
    ([name, texts[locale], texts.en].find((text) => typeof text === 'string' && text !== '') as string | undefined) ??
    ''
  )
}
