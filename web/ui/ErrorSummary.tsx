import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './ErrorSummary.module.css'

type Props = { title: string; text?: string; errors: readonly { field: string; text: string }[] }

/** Stands at the top of a refused form and takes the focus; each entry leads to its field, whose id is its name. */
export function ErrorSummary({ title, text, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} data-error-summary="">
      <Icon name="warning-circle" />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {errors.length > 0 && (
          <ul>
            {errors.map((error) => (
              <li key={error.field}>
                <a href={`#${error.field}`}>{error.text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
