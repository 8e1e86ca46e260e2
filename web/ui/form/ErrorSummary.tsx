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

/** The labels of the fields, and more exact texts beside them, are known to the document only. */
function useNamedErrors(errors: readonly SummaryError[]) {
  const t = useMessages('common')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  useLayoutEffect(() => {
    setTexts(Object.fromEntries(errors.map((error) => [error.field, error.isGeneral ? namedText(error) : error.text])))
  }, [])
  return errors.map(({ field, text }) => ({ field, text: texts[field] ?? text }))

  function namedText({ field, text }: SummaryError) {
    const own = document.getElementById(`${field}-error`)?.textContent.trim()
    if (own && own !== text) return own
    const { labels } = (document.getElementById(field) ?? {}) as Partial<HTMLInputElement>
    const label = labels?.[0]?.textContent
    return label ? t('form.fieldError', { field: label, text }) : text
  }
}

/** Without a change of the address, which the router would take for a navigation that discards the rejected form. */
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
