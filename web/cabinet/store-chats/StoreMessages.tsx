import { chatKey } from '../../chats/client/client.ts'
import { Thread } from '../../chats/thread/Thread.tsx'
import { useRefusedChatForm } from '../../chats/use-refused-chat-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Note } from '../../ui/Note.tsx'
import { BuyerPane } from './BuyerPane.tsx'
import type { StoreData } from './load-store-chats.ts'
import styles from './panes.module.css'
import { actionsFor } from './SellerActions.tsx'
import { StoreChatList } from './StoreChatList.tsx'
import { useChatChanges } from './use-chat-changes.ts'

type Props = {
  data: StoreData
  done: 'assign' | 'block' | 'unblock' | 'report' | null
}

/** Chats of a store: list, thread and buyer details; one at a time on small screens. */
export function StoreMessages({ data, done }: Props) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
  const { opened } = data
  return (
    <div className={styles.page} data-open={opened ? '' : undefined}>
      <header>
        <h1>{t('title')}</h1>
        <a href={href('/profile/messages/settings')}>{t('settings')}</a>
      </header>
      <div className={styles.panes}>
        <StoreChatList data={data} />
        {opened ? (
          <OpenChat key={opened.chat.id} data={data} opened={opened} done={done} />
        ) : (
          <p className={styles.choose}>{t('choose')}</p>
        )}
      </div>
    </div>
  )
}

function OpenChat({ data, opened, done }: Props & { opened: NonNullable<StoreData['opened']> }) {
  const t = useMessages('seller-chats')
  const chats = useMessages('chats')
  const href = useLocalizedHref()
  const { chat, page, isOnline, buyer, card, members, formToken } = opened
  const refused = useRefusedChatForm()
  useChatChanges(chat.id!)
  const path = `/profile/messages/${chat.id}`
  return (
    <>
      <div className={styles.thread}>
        {done && <Note tone="good">{done === 'report' ? chats('report.done') : t(`did.${done}`)}</Note>}
        {refused && <Note tone="warn">{refused.text}</Note>}
        <Thread
          key={chatKey(chat)}
          chat={chat}
          page={page}
          isOnline={isOnline}
          formToken={formToken}
          failedText={refused?.message}
          olderHref={(before) => href(`${path}?before=${before}`)}
          actions={actionsFor(chat)}
          headStart={
            <a className={styles.back} href={href(listPath(data))} aria-label={t('back')}>
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

const listPath = ({ query: { filter, buyerName } }: StoreData) =>
  `/profile/messages?${new URLSearchParams({ side: 'Store', filter, ...(buyerName && { name: buyerName }) })}`
