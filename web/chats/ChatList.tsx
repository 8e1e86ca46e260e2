import type { MouseEvent, ReactNode } from 'react'
import { formatBadge } from '../lib/format.ts'
import { badgeLimit } from '../lib/locale.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/styles/layout.module.css'
import { Picture } from '../ui/Picture.tsx'
import { Count } from '../ui/Tag.tsx'
import styles from './ChatList.module.css'
import { chatKey } from './client/client.ts'
import { messagePreview, counterpartName } from './labels.ts'
import { formatListTime } from './timestamps.ts'
import type { Chat, LoadPhase } from './client/types.ts'

type Props = {
  chats: readonly Chat[]
  phase: LoadPhase
  /** `chatKey` of the open chat. */
  selected?: string
  hrefOf: (chat: Chat) => string
  /** Opens the chat without navigation; without it the links work natively. */
  onOpen?: (chat: Chat) => void
  onRetry?: () => void
  more?: { isLoading: boolean; onMore: () => void } | null
  empty: ReactNode
}

/** Chats as links, the latest first. */
export function ChatList({ chats, phase, selected, hrefOf, onOpen, onRetry, more, empty }: Props) {
  const t = useMessages('chats')
  if (phase === 'failed')
    return (
      <div className={styles.note} role="alert">
        <p>{t('list.failed')}</p>
        <Button size="s" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    )
  if (phase === 'loading')
    return <div className={styles.bones} aria-busy="true" aria-label={t('thread.loading')} role="status" />
  if (chats.length === 0) return empty && <div className={styles.note}>{empty}</div>
  return (
    <>
      <ul className={styles.list}>
        {chats.map((chat) => (
          <Row
            key={chat.id ?? chatKey(chat)}
            chat={chat}
            isSelected={chatKey(chat) === selected}
            href={hrefOf(chat)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {more && (
        <div className={styles.more}>
          <Button size="s" block pending={more.isLoading} onClick={more.onMore}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = { chat: Chat; isSelected: boolean; href: string; onOpen: Props['onOpen'] }

function Row({ chat, isSelected, href, onOpen }: RowProps) {
  const t = useMessages('chats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { members, side, product, orderNumber, lastMessage, unreadCount, activeAt } = chat
  const name = counterpartName(chat, t)
  const about = product?.name ?? (orderNumber && t('widget.order', { number: orderNumber }))
  const open = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(chat)
  }
  return (
    <li>
      <a
        className={styles.row}
        href={href}
        aria-current={isSelected ? 'true' : undefined}
        data-unread={unreadCount > 0 || undefined}
        onClick={open}
      >
        <span className={styles.face} data-side={side} aria-hidden="true">
          {side === 'Buyer' && members[1]!.logoId ? (
            <Picture id={members[1]!.logoId} alt="" kind="logo" sizes="40px" width={40} height={40} />
          ) : (
            [...name][0]?.toUpperCase()
          )}
        </span>
        <span className={styles.words}>
          <span className={styles.top}>
            <b>{name}</b>
            <time dateTime={activeAt}>{formatListTime(activeAt, { locale, timeZone })}</time>
          </span>
          {about && <span className={styles.product}>{about}</span>}
          <span className={styles.last}>
            <span>{lastMessage && messagePreview(lastMessage, t, locale)}</span>
            {unreadCount > 0 && (
              <>
                <Count>{formatBadge(unreadCount, badgeLimit)}</Count>
                <span className={layout.hidden}>{t('list.unread', { count: unreadCount })}</span>
              </>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}
