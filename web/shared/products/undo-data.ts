import type { findUndo, undoProductChange } from '#modules/cabinet/bulk-contract.ts'
import type { RouterContextProvider } from 'react-router'
import { callOptions, donePath, type FormAction } from '../../forms/define-actions.ts'
import { tryCall } from '../../lib/request-context.ts'
import type { BulkOutcome } from '../../list/bulk-form.ts'
import type { ProductJob } from './use-live-job.ts'
import type { findAnyUndo, undoAnyProductChange } from '#modules/cabinet/all-products-contract.ts'

/** Undoes a change of many products by a call of sellers or of administrators. */
export const undoForm = (call: typeof undoProductChange | typeof undoAnyProductChange): FormAction<BulkOutcome> => ({
  input: call.input,
  async run(api, data, { context }) {
    const outcome = await api(call, { id: String(data.get('id')) }, callOptions(data))
    if (outcome.rejected.length > 0) return { step: outcome }
    return { path: donePath(context, 'undo', { without: ['page', 'undo'] }) }
  },
})

type Page = { context: Readonly<RouterContextProvider>; url: URL }

/** The change that the address names, as long as it can be undone. */
export async function loadUndo(call: typeof findUndo | typeof findAnyUndo, { context, url }: Page, storeId?: number) {
  const id = url.searchParams.get('undo')
  if (!id) return null
  const found = await tryCall(context, (api) => api(call, { id }, storeId === undefined ? {} : { storeId }))
  return found.success && found.data.change ? { id, ...found.data.change } : null
}

export type UndoableChange = NonNullable<Awaited<ReturnType<typeof loadUndo>>>

export const undoableJob = ({ id, changed, undone, undoSecondsLeft }: ProductJob): UndoableChange | null =>
  undoSecondsLeft === null ? null : { id, count: changed - undone, secondsLeft: undoSecondsLeft }
