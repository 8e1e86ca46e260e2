import { useMessages } from '../lib/messages.ts'
import type { RootData } from '../root-data.ts'
import { initialsOf, StoreSwitch } from '../storefront/shell/AccountLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Thumbnail } from '../ui/Picture.tsx'
import styles from './StoreSwitcher.module.css'

/** The active store, with a menu of the others. */
export function StoreSwitcher({ account }: { account: NonNullable<RootData['account']> }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const { stores, activeStoreId } = account
  const active = stores.find(({ id }) => id === activeStoreId) ?? stores[0]!
  const role = active.isClosed ? shell('store.closed') : shell(`role.${active.role}`)
  const label = (
    <>
      {active.logoId ? (
        <Thumbnail id={active.logoId} kind="logo" />
      ) : (
        <span className={styles.mark} aria-hidden="true">
          {initialsOf(active.name)}
        </span>
      )}
      <span className={styles.name}>
        <b>{active.name}</b>
        <small>{stores.length > 1 ? t('store.roleOf', { role, count: stores.length }) : role}</small>
      </span>
    </>
  )
  if (stores.length === 1) return <div className={styles.store}>{label}</div>
  return (
    <details className={styles.switcher} data-menu="">
      <summary className={styles.store} title={active.name}>
        {label}
        <Icon name="caret-down" size="s" />
      </summary>
      <div className={styles.others}>
        <StoreSwitch account={account} />
      </div>
    </details>
  )
}
