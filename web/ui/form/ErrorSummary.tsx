import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './ErrorSummary.module.css'

type Props = { title: string; text?: string; errors: readonly { field: string; text: string }[] }

/** Error summary at the top of a rejected form; it takes the focus. `field` is the id of the input it links to. */
export function ErrorSummary({ title, text, errors }: Props) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} data-error-summary="">
      <Icon name="warning-circle" />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map((error) => (
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

/** Without a change of the address, which the router would take for a navigation that discards the rejected form. */
function focusField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
