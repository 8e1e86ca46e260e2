import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FileInput } from './FileInput.tsx'
import { Icon } from '../Icon.tsx'

type FieldTexts = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

export function Field({ label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const aria = useFieldAria({ hint, error }, input.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={aria.id}>
      {input.type === 'file' ? (
        <FileInput {...input} {...aria} />
      ) : (
        <input {...input} {...aria} className={styles.input} />
      )}
    </Labelled>
  )
}

export function TextArea({ label, hint, error, ...area }: FieldTexts & ComponentProps<'textarea'>) {
  const aria = useFieldAria({ hint, error }, area.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={aria.id}>
      <textarea rows={4} {...area} {...aria} className={styles.input} />
    </Labelled>
  )
}

export function Select({ label, hint, error, ...select }: FieldTexts & ComponentProps<'select'>) {
  const aria = useFieldAria({ hint, error }, select.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={aria.id}>
      <span className={styles.select}>
        <select {...select} {...aria} className={styles.input} />
        <Icon name="caret-down" size="s" />
      </span>
    </Labelled>
  )
}

export function Checkbox({ label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const aria = useFieldAria({ hint, error }, input.id)
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" {...input} {...aria} />
        <span>{label}</span>
      </label>
      <Notes id={aria.id} hint={hint} error={error} />
    </div>
  )
}

function Labelled({ id, label, children, ...notes }: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <Notes id={id} {...notes} />
    </div>
  )
}

function Notes({ id, hint, error }: Omit<FieldTexts, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning-circle" size="s" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  )
}

function useFieldAria({ hint, error }: Omit<FieldTexts, 'label'>, explicitId: string | undefined) {
  const generatedId = useId()
  const id = explicitId ?? generatedId
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}
