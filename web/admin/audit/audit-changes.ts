import type { getAccount } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type AuditEntry = OutputOf<typeof getAccount>['audit'][number]
export type AuditChange = { field: string; before: unknown; after: unknown }

const maxFields = 100

/** What an entry records beside what people know: the id stands beside it, the names of changed fields stand in the table. */
const technical: ReadonlySet<string> = new Set([
  'id',
  'key',
  'listTitle',
  'level',
  'parents',
  'childCount',
  'hasProducts',
  'categoryCount',
  'mergedInto',
  'promotionId',
  'fields',
  'values',
  'optionIds',
])

/** The fields of an entry whose values differ, and what else it says. A value without fields is the field `value`. */
export function changesOf({ before, after, ...others }: Record<string, unknown>): AuditChange[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)]
  const changes = [...new Set([...Object.keys(old), ...Object.keys(current)])]
    .filter((field) => !technical.has(field))
    .map((field) => ({ field, before: old[field], after: current[field] }))
    .filter((change) => contentOf(change.before) !== contentOf(change.after))
  const facts = Object.entries(others)
    .filter(
      ([field, value]) =>
        !technical.has(field) && !isNothing(value) && !changes.some((change) => change.field === field),
    )
    .map(([field, value]) => ({ field, before: undefined, after: value }))
  return [...changes, ...facts].slice(0, maxFields)
}

const contentOf = (value: unknown) => (isNothing(value) ? '' : JSON.stringify(value))

/** However it is recorded, such as texts that are empty in all languages. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing))

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
