import type { ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { DoneNote } from '../ui/DoneNote.tsx'
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ChatList } from './ChatList.tsx'
import styles from './ChatsPage.module.css'
import { chatKey, chatTarget } from './client/client.ts'
import { useChatList } from './hooks.ts'
import { chatQuery } from './chat-links.ts'
import type { ChatsData } from './page-data.ts'
import { ReportForm } from './ReportForm.tsx'
import { Thread } from './thread/Thread.tsx'
import type { Chat, Side } from './client/types.ts'
import { useRefusedChatForm } from './use-refused-chat-form.ts'

type Props = {
  data: ChatsData
  side: Side
  done: 'report' | null
  /** Without the locale prefix. */
  base: string
  /** Path of the list if it differs from `base`. */
  listPath?: string
  /** Above the list: side tabs, filters. */
  listHead?: ReactNode
  /** Beside the thread on wide screens. */
  context?: ReactNode
}

/** Chat list and thread in two panes; a phone shows one of them. */
export function ChatsPage({
  data: { chats: initialChats, open, orderId, text, anonymousCount, formToken },
  side,
  done,
  base,
  listPath = base,
  listHead,
  context,
}: Props) {
  const t = useMessages('chats')
  const href = useLocalizedHref()
  const navigate = useNavigate()
  const refused = useRefusedChatForm()
  const { client, list } = useChatList(side, initialChats)
  const pathOf = (chat: Chat) => base + (chat.id ? `/${chat.id}` : chatQuery(chatTarget(chat)))
  return (
    <div
      className={styles.page}
      data-open={open ? '' : undefined}
      data-empty={side === 'Buyer' && !open && list.phase === 'ready' && list.chats.length === 0 ? '' : undefined}
    >
      <h1>{t('title')}</h1>
      {refused && <ErrorSummary title={t('refused')} text={refused.text} errors={[]} />}
      <div className={styles.panes}>
        <nav className={styles.list} aria-label={t('list')}>
          {listHead}
          {anonymousCount > 0 && <MergeAnonymousChats count={anonymousCount} />}
          <ChatList
            chats={list.chats}
            phase={list.phase}
            selected={open ? chatKey(open.chat) : undefined}
            hrefOf={(chat) => href(pathOf(chat))}
            onOpen={client ? (chat) => void navigate(pathOf(chat)) : undefined}
            onRetry={() => void client?.chatList.load()}
            more={
              list.nextCursor ? { isLoading: list.isLoadingMore, onMore: () => void client?.chatList.loadMore() } : null
            }
            empty={
              anonymousCount === 0 && (
                <>
                  <p>{t('list.empty')}</p>
                  <ButtonLink href={href('/catalog/all')} variant="solid">
                    {t('list.toCatalogue')}
                  </ButtonLink>
                </>
              )
            }
          />
          {side === 'Buyer' && (
            <a className={styles.asked} href={href('/ask')}>
              {t('asked')}
              <Icon name="caret-right" size="s" />
            </a>
          )}
        </nav>
        <div className={styles.thread}>
          {open ? (
            <Thread
              key={chatKey(open.chat)}
              chat={open.chat}
              page={open.page}
              orderId={orderId}
              isOnline={open.isOnline}
              formToken={formToken}
              failedText={refused?.message}
              suggestedText={text}
              olderHref={(before) => `?before=${before}`}
              headStart={
                <a className={styles.back} href={href(listPath)} aria-label={t('back')}>
                  <Icon name="caret-left" />
                </a>
              }
              notice={done && <DoneNote>{t(`${done}.done`)}</DoneNote>}
              headEnd={open.chat.id && <ReportForm chat={open.chat} />}
              hasFocus={Boolean(client) && open.chat.id === null}
            />
          ) : (
            <p className={styles.choose}>{t('list.choose')}</p>
          )}
        </div>
        {context}
      </div>
    </div>
  )
}

/** Offers to move the visitor's anonymous chats to the account. */
function MergeAnonymousChats({ count }: { count: number }) {
  const t = useMessages('chats')
  return (
    <Form method="post" discover="none" className={styles.tie}>
      <p>
        {t('tie', { count })} {t('tie.text')}
      </p>
      <Button type="submit" size="s" variant="solid" name="intent" value="tie">
        {t('tie.keep', { count })}
      </Button>
    </Form>
  )
}
