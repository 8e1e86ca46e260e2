type PreservedFocus = { focusId: string }

/** Options of a navigation to the same page with other parameters, which preserve its scroll and the focus on the element with this id. */
export const preserveFocus = (focusId: string) => ({
  preventScrollReset: true,
  state: { focusId } satisfies PreservedFocus,
})

/** Undefined after any other navigation. */
export const preservedFocusId = (state: unknown) => (state as PreservedFocus | null)?.focusId
