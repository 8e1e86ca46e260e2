import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export type Fact = readonly [caption: string, value: ReactNode]

/** Captions and values, in ruled rows unless a class says otherwise; facts without a value are omitted. */
export const FactList = ({ facts, className = styles.facts }: { facts: readonly Fact[]; className?: string }) => (
  <dl className={className}>
    {facts
      .filter(([, value]) => value)
      .map(([caption, value]) => (
        <div key={caption}>
          <dt>{caption}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
