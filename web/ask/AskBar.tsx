import { useEffect, useState } from 'react'
import { maxInquirySuppliers as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import styles from '../shared/selection/SelectionBar.module.css'
import {
  askPath,
  type SelectionChange,
  type Choice,
  select,
  deselect,
  saveSelection,
  readSelection,
} from './selection.ts'

/** The number of selected suppliers, and the link to the inquiry form. */
export function AskBar() {
  const t = useMessages('ask')
  const href = useLocalizedHref()
  const [{ selection, note }, setChange] = useState<SelectionChange>(() => ({ selection: readSelection(), note: null }))
  const applyChange = (change: SelectionChange) => {
    saveSelection(change.selection)
    for (const field of fields()) field.checked = change.selection.includes(field.value)
    setChange(change)
  }
  useEffect(() => {
    const onFieldChange = ({ target }: Event) => {
      const field = target as HTMLInputElement
      if (field.matches('[form=ask]')) applyChange((field.checked ? select : deselect)(readSelection(), field.value))
    }
    applyChange(withCheckedFields(readSelection()))
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [])
  const clear = () => applyChange({ selection: [], note: null })
  return (
    <>
      <div className={styles.told} role="status" data-chosen={selection.length > 0 ? '' : undefined}>
        {selection.length > 0 && <p>{t('bar.chosen', { count: selection.length, most })}</p>}
        {note && <p className={styles.note}>{t(`bar.${note}`, { most })}</p>}
      </div>
      {selection.length > 0 && (
        <>
          <Button variant="quiet" onClick={clear}>
            {t('bar.clear')}
          </Button>
          <ButtonLink variant="solid" icon="chat-text" href={href(askPath(selection))}>
            {t('bar.ask', { count: selection.length })}
          </ButtonLink>
        </>
      )}
    </>
  )
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('[form=ask]')]

/** Adds checkboxes that were checked before hydration. */
function withCheckedFields(selection: readonly Choice[]): SelectionChange {
  let change: SelectionChange = { selection, note: null }
  for (const { checked, value } of fields())
    if (checked && !change.selection.includes(value)) {
      const next = select(change.selection, value)
      change = { ...next, note: next.note ?? change.note }
    }
  return change
}
