/** The values that are selected in the check boxes of a form. `note` is about the last change. */
export type Selection<Note extends string = string> = { values: readonly string[]; note: Note | null }
export type Change<Note extends string> = (
  values: readonly string[],
  value: string,
  isSelected: boolean,
) => Selection<Note>

/** The selection of this tab, across pages; its key is the id of the form. */
export function readSelection(form: string): readonly string[] {
  try {
    return sessionStorage.getItem(form)?.split(' ') ?? []
  } catch {
    return []
  }
}

export function saveSelection(form: string, values: readonly string[]) {
  try {
    if (values.length > 0) sessionStorage.setItem(form, values.join(' '))
    else sessionStorage.removeItem(form)
  } catch {
    // Without storage the selection lasts as long as the page.
  }
}
