import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '../../../forms/use-leave-guard.ts'
import { useMessages } from '../../../lib/messages.ts'
import {
  cellAt,
  dropUntouched,
  editedRowsIn,
  isAtEdge,
  markEdited,
  moveFocus,
  paste,
  restore,
  rowsIn,
} from './cells.ts'

/** The keys of a spreadsheet in a form of rows, and how many rows are edited; null until a script runs. */
export function useGrid() {
  const form = useRef<HTMLFormElement>(null)
  const [editedCount, setEditedCount] = useState<number | null>(null)
  const [pastedCount, setPastedCount] = useState<number | null>(null)
  // The next page has other rows.
  const startSending = useLeaveGuard(
    () => form.current !== null && editedRowsIn(form.current).length > 0,
    useMessages('products')('grid.leave'),
    () => true,
  )

  useEffect(() => {
    const grid = form.current!
    for (const row of rowsIn(grid)) markEdited(row)
    setEditedCount(editedRowsIn(grid).length)
    const onFormData = ({ formData }: FormDataEvent) => dropUntouched(grid, formData)
    grid.addEventListener('formdata', onFormData)
    return () => grid.removeEventListener('formdata', onFormData)
  }, [])

  return {
    editedCount,
    pastedCount,
    formProps: {
      ref: form,
      onSubmit: startSending,
      onKeyDown,
      onInput({ target }: { target: EventTarget }) {
        const row = cellAt(target)?.closest('tr')
        if (!row) return
        markEdited(row)
        setEditedCount(editedRowsIn(form.current!).length)
      },
      onPaste(event: ClipboardEvent) {
        const cell = cellAt(event.target)
        const count = cell && paste(cell, event.clipboardData.getData('text/plain'))
        if (count === null) return
        event.preventDefault()
        setPastedCount(count)
      },
    },
  }
}

function onKeyDown(event: KeyboardEvent) {
  const cell = cellAt(event.target)
  if (!cell || event.altKey || event.nativeEvent.isComposing) return
  const { key, shiftKey } = event
  const isSave = key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (isSave) cell.form?.requestSubmit()
  else if (key === 'Escape') restore(cell)
  else if (key === 'Enter') moveFocus(cell, { down: shiftKey ? -1 : 1 })
  else if (shiftKey || event.ctrlKey || event.metaKey) return
  else if (key === 'ArrowDown') moveFocus(cell, { down: 1 })
  else if (key === 'ArrowUp') moveFocus(cell, { down: -1 })
  else if (key === 'ArrowLeft' && isAtEdge(cell, 'left')) moveFocus(cell, { right: -1 })
  else if (key === 'ArrowRight' && isAtEdge(cell, 'right')) moveFocus(cell, { right: 1 })
  else return
  event.preventDefault()
}
