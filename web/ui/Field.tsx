import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

type Told = { label: ReactNode; hint?: ReactNode; error?: ReactNode }

export function Field({ label, hint, error, ...input }: Told & ComponentProps<'input'>) {
  const told = useTold({ hint, error }, input.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={told.id}>
      <input {...input} {...told} className={styles.input} />
    </Labelled>
  )
}

export function TextArea({ label, hint, error, ...area }: Told & ComponentProps<'textarea'>) {
  const told = useTold({ hint, error }, area.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={told.id}>
      <textarea rows={4} {...area} {...told} className={styles.input} />
    </Labelled>
  )
}

export function Select({ label, hint, error, ...select }: Told & ComponentProps<'select'>) {
  const told = useTold({ hint, error }, select.id)
  return (
    <Labelled label={label} hint={hint} error={error} id={told.id}>
      <span className={styles.select}>
        <select {...select} {...told} className={styles.input} />
        <Icon name="caret-down" size="s" />
      </span>
    </Labelled>
  )
}

export function Checkbox({ label, hint, error, ...input }: Told & ComponentProps<'input'>) {
  const told = useTold({ hint, error }, input.id)
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input type="checkbox" {...input} {...told} />
        <span>{label}</span>
      </label>
      <Notes id={told.id} hint={hint} error={error} />
    </div>
  )
}

function Labelled({ id, label, children, ...notes }: Told & { id: string; children: ReactNode }) {
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

function Notes({ id, hint, error }: Omit<Told, 'label'> & { id: string }) {
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

function useTold({ hint, error }: Omit<Told, 'label'>, given: string | undefined) {
  const own = useId()
  const id = given ?? own
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}
