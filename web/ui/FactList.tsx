import type { ReactNode } from 'react'

export type Fact = readonly [caption: string, value: ReactNode]

/** Captions and values; facts without a value are omitted. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string }) => (
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
