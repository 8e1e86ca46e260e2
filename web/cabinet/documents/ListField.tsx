import { type MouseEvent, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { InnerDocumentField } from './InnerDocumentField.tsx'
import styles from './documents.module.css'
import { countRows, type FormField } from './form-values.ts'
import { useDocumentForm } from './form-controls.ts'

/** Rows of fields. One blank row is always there, so that the form works without script; blank rows are not stored. */
export function ListField({ field: { label, fields, maxItems }, name }: { field: FormField; name: string }) {
  const t = useMessages('document-form')
  const { controls, values } = useDocumentForm()
  const max = maxItems ?? Number.POSITIVE_INFINITY
  const [rows, setRows] = useState(() => [...Array(Math.min(countRows(values, name) + 1, max)).keys()])
  const { id, error } = controls.field(name)
  function remove(row: number, { currentTarget }: MouseEvent) {
    currentTarget.closest('fieldset')!.focus({ preventScroll: true })
    setRows(rows.filter((each) => each !== row))
  }
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {error && <p className={styles.error}>{error}</p>}
      {rows.map((row, position) => (
        <div key={row} className={styles.row} role="group" aria-label={t('row', { label, number: position + 1 })}>
          {fields!.map((item) => (
            // A blank row is complete, so nothing in it is required.
            <InnerDocumentField
              key={item.key}
              field={{ ...item, isRequired: false }}
              name={`${name}.${row}.${item.key}`}
            />
          ))}
          <span className={styles.scripted}>
            <Button
              variant="quiet"
              icon="x"
              aria-label={t('row.remove', { number: position + 1 })}
              onClick={(event) => remove(row, event)}
            />
          </span>
        </div>
      ))}
      {rows.length < max && (
        <span className={styles.scripted}>
          <Button size="s" icon="plus" onClick={() => setRows([...rows, Math.max(-1, ...rows) + 1])}>
            {t('row.add')}
          </Button>
        </span>
      )}
    </fieldset>
  )
}
