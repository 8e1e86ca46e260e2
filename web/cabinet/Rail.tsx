import { useLocation } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import type { RootData } from '../root.tsx'
import { RailLink, RailNav } from '../shared/RailLayout.tsx'
import { usePlaces } from './places.ts'
import { StoreSwitcher } from './StoreSwitcher.tsx'

export function Rail({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const { pathname } = useLocation()
  const places = usePlaces(account)
  return (
    <RailNav label={t('rail')}>
      {account.stores.length > 0 && <StoreSwitcher account={account} />}
      {places.map(({ key, ...place }) => (
        <RailLink key={key} place={{ ...place, label: t(key) }} isCurrent={isAt(pathname, place.path)} />
      ))}
    </RailNav>
  )
}

/** A page below one is that one too; all are below the overview. */
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/profile' && pathname.startsWith(`${path}/`))
