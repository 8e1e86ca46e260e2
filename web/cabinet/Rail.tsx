import { useLocation } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import type { RootData } from '../root.tsx'
import { RailLink, RailNav } from '../shared/RailLayout.tsx'
import { useNavItems } from './nav-items.ts'
import { StoreSwitcher } from './StoreSwitcher.tsx'

export function Rail({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const { pathname } = useLocation()
  const items = useNavItems(account)
  return (
    <RailNav label={t('rail')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {items.map(({ key, ...item }) => (
        <RailLink key={key} item={{ ...item, label: t(key) }} isCurrent={isAt(pathname, item.path)} />
      ))}
    </RailNav>
  )
}

/** Subpages count as the page; the overview matches exactly, because all paths start with it. */
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`))
