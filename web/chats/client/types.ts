import type { createChat, listChats, listMessages, sendMessage } from '#modules/chats/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { ClientResult } from '../../lib/client/client-call.ts'

export type Chat = OutputOf<typeof createChat>
export type Side = Chat['side']
export type ChatPage = OutputOf<typeof listChats>
export type Message = OutputOf<typeof sendMessage>
export type MessagePage = OutputOf<typeof listMessages>
export type FilePart = Message['files'][number]
export type Widget = NonNullable<InputOf<typeof sendMessage>['widget']>
export type Result<Output> = ClientResult<Output>

/** The chat that a link names: a store, and optionally a product or an order, and how the message begins. */
export type ChatTarget = { storeId: number; productId?: number; orderId?: string; text?: string }

/** Events of the stream. `ready`: connected, so reload what may have been missed. */
export type ChatEvent =
  | { kind: 'ready' | 'lost' | 'ended' }
  | { kind: 'message' | 'read' | 'typing'; topic: string; chatId?: string; seq?: number; side?: Side }
  | ChatsChanged

/** Chats of the topic have changed: `chatId` has another buyer name, or moved to an account and there into another chat. */
type ChatsChanged = {
  kind: 'chats'
  topic: string
  chatId?: string
  mergedInto?: string
  seq?: undefined
  side?: undefined
}

export type LoadPhase = 'loading' | 'ready' | 'failed' | 'missing'
