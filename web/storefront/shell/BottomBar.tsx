import { useState } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../../root-data.ts'
import { formatBadge } from '../../lib/format.ts'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { badgeLimit } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { showToast } from '../../lib/client/toast.ts'
import { type Unread, useUnread } from '../../lib/client/unread.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import layout from '../../ui/styles/layout.module.css'
import { Count } from '../../ui/Tag.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './BottomBar.module.css'

/** Navigation bar of small screens. "Messages" is disabled without chats; "Profile" opens a menu if signed in. */
export function BottomBar({ data: { account, unread } }: { data: RootData }) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [Sheet, load] = useLazyComponent(
    () => import('./catalogue/CatalogueSheet.tsx').then(({ CatalogueSheet }) => CatalogueSheet),
    'finders',
  )
  const isOrders = /^\/(profile\/orders|order)(\/|$)/.test(pathname)
  const isMessages = /^\/(profile\/)?messages(\/|$)/.test(pathname)
  const isProfile = !isOrders && !isMessages && /^\/(profile|login)(\/|$)/.test(pathname)
  return (
    <nav className={styles.bar} aria-label={t('bar')}>
      <a href={href('/')} aria-current={pathname === '/' ? 'page' : undefined}>
        <BarLabel name="house" label={t('bar.main')} isOn={pathname === '/'} />
      </a>
      <a
        href={href('/all-catalog-categories')}
        aria-haspopup="dialog"
        aria-current={pathname.startsWith('/catalog/') ? 'true' : undefined}
        onPointerDown={load}
        onClick={(event) => {
          event.preventDefault()
          load()
          setOpen(true)
        }}
      >
        <BarLabel name="squares-four" label={t('bar.catalogue')} isOn={pathname.startsWith('/catalog/')} />
      </a>
      <a href={href('/profile/orders')} aria-current={isOrders ? 'page' : undefined}>
        <BarLabel name="package" label={t('bar.orders')} isOn={isOrders} />
        {account && account.unviewedOrders > 0 && <Count>{formatBadge(account.unviewedOrders, badgeLimit)}</Count>}
      </a>
      <Messages unread={unread} isSignedIn={account !== null} isOn={isMessages} />
      {account ? (
        <button type="button" popoverTarget="account" data-on={isProfile || undefined}>
          <BarLabel name="user" label={t('bar.profile')} isOn={isProfile} />
        </button>
      ) : (
        <a href={href('/login')} aria-current={isProfile ? 'page' : undefined}>
          <BarLabel name="user" label={t('bar.profile')} isOn={isProfile} />
        </a>
      )}
      {account && (
        <div id="account" popover="auto" className={styles.account}>
          <AccountLinks account={account} />
        </div>
      )}
      {isOpen && Sheet && <Sheet onClose={() => setOpen(false)} />}
    </nav>
  )
}

type MessagesProps = { unread: Unread; isSignedIn: boolean; isOn: boolean }

function Messages({ unread, isSignedIn, isOn }: MessagesProps) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const { buyer, store, hasChats } = useUnread(unread)
  const count = buyer + store
  if (!hasChats)
    return (
      <button type="button" aria-disabled="true" onClick={() => showToast({ text: t('bar.noChats'), tone: 'info' })}>
        <BarLabel name="chat-text" label={t('bar.messages')} />
        <span className={layout.hidden}>{t('bar.noChats')}</span>
      </button>
    )
  return (
    <a href={href(isSignedIn ? '/profile/messages' : '/messages')} aria-current={isOn ? 'page' : undefined}>
      <BarLabel name="chat-text" label={t('bar.messages')} isOn={isOn} />{' '}
      {count > 0 && <Count>{formatBadge(count, badgeLimit)}</Count>}
      {count > 0 && <span className={layout.hidden}> {t('messages.unread', { count })}</span>}
    </a>
  )
}

const BarLabel = ({ name, label, isOn }: { name: IconName; label: string; isOn?: boolean }) => (
  <>
    <Icon name={name} size="l" isFilled={isOn} />
    <span>{label}</span>
  </>
)
