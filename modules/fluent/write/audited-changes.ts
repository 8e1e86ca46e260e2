import { isDeepStrictEqual } from 'node:util'
import { abridged } from '#platform/values/abridged.ts'
import type { Change, Values } from '../fields.ts'

type AuditedChanges = { fields: string[]; before: Values; after: Values }

/** The fields whose values differ after a change, for the audit log: of texts and characteristics only those that differ, long values cut. */
export function auditedChanges({ before = {}, values, changedKeys }: Change): AuditedChanges {
  const fields = [...changedKeys].filter((key) => !isDeepStrictEqual(before[key] ?? null, values[key] ?? null))
  const pairs = fields.map((key) => [key, ...differingParts(before[key], values[key])] as const)
  return {
    fields,
    before: Object.fromEntries(pairs.filter(([key]) => key in before).map(([key, old]) => [key, abridged(old)])),
    after: Object.fromEntries(pairs.map(([key, , now]) => [key, abridged(now)])),
  }
}

function differingParts(before: unknown, after: unknown): [unknown, unknown] {
  if (!isRecord(before) || !isRecord(after)) return [before, after]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  const pick = (values: Values) =>
    Object.fromEntries(keys.filter((key) => key in values).map((key) => [key, values[key]]))
  return [pick(before), pick(after)]
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
