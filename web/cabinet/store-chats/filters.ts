import type { InputOf } from '#platform/contract.ts'
import type { listChats } from '#modules/chats/contract.ts'

export type Filter = NonNullable<InputOf<typeof listChats>['filter']>

/** In tab order. */
export const filters: readonly Filter[] = ['All', 'Unread', 'Waiting', 'Mine', 'Unassigned']
