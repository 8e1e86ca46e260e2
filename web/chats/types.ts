import type { createChat, listChats, listMessages, sendMessage } from '#modules/chats/contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { ClientResult } from '../lib/client-api.ts'

export type Chat = OutputOf<typeof createChat>
export type Side = Chat['side']
export type ChatPage = OutputOf<typeof listChats>
export type Message = OutputOf<typeof sendMessage>
export type MessagePage = OutputOf<typeof listMessages>
export type FilePart = Message['files'][number]
export type Widget = NonNullable<InputOf<typeof sendMessage>['widget']>
export type Result<Answer> = ClientResult<Answer>

/** What a link to a dialog names: a store, and what of it the dialog is about. */
export type Target = { storeId: number; productId?: number; orderId?: string }

/** What the stream says of dialogs; `ready`: it is connected, so whatever was missed can be read now. */
export type ChatEvent =
  | { kind: 'ready' | 'lost' | 'ended' }
  | { kind: 'message' | 'read' | 'chats' | 'typing'; topic: string; chatId?: string; seq?: number; side?: Side }

export type Phase = 'loading' | 'ready' | 'failed' | 'missing'
