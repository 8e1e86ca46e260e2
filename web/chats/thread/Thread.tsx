import { type ReactNode, useEffect, useState } from 'react'
import { formatMinutes } from '../../lib/response-time.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Composer, type ComposerSlots } from './Composer.tsx'
import { chatKey } from '../client/client.ts'
import { useDraft, useThread } from '../hooks.ts'
import { MessageList } from './MessageList.tsx'
import { counterpartName } from '../labels.ts'
import { PinnedProduct } from './PinnedProduct.tsx'
import styles from './Thread.module.css'
import type { Chat, MessagePage } from '../client/types.ts'
import { useAttachments } from '../attachments/use-attachments.tsx'
import { usePresence } from '../use-presence.ts'

type Props = ComposerSlots & {
  /** `id` is null until the first message creates the chat. */
  chat: Chat
  /** Messages of the server-rendered page. */
  page?: MessagePage
  /** The order the visitor writes about; it is attached to the first message. */
  orderId?: string | null
  /** Presence of the counterpart when the page was rendered. */
  isOnline?: boolean
  /** Before the name: the back link. After it: close or info buttons. */
  headStart?: ReactNode
  headEnd?: ReactNode
  /** Before the messages. */
  notice?: ReactNode
  /** Link to older messages without script. */
  olderHref?: (before: number) => string
  /** Idempotency token of the form without script. */
  formToken?: string
  /** Text of that form if it was rejected. */
  failedText?: string
  /** How the message begins. */
  suggestedText?: string
  hasFocus?: boolean
  headingLevel?: 1 | 2
}

/**
 * One chat: header, pinned product or order, messages and composer. Used by buyers and stores, in the dock and on
 * pages.
 */
export function Thread({
  chat,
  page,
  orderId = null,
  isOnline: wasOnline,
  headStart,
  headEnd,
  notice,
  olderHref,
  formToken,
  failedText,
  suggestedText,
  hasFocus,
  headingLevel = 2,
  ...slots
}: Props) {
  const t = useMessages('chats')
  const { client, thread, chatId, state, outgoing, isConnected } = useThread(chat, page)
  const key = chatKey(chat)
  const [text, setText] = useDraft(client, key, { failedText, suggestedText })
  const name = counterpartName(chat, t)
  const { attachments, dropZone } = useAttachments(chat, chatId, client)
  const isCounterpartOnline = usePresence(chat, chatId, client, wasOnline)
  const isOnline = useOnline() && isConnected
  const isOrderMentioned =
    state.messages.some(({ order }) => order?.orderId === orderId) ||
    outgoing.some(({ widget }) => widget && 'orderId' in widget)
  const widget = orderId && chat.orderId === orderId && !isOrderMentioned ? { orderId } : null
  return (
    <section className={styles.thread} aria-label={t('thread', { name })} {...dropZone}>
      <ThreadHead
        chat={chat}
        name={name}
        isOnline={isCounterpartOnline}
        headStart={headStart}
        headEnd={headEnd}
        level={headingLevel}
      />
      {chat.product && <PinnedProduct product={chat.product} side={chat.side} messages={state.messages} />}
      {!chat.product && chat.orderNumber && <PinnedOrder id={chat.orderId!} number={chat.orderNumber} />}
      {chat.chatType === 'Anonymous' && chat.side === 'Buyer' && <AnonymousNotice />}
      {notice}
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
          onLoadOlder={thread && (() => void thread.loadOlder())}
          onRetry={(id) => void client?.queue.retry(id)}
          onDiscard={(id) => client?.queue.remove(id)}
          onAskAgain={(question) => setText(question)}
          onDecline={client && chatId ? (seq, reason) => client.declinePrice(chatId, seq, reason) : undefined}
        />
      )}
      <Composer
        {...slots}
        attachments={attachments}
        chat={chat}
        text={text}
        setText={(next) => {
          setText(next)
          if (next && chatId) client?.sendTyping(chatId)
        }}
        onSend={client && ((message) => void client.send(chat, { ...message, widget }))}
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
  const hasResponseTime = chat.side === 'Buyer' && chat.responseMinutes !== null
  const { storeAlias } = chat.members[1]!
  const href = useLocalizedHref()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.head}>
      {headStart}
      <div>
        <Heading>
          {chat.side === 'Buyer' && storeAlias ? <a href={href(`/store/${storeAlias}`)}>{name}</a> : name}
        </Heading>
        {isOnline && <p className={styles.online}>{t('thread.online')}</p>}
        {!isOnline && hasResponseTime && (
          <p>{t('thread.answersIn', { time: formatMinutes(chat.responseMinutes!, common) })}</p>
        )}
      </div>
      {headEnd}
    </header>
  )
}

function PinnedOrder({ id, number }: { id: string; number: number }) {
  const t = useMessages('chats')
  return (
    <a className={styles.order} href={useLocalizedHref()(`/order/${id}`)}>
      <Icon name="package" />
      <span>{t('widget.order', { number })}</span>
      <Icon name="caret-right" size="s" />
    </a>
  )
}

function AnonymousNotice() {
  const t = useMessages('chats')
  const href = useLocalizedHref()
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
    const update = () => setOnline(navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  return isOnline
}
