import type { ReactNode } from 'react'
import sheet from '../../ui/Sheet.module.css'
import styles from './store.module.css'

/** Ruled fields, a caption above a value; those without a value are left out. */
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
