import type { Chat } from '../../chats/client/types.ts'

export type DialogProps = { chat: Chat; insert: (text: string) => void; onClose: () => void }
