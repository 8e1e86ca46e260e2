import type { ReactNode } from 'react'
import sheet from '../../ui/styles/Sheet.module.css'
import styles from './store.module.css'

/** A list of captions and values; items without a value are omitted. */
export function Fields({ items }: { items: readonly (readonly [caption: string, value: ReactNode])[] }) {
  return (
    <dl className={`${sheet.sheet} ${styles.fields}`}>
      {items
        .filter(([, value]) => value)
        .map(([caption, value]) => (
          <div key={caption}>
            <dt>{caption}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
