import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import marks from './Marks.module.css'
import styles from './Note.module.css'

const icons: Record<'good' | 'warn' | 'info', IconName> = { good: 'check', warn: 'warning', info: 'info' }

/** A highlighted sentence with an optional action. Tone `good` has role `status`: it confirms a form. */
export function Note({
  tone,
  children,
  action,
}: {
  tone: keyof typeof icons
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={`${styles.note} ${marks.tone}`} data-tone={tone} role={tone === 'good' ? 'status' : undefined}>
      <Icon name={icons[tone]} />
      <p>{children}</p>
      {action}
    </div>
  )
}
