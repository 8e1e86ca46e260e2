import type { ReactNode } from 'react'
import { chatPath } from '../chats/chat-links.ts'
import { useMessages } from '../lib/messages.ts'
import { useIsOwnStore } from '../lib/own-store.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'

type Props = {
  store: { id: number; name: string }
  productId?: number
  orderId?: string
  /** How the message begins. */
  text?: string
  variant?: 'plain' | 'solid' | 'quiet'
  size?: 'm' | 's'
  block?: boolean
  /** Replaces the default label. */
  children?: ReactNode
}

/** Opens the chat with a supplier: in the dock with script, on its own page without. Nobody writes to the own store. */
export function ChatLink({ store, productId, orderId, text, children, ...buttonProps }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  if (useIsOwnStore(store.id)) return null
  return (
    <ButtonLink
      {...buttonProps}
      icon="chat-text"
      href={href(chatPath({ storeId: store.id, productId, orderId, text }))}
      data-chat=""
      data-metric="message"
      data-store={store.id}
      data-product={productId}
      rel="nofollow"
      aria-label={t('write.label', { store: store.name })}
    >
      {children === undefined ? t('write') : children}
    </ButtonLink>
  )
}
