import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root-data.ts'
import { BottomBar } from '../storefront/shell/BottomBar.tsx'
import { Rail, type RailGroup } from './Rail.tsx'
import { useLiveUnread } from './use-live-unread.ts'
import styles from './WorkFrame.module.css'
import { WorkHeader } from './WorkHeader.tsx'

type Props = {
  /** Stands beside the logo: the store that the person acts for, or the name of the area. */
  subject?: ReactNode
  rail: { label: string; groups: readonly RailGroup[] } | null
  /** For pages that need the width: the rail shows icons only. */
  hasNarrowRail?: boolean
  /** Rows of tables are 40 px high, compact ones 32 px. */
  isCompact?: boolean
  children: ReactNode
}

/** Header and navigation rail of the cabinet and of the administration. */
export function WorkFrame({ subject, rail, hasNarrowRail, isCompact, children }: Props) {
  const data = useRouteLoaderData<typeof rootLoader>('root')!
  useLiveUnread(data.account)
  return (
    <div
      className={styles.frame}
      data-rail={!rail ? 'none' : hasNarrowRail ? 'narrow' : 'wide'}
      data-density={isCompact ? 'compact' : undefined}
    >
      <WorkHeader data={data} hasRail={rail !== null}>
        {subject}
      </WorkHeader>
      {rail && <Rail {...rail} />}
      <div id="content" className={styles.content} tabIndex={-1}>
        {children}
      </div>
      <BottomBar data={data} />
    </div>
  )
}
