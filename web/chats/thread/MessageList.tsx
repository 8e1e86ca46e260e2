import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { OnDecline } from './DeclinePrice.tsx'
import { MessageItem, OutgoingItem } from './MessageItem.tsx'
import styles from './MessageList.module.css'
import { olderCursor } from '../client/message-order.ts'
import type { OutgoingMessage } from '../client/send-queue.ts'
import { type TimelineItem, timelineItems } from '../client/timeline.ts'
import type { ThreadState } from '../client/thread.ts'
import { formatDay } from '../timestamps.ts'
import type { Chat } from '../client/types.ts'

type Actions = {
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
  onAskAgain: (question: string) => void
  onDecline: OnDecline
}
type Props = Actions & {
  chat: Chat
  state: ThreadState
  outgoing: readonly OutgoingMessage[]
  name: string
  olderHref?: (before: number) => string
  onLoadOlder?: () => void
}

const edgePixels = 80

/**
 * The messages of a chat. It stays at the end while the reader is there, and does not move a reader who has scrolled
 * up.
 */
export function MessageList({ chat, state, outgoing, name, olderHref, onLoadOlder, ...actions }: Props) {
  const t = useMessages('chats')
  const timeZone = useTimeZone()
  const scroller = useRef<HTMLDivElement>(null)
  const divider = useRef<HTMLParagraphElement>(null)
  const [isScrolledUp, setScrolledUp] = useState(false)
  const [hasNew, setNew] = useState(false)
  const { messages, phase, openedAtSeq, otherReadSeq, isTyping, isLoadingOlder } = state
  const items = useMemo(
    () => timelineItems({ messages, outgoing, readSeq: openedAtSeq, timeZone }),
    [messages, outgoing, openedAtSeq, timeZone],
  )
  const before = olderCursor(messages)
  const last = messages.at(-1)
  const lastKey = items.at(-1)?.key

  const scrollToEnd = () => scroller.current?.scrollTo({ top: 0 })
  const hasDivider = items.some(({ kind }) => kind === 'unread')
  useLayoutEffect(() => {
    if (phase === 'ready' && hasDivider) divider.current?.scrollIntoView({ block: 'nearest' })
    // Once, when the messages have loaded.
  }, [phase])
  useEffect(() => {
    if (outgoing.length > 0) scrollToEnd()
  }, [outgoing.length])
  useEffect(() => {
    if (last && !last.isMine && isScrolledUp) setNew(true)
  }, [lastKey])
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller.current!
    const isFarFromEnd = -scrollTop > edgePixels
    setScrolledUp(isFarFromEnd)
    if (!isFarFromEnd) setNew(false)
    if (onLoadOlder && before && scrollHeight - clientHeight + scrollTop < edgePixels) onLoadOlder()
  }
  const loadOlder = (event: MouseEvent) => {
    if (!onLoadOlder) return
    event.preventDefault()
    onLoadOlder()
  }
  return (
    <div className={styles.space}>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live="polite"
        aria-label={t('thread', { name })}
      >
        <div className={styles.rows}>
          {before && phase === 'ready' && (
            <a
              className={styles.older}
              href={olderHref?.(before) ?? '#'}
              aria-busy={isLoadingOlder || undefined}
              onClick={loadOlder}
            >
              {t('thread.older')}
            </a>
          )}
          {phase === 'loading' && <p className={styles.hint}>{t('thread.loading')}</p>}
          {phase === 'missing' && <p className={styles.hint}>{t('thread.missing')}</p>}
          {phase === 'ready' && items.length === 0 && <p className={styles.hint}>{t('thread.empty')}</p>}
          {items.map((item) => (
            <TimelineRow
              key={item.key}
              item={item}
              divider={divider}
              chat={chat}
              otherReadSeq={otherReadSeq}
              {...actions}
            />
          ))}
        </div>
      </div>
      <p className={styles.typing} role="status">
        {isTyping && t('thread.typing', { name })}
      </p>
      {isScrolledUp && (
        <div className={styles.jump}>
          <Button
            size="s"
            onClick={scrollToEnd}
            aria-label={t(hasNew ? 'thread.nextUnread' : 'thread.latest')}
            data-new={hasNew || undefined}
          >
            <Icon name="caret-down" />
            {hasNew && t('thread.unread')}
          </Button>
        </div>
      )}
    </div>
  )
}

type RowProps = Actions & {
  item: TimelineItem
  /** Where unread messages begin. */
  divider: RefObject<HTMLParagraphElement | null>
  chat: Chat
  otherReadSeq: number
}

function TimelineRow({ item, divider, chat, otherReadSeq, onRetry, onDiscard, onAskAgain, onDecline }: RowProps) {
  const t = useMessages('chats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  if (item.kind === 'day') return <p className={styles.day}>{formatDay(item.day, { locale, timeZone }, t)}</p>
  if (item.kind === 'unread')
    return (
      <p ref={divider} className={styles.day} data-unread="">
        {t('thread.unread')}
      </p>
    )
  if (item.kind === 'outgoing')
    return <OutgoingItem item={item.outgoing} onRetry={() => onRetry(item.key)} onDiscard={() => onDiscard(item.key)} />
  const { message, isFirstOfAuthor } = item
  return (
    <MessageItem
      message={message}
      showsAuthor={isFirstOfAuthor}
      isRead={message.seq <= otherReadSeq}
      chat={chat}
      onAskAgain={onAskAgain}
      onDecline={onDecline}
    />
  )
}
