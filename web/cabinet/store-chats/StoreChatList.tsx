import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChatList } from '../../chats/ChatList.tsx'
import { chatKey } from '../../chats/client/client.ts'
import { emptyChatList } from '../../chats/client/chat-list.ts'
import { useChatClient } from '../../chats/hooks.ts'
import { useObservable } from '../../lib/client/use-observable.ts'
import type { Chat } from '../../chats/client/types.ts'
import { useSoftNavigation } from '../../navigation/soft-navigation.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { filters } from './filters.ts'
import type { StoreData } from './load-store-chats.ts'
import styles from './panes.module.css'
import { SideTabs } from './SideTabs.tsx'

/** Chats that match the filter, live; without script as the server rendered them. */
export function StoreChatList({ data: { query, list, opened } }: { data: StoreData }) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const navigateSoftly = useSoftNavigation()
  const { pathname } = useLocation()
  const { filter, buyerName } = query
  const client = useChatClient('Store')
  const state = useObservable(client?.chatList.state, emptyChatList)
  useEffect(() => {
    void client?.chatList.setQuery({ filter, buyerName })
  }, [client, filter, buyerName])
  const scroller = useRef<HTMLDivElement>(null)
  const filterRow = useRef<HTMLElement>(null)
  const openedId = opened?.chat.id
  useEffect(() => scrollToSelected(scroller.current!), [openedId])
  useEffect(
    () =>
      void filterRow.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    [filter],
  )
  const isCurrent = state.phase === 'ready' && state.query.filter === filter && state.query.buyerName === buyerName
  const pathFor = (next: Partial<typeof query>, path = pathname) => {
    const nextQuery = { ...query, ...next }
    return `${path}?${new URLSearchParams({ side: 'Store', filter: nextQuery.filter, ...(nextQuery.buyerName && { name: nextQuery.buyerName }) })}`
  }
  const chatPath = (chat: Chat) => pathFor({}, `/profile/messages/${chat.id}`)
  const isFiltered = filter !== 'All' || buyerName !== ''
  return (
    <section className={styles.list} aria-label={t('title')} onClick={navigateSoftly}>
      <SideTabs side="Store" />
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
          <a key={each} href={href(pathFor({ filter: each }))} aria-current={each === filter ? 'page' : undefined}>
            {t(`filter.${each}`)}
          </a>
        ))}
      </nav>
      <div ref={scroller} className={styles.rows}>
        <ChatList
          chats={isCurrent ? state.chats : list.items}
          phase="ready"
          selected={opened ? chatKey(opened.chat) : undefined}
          hrefOf={(chat) => href(chatPath(chat))}
          onOpen={client ? (chat) => void navigate(chatPath(chat)) : undefined}
          more={
            isCurrent && state.nextCursor
              ? { isLoading: state.isLoadingMore, onMore: () => void client?.chatList.loadMore() }
              : null
          }
          empty={
            isFiltered ? (
              <>
                <p>{t('empty.filtered')}</p>
                <a href={href(pathFor({ filter: 'All', buyerName: '' }))}>{t('find.clear')}</a>
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

/** Scrolls the open chat into view. */
function scrollToSelected(scroller: HTMLElement) {
  const row = scroller.querySelector('[aria-current]')
  if (!row) return
  const [inner, outer] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    scroller.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
