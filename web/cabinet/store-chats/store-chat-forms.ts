import type { ActionFunctionArgs } from 'react-router'
import { assignChat, blockBuyer } from '#modules/chats/seller-contract.ts'
import { form } from '../../forms/define-actions.ts'

/** The forms of the chat that the address names. */
export const storeChatForms = {
  assign: form(assignChat, { complete: (input, args) => ({ ...input, ...chatOf(args) }) }),
  block: form(blockBuyer, { complete: (_, args) => ({ ...chatOf(args), isBlocked: true }) }),
  unblock: form(blockBuyer, { complete: (_, args) => ({ ...chatOf(args), isBlocked: false }) }),
}

const chatOf = ({ params: { chatId } }: ActionFunctionArgs) => ({ chatId })
