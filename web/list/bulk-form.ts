import type { z } from 'zod'
import type { Api, Call, InputOf } from '#platform/contract.ts'
import type { Money } from '#platform/values/money.ts'
import type { RouterContextProvider } from 'react-router'
import { callOptions, donePath, type FormAction } from '../forms/define-actions.ts'
import { readInput } from '../forms/read-form.ts'
import { refuseFields } from '../forms/refuse-fields.ts'
import { loaderCall, pageOf } from '../lib/request-context.ts'
import { readQuery } from './read-query.ts'

/** Why an item is left as it is; the list's messages have a text for each reason. */
type CountedReason =
  | 'notFound'
  | 'incomplete'
  | 'priceless'
  | 'notAllowed'
  | 'blocked'
  | 'reserved'
  | 'priceConflict'
  | 'changed'
type Reason =
  | 'inUse'
  | 'ownAccount'
  | 'notActive'
  | 'lastOwner'
  | 'lastAdministrator'
  | 'openOrders'
  | 'closed'
  | 'notClosed'
  | 'notOnSale'
  | 'notEmpty'
  | 'wrongTarget'
  | 'merging'
  | 'companySuspended'
  | 'lastOne'
  | 'taxNumberTaken'
  | 'deleted'
  | 'notFailed'
  | 'notSendable'
  | CountedReason
export type BulkOutcome = {
  count: number
  rejected: { id: number | string; code: `${string}.${Reason}` }[]
  /** How many items are left as they are, by reason; without it `rejected` has all of them. */
  rejections?: Rejections
  /** Values that some items lose. */
  lost?: { name: string; count: number }[]
  /** Products of all items together. */
  productCount?: number
  /** What the store gets back. */
  refund?: Money
  /** Some of the items that change. */
  samples?: { id: number; name: string }[]
}
export type Rejections = { code: `${string}.${CountedReason}`; count: number }[]
type BulkCall = Call<z.ZodObject, z.ZodType<BulkOutcome & { undoId?: string | null; jobId?: string | null }>>

/** A bulk change to be confirmed, with its effects; without an outcome its fields are to be filled in. */
export type BulkPreview = {
  ids: readonly string[]
  /** All items that the list finds, on its other pages, too. */
  isAll: boolean
  outcome: BulkOutcome | null
  values: Readonly<Record<string, string>>
  /** The values that `offer` has found. */
  offered: unknown
  /** Of the confirmed change, so that a double click does not make it twice. */
  idempotencyKey: string
}

type BulkOptions = {
  /** Completes the input. */
  values?: Readonly<Record<string, unknown>>
  /** Fields that are filled in after the items are selected. */
  fields?: readonly string[]
  /** Those of them that must not be empty, though the call demands them only where it makes the change. */
  required?: readonly string[]
  /** Finds what such a field can be filled in with; the button `find` of the form asks for it again. */
  offer?: (api: Api, data: FormData) => Promise<unknown>
  /** The call of the list, whose search and filters take the place of ids where all that it finds is selected. */
  list?: Call
  /** The page that the change leads to, without the locale's prefix; by default the same one with a note. */
  doneAt?: string
}

/**
 * The form of a bulk change, of the store in its field `store` if it has one: the first time it tells the outcome, confirmed it makes
 * the change. The page then has the id by which it can be undone in its parameter `undo`. A change that a job makes has no note.
 */
export const bulkForm = (
  call: BulkCall,
  { values = {}, fields = [], required = [], offer, list, doneAt }: BulkOptions = {},
): FormAction<BulkPreview> => ({
  input: call.input,
  stay: (_fields, _problem, { form, context }) =>
    fields.length > 0
      ? loaderCall(context, async (api) => previewOf(form, fields, null, await offer?.(api, form)))
      : null,
  async run(api, data, { context }) {
    const preview = async (outcome: BulkOutcome | null) => ({
      step: previewOf(data, fields, outcome, await offer?.(api, data)),
    })
    if (data.has('find') || fields.some((name) => !data.has(name))) return preview(null)
    const missing = required.find((name) => data.get(name) === '')
    if (missing) throw refuseFields({ path: missing, code: 'field.required' })
    const isDryRun = data.get('isConfirmed') !== 'true'
    const selection = list && data.has(allField) ? { ids: undefined, filter: filterOf(list, context) } : {}
    const input = { ...readInput(call.input, data), ...selection, ...values, isDryRun }
    const { undoId, jobId, ...outcome } = await api(call, input as InputOf<BulkCall>, callOptions(data))
    if (isDryRun) return preview(outcome)
    if (jobId) return { path: listWithout(context, ['page', 'undo', 'done']) }
    const path = doneAt ?? donePath(context, String(data.get('intent')), { without: ['page', 'undo'] })
    return { path: undoId ? `${path}&undo=${undoId}` : path }
  },
})

/** The field that selects all items that the list finds. */
const allField = 'isAll'

type Context = Readonly<RouterContextProvider>

/** The search and filters of the page's address. */
function filterOf(list: Call, context: Context) {
  const { params, filterFields } = readQuery(list, addressOf(context))
  const names = ['query', ...filterFields.map(({ name }) => name)]
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name)))
}

function listWithout(context: Context, names: readonly string[]) {
  const { pathname, searchParams } = addressOf(context)
  for (const name of names) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

const addressOf = (context: Context) => new URL(pageOf(context).path, 'http://page')

const previewOf = (
  data: FormData,
  fields: readonly string[],
  outcome: BulkOutcome | null,
  offered: unknown,
): BulkPreview => ({
  ids: data.getAll('ids').map(String),
  isAll: data.has(allField),
  outcome,
  offered,
  values: Object.fromEntries(fields.flatMap((name) => (data.has(name) ? [[name, String(data.get(name))]] : []))),
  idempotencyKey: crypto.randomUUID(),
})

export const reasonOf = <R extends Reason>(code: `${string}.${R}`) => code.split('.').at(-1) as R
