import type { ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ChatList } from './ChatList.tsx'
import styles from './ChatsPage.module.css'
import { keyOf, targetOf } from './client.ts'
import { useDialogs } from './hooks.ts'
import { chatQuery } from './open-chat.ts'
import type { ChatsData, Refused } from './page-data.ts'
import { Thread } from './Thread.tsx'
import type { Chat, Side } from './types.ts'

type Props = {
  data: ChatsData
  refused?: Refused
  side: Side
  /** Without the locale's prefix. */
  base: string
  /** Where the list is, if that is elsewhere. */
  listPath?: string
  /** Above the list: sides, filters. */
  listHead?: ReactNode
  /** Beside the thread on wide screens. */
  context?: ReactNode
}

/** Dialogs in two panes; a phone shows the list, or one of them on the whole screen. */
export function ChatsPage({
  data: { chats: given, open, orderId, tieable, formToken },
  refused,
  side,
  base,
  listPath = base,
  listHead,
  context,
}: Props) {
  const t = useMessages('chats')
  const href = useHref()
  const navigate = useNavigate()
  const { client, list } = useDialogs(side, given)
  const pathOf = (chat: Chat) => base + (chat.id ? `/${chat.id}` : chatQuery(targetOf(chat)))
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
          {tieable > 0 && <Tie count={tieable} />}
          <ChatList
            chats={list.chats}
            phase={list.phase}
            selected={open ? keyOf(open.chat) : undefined}
            hrefOf={(chat) => href(pathOf(chat))}
            onOpen={client ? (chat) => void navigate(pathOf(chat)) : undefined}
            onRetry={() => void client?.dialogs.load()}
            more={list.nextCursor ? { isLoading: list.isLoadingMore, onMore: () => void client?.dialogs.more() } : null}
            empty={
              <>
                <p>{t('list.empty')}</p>
                <ButtonLink href={href('/catalog/all')} variant="solid">
                  {t('list.toCatalogue')}
                </ButtonLink>
              </>
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
              key={keyOf(open.chat)}
              chat={open.chat}
              page={open.page}
              orderId={orderId}
              isOnline={open.isOnline}
              formToken={formToken}
              unsent={refused?.message}
              olderHref={(before) => `?before=${before}`}
              headStart={
                <a className={styles.back} href={href(listPath)} aria-label={t('back')}>
                  <Icon name="caret-left" />
                </a>
              }
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

/** Dialogs that were held before signing in become the account's. */
function Tie({ count }: { count: number }) {
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
