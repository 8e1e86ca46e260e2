import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChatList } from '../../chats/ChatList.tsx'
import { keyOf } from '../../chats/client.ts'
import { emptyList } from '../../chats/dialogs.ts'
import { useClient, useObservable } from '../../chats/hooks.ts'
import type { Chat } from '../../chats/types.ts'
import { useFollow } from '../../lib/follow.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import { filters } from './filters.ts'
import type { StoreData } from './load-store.ts'
import styles from './panes.module.css'
import { Sides } from './Sides.tsx'

/** The dialogs that fit, kept as they are now; without script as they were when the page was made. */
export function StoreList({ data: { query, list, opened } }: { data: StoreData }) {
  const t = useMessages('seller-chats')
  const href = useHref()
  const navigate = useNavigate()
  const follow = useFollow()
  const { pathname } = useLocation()
  const { filter, buyerName } = query
  const client = useClient('Store')
  const state = useObservable(client?.dialogs.state, emptyList)
  useEffect(() => {
    void client?.dialogs.ask({ filter, buyerName })
  }, [client, filter, buyerName])
  const rows = useRef<HTMLDivElement>(null)
  const filterRow = useRef<HTMLElement>(null)
  const openedId = opened?.chat.id
  useEffect(() => showSelected(rows.current!), [openedId])
  useEffect(
    () => filterRow.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [filter],
  )
  const isKept = state.phase === 'ready' && state.query.filter === filter && state.query.buyerName === buyerName
  const addressOf = (next: Partial<typeof query>, path = pathname) => {
    const wanted = { ...query, ...next }
    return `${path}?${new URLSearchParams({ side: 'Store', filter: wanted.filter, ...(wanted.buyerName && { name: wanted.buyerName }) })}`
  }
  const chatAddress = (chat: Chat) => addressOf({}, `/profile/messages/${chat.id}`)
  const isFiltered = filter !== 'All' || buyerName !== ''
  return (
    <section className={styles.list} aria-label={t('title')} onClick={follow}>
      <Sides side="Store" />
      <form className={styles.find} method="get">
        <input type="hidden" name="side" value="Store" />
        <input type="hidden" name="filter" value={filter} />
        <label className={layout.hidden} htmlFor="buyer-name">
          {t('find')}
        </label>
        <input
          id="buyer-name"
          type="search"
          name="name"
          placeholder={t('find')}
          defaultValue={buyerName}
          key={buyerName}
          maxLength={80}
        />
        <button type="submit" aria-label={t('find.submit')}>
          <Icon name="magnifying-glass" />
        </button>
      </form>
      <nav ref={filterRow} className={styles.filters} aria-label={t('filters')}>
        {filters.map((each) => (
          <a key={each} href={href(addressOf({ filter: each }))} aria-current={each === filter ? 'page' : undefined}>
            {t(`filter.${each}`)}
          </a>
        ))}
      </nav>
      <div ref={rows} className={styles.rows}>
        <ChatList
          chats={isKept ? state.chats : list.items}
          phase="ready"
          selected={opened ? keyOf(opened.chat) : undefined}
          hrefOf={(chat) => href(chatAddress(chat))}
          onOpen={client ? (chat) => void navigate(chatAddress(chat)) : undefined}
          more={
            isKept && state.nextCursor
              ? { isLoading: state.isLoadingMore, onMore: () => void client?.dialogs.more() }
              : null
          }
          empty={
            isFiltered ? (
              <>
                <p>{t('empty.filtered')}</p>
                <a href={href(addressOf({ filter: 'All', buyerName: '' }))}>{t('find.clear')}</a>
              </>
            ) : (
              <p>{t('empty')}</p>
            )
          }
        />
      </div>
    </section>
  )
}

/** The open dialog may stand far down in the list. */
function showSelected(rows: HTMLElement) {
  const row = rows.querySelector('[aria-current]')
  if (!row) return
  const [inner, outer] = [row.getBoundingClientRect(), rows.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    rows.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
