import type { z } from 'zod'
import type { Call, InputOf } from '#platform/contract.ts'
import { callOptions, type FormAction } from '../forms/define-actions.ts'
import { readInput } from '../forms/read-form.ts'

/** Why an item is left as it is; the list's messages have a text for each reason. */
type Reason = 'inUse' | 'notFound' | 'incomplete' | 'blocked' | 'reserved'
type Outcome = { count: number; rejected: { id: number; code: `${string}.${Reason}` }[] }
type BulkCall = Call<z.ZodObject, z.ZodType<Outcome>>

/** What a bulk change would do, to be confirmed. */
export type BulkPreview = Outcome & { ids: readonly number[] }

/** The form of a bulk change, of the store in its field `store` if it has one: the first time it tells the outcome, confirmed it makes the change. */
export const bulkForm = (call: BulkCall, values: Readonly<Record<string, unknown>> = {}): FormAction<BulkPreview> => ({
  input: call.input,
  async run(api, data) {
    const input = { ...readInput(call.input, data), ...values }
    const isDryRun = data.get('isConfirmed') !== 'true'
    const outcome = await api(call, { ...input, isDryRun } as InputOf<BulkCall>, callOptions(data))
    return isDryRun ? { step: { ...outcome, ids: (input as { ids: number[] }).ids } } : null
  },
})

export const reasonOf = (code: `${string}.${Reason}`) => code.split('.').at(-1) as Reason
