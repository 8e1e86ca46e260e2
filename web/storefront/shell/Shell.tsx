import type { ReactNode } from 'react'
import type { RootData } from '../../root-data.ts'
import { useMessages } from '../../lib/messages.ts'
import { Navigation } from '../../navigation/Navigation.tsx'
import { PageMetrics } from '../../navigation/PageMetrics.tsx'
import { ActingBanner } from '../../frame/ActingBanner.tsx'
import { ToastRegion } from '../../ui/overlay/Toast.tsx'
import { AddedNote } from './AddedNote.tsx'
import { useBehaviour } from './behaviour.ts'
import styles from './Shell.module.css'

/** The parts that every page has, in the frame of the storefront as in that of the cabinet and the administration. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  const t = useMessages('shell')
  useBehaviour(data)
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {data.page.acting && <ActingBanner acting={data.page.acting} />}
      <Navigation />
      <PageMetrics data={data} />
      {children}
      <ToastRegion />
      <AddedNote />
    </>
  )
}
