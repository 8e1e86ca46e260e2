import { reportChat } from '#modules/chats/contract.ts'
import { assignChat, blockBuyer } from '#modules/chats/seller-contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'
import { reportReasons } from './report-reasons.ts'

export const doneIntents = ['assign', 'block', 'unblock', 'report'] as const
type Intent = (typeof doneIntents)[number]
type Given = { chatId: string; fields: Record<string, string>; at: CallOptions }

/** What the forms of an open dialog do; they name it by their field `intent`. */
export const operations: Record<Intent, (api: Api, given: Given) => Promise<unknown>> = {
  assign: (api, { chatId, fields: { accountId }, at }) => api(assignChat, { chatId, accountId: accountId || null }, at),
  block: (api, { chatId, at }) => api(blockBuyer, { chatId, isBlocked: true }, at),
  unblock: (api, { chatId, at }) => api(blockBuyer, { chatId, isBlocked: false }, at),
  report: (api, { chatId, fields: { reason, comment } }) =>
    api(reportChat, { chatId, reason: reportReasons.find((known) => known === reason) ?? 'Other', comment }),
}

export const isIntent = (intent: string): intent is Intent => Object.hasOwn(operations, intent)
