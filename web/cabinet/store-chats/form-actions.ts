import { reportChat } from '#modules/chats/contract.ts'
import { assignChat, blockBuyer } from '#modules/chats/seller-contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'
import { reportReasons } from './report-reasons.ts'

export const successFlags = ['assign', 'block', 'unblock', 'report'] as const
type Intent = (typeof successFlags)[number]
type FormActionInput = { chatId: string; fields: Record<string, string>; at: CallOptions }

/** Handlers of the chat's forms, keyed by the form field `intent`. */
export const formActions: Record<Intent, (api: Api, input: FormActionInput) => Promise<unknown>> = {
  assign: (api, { chatId, fields: { accountId }, at }) => api(assignChat, { chatId, accountId: accountId || null }, at),
  block: (api, { chatId, at }) => api(blockBuyer, { chatId, isBlocked: true }, at),
  unblock: (api, { chatId, at }) => api(blockBuyer, { chatId, isBlocked: false }, at),
  report: (api, { chatId, fields: { reason, comment } }) =>
    api(reportChat, { chatId, reason: reportReasons.find((known) => known === reason) ?? 'Other', comment }),
}

export const isIntent = (intent: string): intent is Intent => Object.hasOwn(formActions, intent)
