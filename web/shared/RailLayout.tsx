import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import layout from '../ui/styles/layout.module.css'
import { Count } from '../ui/Tag.tsx'
import styles from './RailLayout.module.css'

type Props = { rail: ReactNode; first: { path: string; label: string }; isWide?: boolean }

/** Pages beside a navigation rail. On phones the page `first` lists the others and they link back to it. */
export function RailLayout({ rail, first, isWide }: Props) {
  const href = useLocalizedHref()
  const { pathname } = useLocation()
  return (
    <div className={`${layout.wrap} ${styles.frame}`} data-wide={isWide || undefined}>
      {rail}
      <main className={styles.main}>
        {pathname !== first.path && (
          <a className={styles.back} href={href(first.path)}>
            <Icon name="arrow-left" />
            {first.label}
          </a>
        )}
        <Outlet />
      </main>
    </div>
  )
}

export function RailNav({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav className={`${styles.rail} ${className}`} aria-label={label}>
      {children}
    </nav>
  )
}

/** `count`: pending items on that page. */
export type NavItem = { path: string; icon: IconName; label: string; count?: number }

export function RailLink({ item: { path, icon, label, count = 0 }, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  return (
    <a href={useLocalizedHref()(path)} aria-current={isCurrent ? 'page' : undefined} title={label}>
      <Icon name={icon} isFilled={isCurrent} />
      <span>{label}</span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
    </a>
  )
}
