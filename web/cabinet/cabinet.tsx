import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import { needAccount } from '../lib/need-account.ts'
import { useHref } from '../lib/page.ts'
import type { loader as rootLoader } from '../root.tsx'
import { Icon } from '../ui/Icon.tsx'
import layout from '../ui/layout.module.css'
import type { Route } from './+types/cabinet.ts'
import styles from './cabinet.module.css'
import { Rail } from './Rail.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  needAccount(context)
  return null
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

/** What stands around the pages of an account; on phones the overview lists them instead. */
export default function Cabinet() {
  const t = useMessages('shell')
  const href = useHref()
  const { pathname } = useLocation()
  const account = useRouteLoaderData<typeof rootLoader>('root')?.account
  return (
    <div className={`${layout.wrap} ${styles.cabinet}`} data-wide={/^\/profile\/messages(?!\/settings)/.test(pathname) || undefined}>
      {account && <Rail account={account} />}
      <main className={styles.main}>
        {pathname !== '/profile' && (
          <a className={styles.back} href={href('/profile')}>
            <Icon name="arrow-left" />
            {t('profile')}
          </a>
        )}
        <Outlet />
      </main>
    </div>
  )
}
