import type { ReactNode } from 'react'
import { chatAddress } from '../chats/open-chat.ts'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { ButtonLink } from '../ui/Button.tsx'

type Props = {
  store: { id: number; name: string }
  productId?: number
  orderId?: string
  variant?: 'plain' | 'solid' | 'quiet'
  size?: 'm' | 's'
  block?: boolean
  /** Says it in place of the word, where that must be shorter or stand alone. */
  children?: ReactNode
}

/** Opens the chat with a supplier: beside the page once a script runs, as a page of its own without. */
export function WriteLink({ store, productId, orderId, children, ...look }: Props) {
  const t = useMessages('common')
  const href = useHref()
  return (
    <ButtonLink
      {...look}
      icon="chat-text"
      href={href(chatAddress({ storeId: store.id, productId, orderId }))}
      data-chat=""
      rel="nofollow"
      aria-label={t('write.label', { store: store.name })}
    >
      {children === undefined ? t('write') : children}
    </ButtonLink>
  )
}
