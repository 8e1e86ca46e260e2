import { useEffect } from 'react'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Order } from '../../shared/orders/OrderStatusTag.tsx'
import { StepButton } from '../../shared/orders/StepButton.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './OrderChat.module.css'

const importThread = () => import('./OrderThread.tsx').then(({ OrderThread }) => OrderThread)
/** As in OrderChat.module.css. */
const wide = '(min-width: 1280px)'

/** The chat with the buyer beside an order, where there is room for both; elsewhere a button leads to it. */
export function OrderChat({ order: { chatId, store } }: { order: Order }) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  const [Thread, load] = useLazyComponent(importThread, 'chats', 'seller-chats')
  useEffect(() => {
    if (chatId === null) return
    const query = matchMedia(wide)
    const loadWhereWide = () => query.matches && load()
    loadWhereWide()
    query.addEventListener('change', loadWhereWide)
    return () => query.removeEventListener('change', loadWhereWide)
  }, [chatId])
  const link = chatId === null ? {} : { link: { href: href(`/profile/messages/${chatId}`), label: t('chat.open') } }
  return (
    <section className={styles.chat} aria-labelledby="chat">
      <SectionHeading title={t('chat.title')} id="chat" {...link} />
      {chatId === null ? (
        <StepButton intent="chatBeside" fields={{ memberStoreId: store.id }} icon="chat-text">
          {t('chat')}
        </StepButton>
      ) : (
        Thread && (
          <div className={styles.thread}>
            <Thread key={chatId} chatId={chatId} />
          </div>
        )
      )}
    </section>
  )
}
