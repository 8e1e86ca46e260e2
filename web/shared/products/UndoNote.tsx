import { useEffect, useState } from 'react'
import type { FormResult } from '../../forms/define-actions.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useActionResult } from '../../forms/use-action-result.ts'
import { useMessages } from '../../lib/messages.ts'
import type { BulkOutcome } from '../../list/bulk-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import styles from './UndoNote.module.css'
import type { UndoableChange } from './undo-data.ts'

type Props = {
  change: UndoableChange | null
  /** The store whose products were changed; without it, it is a change by an administrator. */
  storeId?: number
  intent?: 'undo' | 'undoJob'
}

/** Offers to undo a change of many products for as long as it is possible, also after a reload. */
export function UndoNote({ change, storeId, intent = 'undo' }: Props) {
  const t = useMessages('products')
  const [expired, setExpired] = useState<string | null>(null)
  const { id = null, secondsLeft = 0 } = change ?? {}
  useEffect(() => {
    const timer = setTimeout(() => setExpired(id), secondsLeft * 1_000)
    return () => clearTimeout(timer)
  }, [id, secondsLeft])
  if (!change || id === expired) return null
  return (
    <form method="post" className={styles.undo}>
      <HiddenFields intent={intent} fields={{ id: change.id, ...(storeId !== undefined && { store: storeId }) }} />
      <p>{t('undo.text', { count: change.count })}</p>
      <Button type="submit" size="s">
        {t('undo')}
      </Button>
    </form>
  )
}

/** Says what was not undone. */
export function UndoOutcome() {
  const t = useMessages('products')
  const result = useActionResult<FormResult<BulkOutcome>>()
  if (result?.intent !== 'undo' || !result.step) return null
  const { count, rejected } = result.step
  return (
    <div role="alert" className={styles.notes}>
      {count > 0 && <Note tone="good">{t('undo.done', { count })}</Note>}
      <Note tone="warn">{t('undo.rejected', { count: rejected.length })}</Note>
    </div>
  )
}
