import type { reportChat } from '#modules/chats/contract.ts'
import type { InputOf } from '#platform/contract.ts'

export const reportReasons = ['Spam', 'Fraud', 'Abuse', 'Other'] as const satisfies InputOf<
  typeof reportChat
>['reason'][]
