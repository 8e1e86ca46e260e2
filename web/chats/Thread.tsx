import { type ReactNode, useEffect, useState } from 'react'
import { timeOf } from '../lib/answer-time.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Composer, type ComposerSlots } from './Composer.tsx'
import { keyOf } from './client.ts'
import { useDraft, useThread } from './hooks.ts'
import { MessageList } from './MessageList.tsx'
import { partnerOf } from './names.ts'
import { PinnedProduct } from './PinnedProduct.tsx'
import styles from './Thread.module.css'
import type { Chat, MessagePage } from './types.ts'
import { useAttachments } from './use-attachments.tsx'
import { usePresence } from './use-presence.ts'

type Props = ComposerSlots & {
  /** With a null id while nobody has written: the first message opens it. */
  chat: Chat
  /** What the page was made with. */
  page?: MessagePage
  /** The order that is being written about: the first message says which. */
  orderId?: string | null
  /** The other side, when the page was made. */
  isOnline?: boolean
  /** Before the name: the way back. After it: what closes, or tells more. */
  headStart?: ReactNode
  headEnd?: ReactNode
  /** Where older messages are without script. */
  olderHref?: (before: number) => string
  /** The form without script: its token makes the message one, however often it is sent. */
  formToken?: string
  /** What that form was refused with. */
  unsent?: string
  hasFocus?: boolean
  headingLevel?: 1 | 2
}

/** One dialog: whom with, about what, what has been said, and the field to answer. For each side and place the same. */
export function Thread({
  chat,
  page,
  orderId = null,
  isOnline: wasOnline,
  headStart,
  headEnd,
  olderHref,
  formToken,
  unsent,
  hasFocus,
  headingLevel = 2,
  ...slots
}: Props) {
  const t = useMessages('chats')
  const { client, thread, chatId, state, outgoing, isConnected } = useThread(chat, page)
  const key = keyOf(chat)
  const [text, setText] = useDraft(client, key, unsent)
  const name = partnerOf(chat, t)
  const { attachments, zone } = useAttachments(chat, chatId, client)
  const isPartnerOnline = usePresence(chat, chatId, client, wasOnline)
  const isOnline = useOnline() && isConnected
  const isTold =
    state.messages.some(({ order }) => order?.orderId === orderId) ||
    outgoing.some(({ widget }) => widget && 'orderId' in widget)
  const widget = orderId && chat.orderId === orderId && !isTold ? { orderId } : null
  return (
    <section className={styles.thread} aria-label={t('thread', { name })} {...zone}>
      <ThreadHead
        chat={chat}
        name={name}
        isOnline={isPartnerOnline}
        headStart={headStart}
        headEnd={headEnd}
        level={headingLevel}
      />
      {chat.product && <PinnedProduct product={chat.product} side={chat.side} />}
      {!chat.product && chat.orderNumber && <PinnedOrder id={chat.orderId!} number={chat.orderNumber} />}
      {chat.chatType === 'Anonymous' && chat.side === 'Buyer' && <KeptHere />}
      <p className={styles.offline} role="status">
        {!isOnline && (
          <>
            <Icon name="warning" size="s" />
            {t('thread.offline')}
          </>
        )}
      </p>
      {state.phase === 'failed' ? (
        <div className={styles.note} role="alert">
          <p>{t('thread.failed')}</p>
          <Button size="s" onClick={() => void thread?.load()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <MessageList
          chat={chat}
          state={state}
          outgoing={outgoing}
          name={name}
          olderHref={olderHref}
          onOlder={thread && (() => void thread.older())}
          onRetry={(id) => void client?.queue.retry(id)}
          onDiscard={(id) => client?.queue.remove(id)}
          onAskAgain={(question) => setText(question)}
        />
      )}
      <Composer
        {...slots}
        attachments={attachments}
        chat={chat}
        text={text}
        setText={(next) => {
          setText(next)
          if (next && chatId) client?.showTyping(chatId)
        }}
        onSend={client && ((given) => void client.send(chat, { ...given, widget }))}
        formToken={formToken}
        hasFocus={hasFocus}
        isNew={state.messages.length === 0 && outgoing.length === 0}
      />
    </section>
  )
}

type HeadProps = Pick<Props, 'chat' | 'headStart' | 'headEnd'> & { name: string; level: 1 | 2; isOnline: boolean }

function ThreadHead({ chat, name, isOnline, headStart, headEnd, level }: HeadProps) {
  const t = useMessages('chats')
  const common = useMessages('common')
  const answers = chat.side === 'Buyer' && chat.responseMinutes !== null
  const { storeAlias } = chat.members[1]!
  const href = useHref()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      {headStart}
      <div>
        <Heading>
          {chat.side === 'Buyer' && storeAlias ? <a href={href(`/store/${storeAlias}`)}>{name}</a> : name}
        </Heading>
        {isOnline && <p className={styles.online}>{t('thread.online')}</p>}
        {!isOnline && answers && <p>{t('thread.answersIn', { time: timeOf(chat.responseMinutes!, common) })}</p>}
      </div>
      {headEnd}
    </header>
  )
}

function PinnedOrder({ id, number }: { id: string; number: number }) {
  const t = useMessages('chats')
  return (
    <a className={styles.order} href={useHref()(`/order/${id}`)}>
      <Icon name="package" />
      <span>{t('widget.order', { number })}</span>
      <Icon name="caret-right" size="s" />
    </a>
  )
}

function KeptHere() {
  const t = useMessages('chats')
  const href = useHref()
  return (
    <p className={styles.kept}>
      {t('anonymous')}{' '}
      <a href={`${href('/login')}?next=${encodeURIComponent('/profile/messages')}`}>{t('anonymous.keep')}</a>
    </p>
  )
}

function useOnline() {
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const tell = () => setOnline(navigator.onLine)
    tell()
    window.addEventListener('online', tell)
    window.addEventListener('offline', tell)
    return () => {
      window.removeEventListener('online', tell)
      window.removeEventListener('offline', tell)
    }
  }, [])
  return isOnline
}
