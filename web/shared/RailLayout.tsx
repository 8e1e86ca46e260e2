import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useHref } from '../lib/page.ts'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import layout from '../ui/layout.module.css'
import { Count } from '../ui/Tag.tsx'
import styles from './RailLayout.module.css'

type LayoutProps = { rail: ReactNode; first: { path: string; label: string }; isWide?: boolean }

/** Pages beside a rail that leads to them; on phones the first of them lists the others instead, and they lead back to it. */
export function RailLayout({ rail, first, isWide }: LayoutProps) {
  const href = useHref()
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

/** `count`: what waits there. */
export type Place = { path: string; icon: IconName; label: string; count?: number }

export function RailLink({ place: { path, icon, label, count = 0 }, isCurrent }: { place: Place; isCurrent: boolean }) {
  return (
    <a href={useHref()(path)} aria-current={isCurrent ? 'page' : undefined} title={label}>
      <Icon name={icon} isFilled={isCurrent} />
      <span>{label}</span>
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
    </a>
  )
}
