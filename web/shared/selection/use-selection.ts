import { useEffect, useState } from 'react'
import { type Change, readSelection, saveSelection, type Selection } from './selection.ts'

/** The selection of a form, which follows its check boxes, and a function that clears it. */
export function useSelection<Note extends string>(form: string, change: Change<Note>) {
  const [selection, setSelection] = useState<Selection<Note>>(() => ({ values: readSelection(form), note: null }))
  const apply = (next: Selection<Note>) => {
    saveSelection(form, next.values)
    for (const field of fieldsOf(form)) field.checked = next.values.includes(field.value)
    setSelection(next)
  }
  useEffect(() => {
    const onFieldChange = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (field.matches(`[form=${form}]`)) apply(change(readSelection(form), field.value, field.checked))
    }
    apply(withCheckedFields(form, change))
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [])
  return [selection, () => apply({ values: [], note: null })] as const
}

const fieldsOf = (form: string) => [...document.querySelectorAll<HTMLInputElement>(`[form=${form}]`)]

/** Adds check boxes that were checked before hydration. */
function withCheckedFields<Note extends string>(form: string, change: Change<Note>) {
  let selection: Selection<Note> = { values: readSelection(form), note: null }
  for (const { checked, value } of fieldsOf(form))
    if (checked && !selection.values.includes(value)) {
      const { values, note } = change(selection.values, value, true)
      selection = { values, note: note ?? selection.note }
    }
  return selection
}
