import { keyOf } from '../../chats/client.ts'
import type { Refused } from '../../chats/page-data.ts'
import { Thread } from '../../chats/Thread.tsx'
import type { Chat } from '../../chats/types.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { BuyerPane } from './BuyerPane.tsx'
import type { StoreData } from './load-store.ts'
import styles from './panes.module.css'
import { SellerActions } from './SellerActions.tsx'
import { StoreList } from './StoreList.tsx'

type Given = { data: StoreData; done: 'assign' | 'block' | 'unblock' | 'report' | null; refused: Refused | undefined }

/** Dialogs of a store: the list, the thread, and what there is to know of the buyer; on smaller screens one before the other. */
export function StoreMessages({ data, done, refused }: Given) {
  const t = useMessages('seller-chats')
  const href = useHref()
  const { opened } = data
  return (
    <div className={styles.page} data-open={opened ? '' : undefined}>
      <header>
        <h1>{t('title')}</h1>
        <a href={href('/profile/messages/settings')}>{t('settings')}</a>
      </header>
      <div className={styles.panes}>
        <StoreList data={data} />
        {opened ? (
          <Opened key={opened.chat.id} data={data} opened={opened} done={done} refused={refused} />
        ) : (
          <p className={styles.choose}>{t('choose')}</p>
        )}
      </div>
    </div>
  )
}

function Opened({ data, opened, done, refused }: Given & { opened: NonNullable<StoreData['opened']> }) {
  const t = useMessages('seller-chats')
  const href = useHref()
  const { chat, page, isOnline, buyer, card, members, formToken } = opened
  const address = `/profile/messages/${chat.id}`
  return (
    <>
      <div className={styles.thread}>
        {done && <Note tone="good">{t(`did.${done}`)}</Note>}
        {refused && <Note tone="warn">{refused.text}</Note>}
        <Thread
          key={keyOf(chat)}
          chat={chat}
          page={page}
          isOnline={isOnline}
          formToken={formToken}
          unsent={refused?.message}
          olderHref={(before) => href(`${address}?before=${before}`)}
          actions={actionsFor(chat)}
          headStart={
            <a className={styles.back} href={href(listAddress(data))} aria-label={t('back')}>
              <Icon name="arrow-left" />
            </a>
          }
          headEnd={
            <button
              type="button"
              className={styles.more}
              popoverTarget="buyer"
              aria-label={t('about')}
              title={t('about')}
            >
              <Icon name="info" />
            </button>
          }
        />
      </div>
      <aside id="buyer" popover="auto" className={styles.buyer} aria-label={t('about')}>
        <button
          type="button"
          className={styles.close}
          popoverTarget="buyer"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="x" />
        </button>
        <BuyerPane
          key={`${chat.assignedTo?.accountId} ${chat.isBlocked}`}
          chat={chat}
          buyer={buyer}
          card={card}
          members={members}
        />
      </aside>
    </>
  )
}

const actionsFor = (chat: Chat) => (insert: (text: string) => void) => <SellerActions chat={chat} insert={insert} />

const listAddress = ({ query: { filter, buyerName } }: StoreData) =>
  `/profile/messages?${new URLSearchParams({ side: 'Store', filter, ...(buyerName && { name: buyerName }) })}`
