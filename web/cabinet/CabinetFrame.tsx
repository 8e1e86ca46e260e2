import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { WorkFrame } from '../frame/WorkFrame.tsx'
import { useMessages } from '../lib/messages.ts'
import type { loader as rootLoader } from '../root-data.ts'
import { useNavGroups } from './nav-items.ts'
import { StoreSwitcher } from './StoreSwitcher.tsx'

export function CabinetFrame({ children }: { children: ReactNode }) {
  const t = useMessages('profile')
  const { pathname } = useLocation()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account ?? null
  const groups = useNavGroups(account)
  return (
    <WorkFrame
      subject={account && account.stores.length > 0 ? <StoreSwitcher account={account} /> : null}
      rail={account && { label: t('rail'), groups }}
      hasNarrowRail={/^\/profile\/messages(?!\/settings)/.test(pathname)}
    >
      {children}
    </WorkFrame>
  )
}
