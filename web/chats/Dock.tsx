import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ChatIcon } from './ChatIcon.tsx'
import { ChatList } from './ChatList.tsx'
import { chatKey, chatTarget } from './client/client.ts'
import styles from './Dock.module.css'
import { EarlierChats } from './thread/EarlierChats.tsx'
import { useChatList } from './hooks.ts'
import { chatPath } from './chat-links.ts'
import { Thread } from './thread/Thread.tsx'
import type { Chat, ChatTarget } from './client/types.ts'

type Props = {
  target: ChatTarget | null
  onClose: () => void
}

/** The chat dock in the corner of a page: the list, or one chat. */
export function Dock({ target, onClose }: Props) {
  const t = useMessages('chats')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const panel = useRef<HTMLDivElement>(null)
  const { client, list } = useChatList('Buyer')
  const [open, setOpen] = useState<Chat | null>(null)
  const [error, setError] = useState('')
  const [isFinding, setFinding] = useState(target !== null)

  useEffect(() => {
    if (client && list.phase === 'loading') void client.chatList.load()
  }, [client])
  useEffect(() => {
    setOpen(null)
    setError('')
    setFinding(target !== null)
    if (!target) {
      panel.current?.focus()
      return
    }
    let isCancelled = false
    void client?.calls.find(target).then((result) => {
      if (isCancelled) return
      setFinding(false)
      if (result.success) setOpen(result.data)
      else setError(result.problem?.detail || t('dock.failed'))
    })
    return () => void (isCancelled = true)
  }, [client, target])

  const openChat = (chat: Chat | null) => {
    setOpen(chat)
    setError('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const closeButton = (
    <button type="button" aria-label={shell('close')} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
  return (
    <div ref={panel} className={styles.dock} role="dialog" aria-label={t('title')} tabIndex={-1} onKeyDown={onKeyDown}>
      {open ? (
        <Thread
          key={chatKey(open)}
          chat={open}
          orderId={target?.orderId}
          suggestedText={target?.text}
          hasFocus
          notice={client?.isAuth && open.id === null && <EarlierChats client={client} />}
          headStart={
            <button type="button" aria-label={t('dock.all')} onClick={() => openChat(null)}>
              <Icon name="caret-left" />
            </button>
          }
          headEnd={closeButton}
        />
      ) : (
        <>
          <header className={styles.head}>
            <h2>{t('title')}</h2>
            <a
              href={href(client?.isAuth ? '/profile/messages' : '/messages')}
              title={t('dock.page')}
              aria-label={t('dock.page')}
            >
              <ChatIcon name="expand" />
            </a>
            {closeButton}
          </header>
          {client?.isAuth && <EarlierChats client={client} />}
          <div className={styles.body}>
            {error ? (
              <div className={styles.note} role="alert">
                <p>{error}</p>
                {target && <ButtonLink href={href(chatPath(target))}>{t('retry')}</ButtonLink>}
                <Button onClick={() => setError('')}>{t('dock.all')}</Button>
              </div>
            ) : (
              <ChatList
                chats={list.chats}
                phase={isFinding ? 'loading' : list.phase}
                hrefOf={(chat) => href(chatPath(chatTarget(chat)))}
                onOpen={openChat}
                onRetry={() => void client?.chatList.load()}
                more={
                  list.nextCursor
                    ? { isLoading: list.isLoadingMore, onMore: () => void client?.chatList.loadMore() }
                    : null
                }
                empty={
                  <>
                    <p>{t('list.empty')}</p>
                    <ButtonLink href={href('/catalog/all')}>{t('list.toCatalogue')}</ButtonLink>
                  </>
                }
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}
