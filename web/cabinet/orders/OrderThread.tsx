import { useEffect, useState } from 'react'
import type { Chat } from '../../chats/client/types.ts'
import { useChatClient } from '../../chats/hooks.ts'
import { Thread } from '../../chats/thread/Thread.tsx'
import { actionsFor } from '../store-chats/SellerActions.tsx'

/** Loaded where there is room for it. */
export function OrderThread({ chatId }: { chatId: string }) {
  const client = useChatClient('Store')
  const [chat, setChat] = useState<Chat | null>(null)
  useEffect(() => {
    let isCancelled = false
    void client?.calls.single(chatId).then((result) => {
      if (!isCancelled && result.success) setChat(result.data)
    })
    return () => void (isCancelled = true)
  }, [client, chatId])
  if (!chat) return null
  return <Thread chat={chat} actions={actionsFor(chat)} />
}
