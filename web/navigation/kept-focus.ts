type KeptFocus = { focusId: string }

/** Options of a navigation to the same page with other parameters, which keeps its scroll and the focus on the element with this id. */
export const keepFocus = (focusId: string) => ({ preventScrollReset: true, state: { focusId } satisfies KeptFocus })

/** Undefined after any other navigation. */
export const keptFocusId = (state: unknown) => (state as KeptFocus | null)?.focusId
