import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import { callOptions, donePath, type FormAction } from '../forms/define-actions.ts'
import { readInput } from '../forms/read-form.ts'

/** Why an item is left as it is; the list's messages have a text for each reason. */
type Reason = 'inUse' | 'notFound' | 'incomplete' | 'blocked' | 'reserved' | 'priceConflict' | 'changed'
export type BulkOutcome = {
  count: number
  rejected: { id: number; code: `${string}.${Reason}` }[]
  /** Values that some items lose. */
  lost?: { name: string; count: number }[]
}
type BulkCall = Call<z.ZodObject, z.ZodType<BulkOutcome & { undoId?: string | null }>>

/** What a bulk change would do, to be confirmed; without an outcome its fields are to be filled in. */
export type BulkPreview = {
  ids: readonly number[]
  outcome: BulkOutcome | null
  values: Readonly<Record<string, string>>
  /** Of the confirmed change, so that a double click does not make it twice. */
  idempotencyKey: string
}

type BulkOptions = {
  /** Completes the input. */
  values?: Readonly<Record<string, unknown>>
  /** Fields that are filled in after the items are selected. */
  fields?: readonly string[]
}

/**
 * The form of a bulk change, of the store in its field `store` if it has one: the first time it tells the outcome, confirmed it makes
 * the change. The page then has the id by which it can be undone in its parameter `undo`.
 */
export const bulkForm = (call: BulkCall, { values = {}, fields = [] }: BulkOptions = {}): FormAction<BulkPreview> => ({
  input: call.input,
  stay: (_fields, _problem, { form }) => (fields.length > 0 ? previewOf(form, fields, null) : null),
  async run(api, data, { context }) {
    if (fields.some((name) => !data.has(name))) return { step: previewOf(data, fields, null) }
    const isDryRun = data.get('isConfirmed') !== 'true'
    const input = { ...readInput(call.input, data), ...values, isDryRun }
    const { undoId, ...outcome } = await api(call, input as InputOf<BulkCall>, callOptions(data))
    if (isDryRun) return { step: previewOf(data, fields, outcome) }
    const path = donePath(context, String(data.get('intent')), { without: ['page', 'undo'] })
    return { path: undoId ? `${path}&undo=${undoId}` : path }
  },
})

const previewOf = (data: FormData, fields: readonly string[], outcome: BulkOutcome | null): BulkPreview => ({
  ids: data.getAll('ids').map(Number),
  outcome,
  values: Object.fromEntries(fields.flatMap((name) => (data.has(name) ? [[name, String(data.get(name))]] : []))),
  idempotencyKey: crypto.randomUUID(),
})

export const reasonOf = (code: `${string}.${Reason}`) => code.split('.').at(-1) as Reason
