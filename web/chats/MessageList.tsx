import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MessageItem, OutgoingItem } from './MessageItem.tsx'
import styles from './MessageList.module.css'
import { olderBefore } from './message-order.ts'
import type { Outgoing } from './queue.ts'
import { rowsOf } from './rows.ts'
import type { ThreadState } from './thread.ts'
import { dayName } from './times.ts'
import type { Chat } from './types.ts'

type Props = {
  chat: Chat
  state: ThreadState
  outgoing: readonly Outgoing[]
  name: string
  olderHref?: (before: number) => string
  onOlder?: () => void
  onRetry: (id: string) => void
  onDiscard: (id: string) => void
  onAskAgain: (question: string) => void
}

const nearPixels = 80

/** What has been said. It stands at its end, and stays there while one is there; whoever reads further up is not moved. */
export function MessageList({
  chat,
  state,
  outgoing,
  name,
  olderHref,
  onOlder,
  onRetry,
  onDiscard,
  onAskAgain,
}: Props) {
  const t = useMessages('chats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const scroller = useRef<HTMLDivElement>(null)
  const divider = useRef<HTMLParagraphElement>(null)
  const [isAway, setAway] = useState(false)
  const [hasNew, setNew] = useState(false)
  const { messages, phase, openedAtSeq, otherReadSeq, isTyping, isLoadingOlder } = state
  const rows = useMemo(
    () => rowsOf({ messages, outgoing, readSeq: openedAtSeq, timeZone }),
    [messages, outgoing, openedAtSeq, timeZone],
  )
  const before = olderBefore(messages)
  const last = messages.at(-1)
  const lastKey = rows.at(-1)?.key

  const toEnd = () => scroller.current?.scrollTo({ top: 0 })
  const hasDivider = rows.some(({ kind }) => kind === 'unread')
  useLayoutEffect(() => {
    if (phase === 'ready' && hasDivider) divider.current?.scrollIntoView({ block: 'nearest' })
    // Once, when the messages have come.
  }, [phase])
  useEffect(() => {
    if (outgoing.length > 0) toEnd()
  }, [outgoing.length])
  useEffect(() => {
    if (last && !last.isMine && isAway) setNew(true)
  }, [lastKey])
  const scroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = scroller.current!
    const away = -scrollTop > nearPixels
    setAway(away)
    if (!away) setNew(false)
    if (onOlder && before && scrollHeight - clientHeight + scrollTop < nearPixels) onOlder()
  }
  const older = (event: MouseEvent) => {
    if (!onOlder) return
    event.preventDefault()
    onOlder()
  }
  return (
    <div className={styles.space}>
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={scroll}
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
              onClick={older}
            >
              {t('thread.older')}
            </a>
          )}
          {phase === 'loading' && <p className={styles.hint}>{t('thread.loading')}</p>}
          {phase === 'missing' && <p className={styles.hint}>{t('thread.missing')}</p>}
          {phase === 'ready' && rows.length === 0 && <p className={styles.hint}>{t('thread.empty')}</p>}
          {rows.map((row) => {
            if (row.kind === 'day')
              return (
                <p key={row.key} className={styles.day}>
                  {dayName(row.day, { locale, timeZone }, t)}
                </p>
              )
            if (row.kind === 'unread')
              return (
                <p key={row.key} ref={divider} className={styles.day} data-unread="">
                  {t('thread.unread')}
                </p>
              )
            if (row.kind === 'outgoing')
              return (
                <OutgoingItem
                  key={row.key}
                  item={row.outgoing}
                  onRetry={() => onRetry(row.key)}
                  onDiscard={() => onDiscard(row.key)}
                />
              )
            const { message, isFirstOfAuthor } = row
            return (
              <MessageItem
                key={row.key}
                message={message}
                isNamed={isFirstOfAuthor}
                isRead={message.seq <= otherReadSeq}
                side={chat.side}
                onAskAgain={onAskAgain}
              />
            )
          })}
        </div>
      </div>
      <p className={styles.typing} role="status">
        {isTyping && t('thread.typing', { name })}
      </p>
      {isAway && (
        <div className={styles.jump}>
          <Button
            size="s"
            onClick={toEnd}
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
