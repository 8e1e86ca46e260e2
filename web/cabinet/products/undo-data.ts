import { findUndo, undoProductChange } from '#modules/cabinet/bulk-contract.ts'
import type { RouterContextProvider } from 'react-router'
import { callOptions, donePath, type FormAction } from '../../forms/define-actions.ts'
import { tryCall } from '../../lib/request-context.ts'
import type { BulkOutcome } from '../../list/bulk-form.ts'

export const undoForm: FormAction<BulkOutcome> = {
  input: undoProductChange.input,
  async run(api, data, { context }) {
    const outcome = await api(undoProductChange, { id: String(data.get('id')) }, callOptions(data))
    if (outcome.rejected.length > 0) return { step: outcome }
    return { path: donePath(context, 'undo', { without: ['page', 'undo'] }) }
  },
}

/** The change that the address names, as long as it can be undone. */
export async function loadUndo(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  storeId: number,
) {
  const id = url.searchParams.get('undo')
  if (!id) return null
  const found = await tryCall(context, (api) => api(findUndo, { id }, { storeId }))
  return found.success && found.data.change ? { id, ...found.data.change } : null
}

export type UndoableChange = NonNullable<Awaited<ReturnType<typeof loadUndo>>>
