import type { Chat } from '../../chats/client/types.ts'

/** The hidden field of a form that acts for the store of the chat. */
export const storeOf = ({ members }: Chat) => ({ store: members[1]!.storeId! })
