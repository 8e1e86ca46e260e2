import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ChatIcon } from '../ChatIcon.tsx'
import { FileParts } from './FileParts.tsx'
import styles from './MessageItem.module.css'
import type { OutgoingMessage } from '../client/send-queue.ts'
import { authorOf } from '../labels.ts'
import { formatTime } from '../timestamps.ts'
import type { Chat, Message } from '../client/types.ts'
import { DeclinePrice, type OnDecline } from './DeclinePrice.tsx'
import { OfferWidget, OrderWidget, ProductWidget } from './Widgets.tsx'

type Props = {
  message: Message
  showsAuthor: boolean
  isRead: boolean
  chat: Chat
  onAskAgain: (question: string) => void
  onDecline: OnDecline
}

export function MessageItem({ message, showsAuthor, isRead, chat, onAskAgain, onDecline }: Props) {
  const t = useMessages('chats')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { side } = chat
  const { isMine, isAutomatic, text, product, order, offer, files, createdAt } = message
  const time = <time dateTime={createdAt}>{formatTime(createdAt, { locale, timeZone })}</time>
  const isWide = product || order || offer
  return (
    <article
      className={styles.message}
      data-mine={isMine || undefined}
      data-wide={isWide ? '' : undefined}
      data-bare={text ? undefined : ''}
      data-plain={isWide || files.length > 0 ? undefined : ''}
    >
      {(showsAuthor || isAutomatic) && (
        <p className={isMine && side === 'Buyer' ? layout.hidden : styles.author}>
          {isMine && side === 'Buyer' ? t('own') : authorOf(message, chat, t)}
          {isAutomatic && <span>{t('automatic')}</span>}
        </p>
      )}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {product && <ProductWidget card={product.card} />}
      {order && <OrderWidget order={order} />}
      {offer && (
        <OfferWidget
          offer={offer}
          side={side}
          onAskAgain={onAskAgain}
          decline={offer.canDecline && <DeclinePrice seq={message.seq} onDecline={onDecline} />}
        />
      )}
      <FileParts files={files} />
      <p className={styles.foot}>
        {time}
        {isMine && (
          <>
            {isRead ? <ChatIcon name="checks" size="s" /> : <Icon name="check" size="s" />}
            <span className={layout.hidden}>{t(isRead ? 'state.read' : 'state.sent')}</span>
          </>
        )}
      </p>
    </article>
  )
}

type OutgoingProps = { item: OutgoingMessage; onRetry: () => void; onDiscard: () => void }

/** A message that is not delivered yet, with its error if there is one. */
export function OutgoingItem({ item: { text, files, state, reason }, onRetry, onDiscard }: OutgoingProps) {
  const t = useMessages('chats')
  return (
    <article
      className={styles.message}
      data-mine=""
      data-state={state}
      data-plain={state === 'sending' && files.length === 0 ? '' : undefined}
    >
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <FileParts files={files} />
      {reason && <p className={styles.reason}>{reason}</p>}
      <p className={styles.foot}>
        <span>{t(`state.${state}`)}</span>
        {state !== 'sending' && (
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
        {state === 'failed' && (
          <button type="button" onClick={onDiscard}>
            {t('delete')}
          </button>
        )}
      </p>
    </article>
  )
}
