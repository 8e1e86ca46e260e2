import type { ReactNode } from 'react'
import { formatNumber } from '../lib/format.ts'
import { useLocale } from '../lib/messages.ts'
import { Icon } from './Icon.tsx'
import styles from './Marks.module.css'

export function Chip({
  href,
  isOn,
  count,
  children,
}: {
  href?: string
  isOn?: boolean
  count?: number
  children: ReactNode
}) {
  const locale = useLocale()
  const content = (
    <>
      {isOn && <Icon name="check" size="s" />}
      {children}
      {count !== undefined && <span className={styles.quiet}>{formatNumber(count, locale)}</span>}
    </>
  )
  if (!href)
    return (
      <span className={styles.chip} data-on={isOn || undefined}>
        {content}
      </span>
    )
  return (
    <a className={styles.chip} href={href} data-on={isOn || undefined} aria-current={isOn || undefined}>
      {content}
    </a>
  )
}
