import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../Icon.tsx'
import styles from './ErrorSummary.module.css'

/** `field`: the id of the input that it links to. A general text says nothing about the field, so its label is put before it. */
export type SummaryError = { field: string; text: string; isGeneral?: boolean }

type Props = { title: string; text?: string; errors: readonly SummaryError[] }

/** Error summary at the top of a rejected form; it takes the focus. */
export function ErrorSummary({ title, text, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  const named = useNamedErrors(errors)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} data-error-summary="">
      <Icon name="warning-circle" />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {errors.length > 0 && (
          <ul>
            {named.map((error) => (
              <li key={error.field}>
                <a href={`#${error.field}`} onClick={(event) => focusField(event, error.field)}>
                  {error.text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The labels are known to the document only. */
function useNamedErrors(errors: readonly SummaryError[]) {
  const t = useMessages('common')
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({})
  useLayoutEffect(() => {
    setLabels(Object.fromEntries(errors.flatMap(({ field }) => labelsOf(field).map((label) => [field, label]))))
  }, [])
  return errors.map(({ field, text, isGeneral }) => {
    const label = labels[field]
    return { field, text: isGeneral && label ? t('form.fieldError', { field: label, text }) : text }
  })
}

function labelsOf(id: string) {
  const { labels } = (document.getElementById(id) ?? {}) as Partial<HTMLInputElement>
  return [...(labels ?? [])].slice(0, 1).map(({ textContent }) => textContent)
}

/** Without a change of the address, which the router would take for a navigation that discards the rejected form. */
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
