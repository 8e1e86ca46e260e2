import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { handleChats, loadChats } from '../../chats/page-data.ts'
import { translator } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import type { Route } from './+types/messages.ts'

const base = '/profile/messages'

/** Dialogs of the account with the stores that it buys from. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  return loadChats(context, { url, chatId, side: 'Buyer', base })
}

export async function action({ context, request, params: { chatId }, url }: Route.ActionArgs) {
  return handleChats(context, await request.formData(), { url, chatId, side: 'Buyer', base })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page ? pageMeta({ title: translator(page.locale, 'chats')('title'), page, path: base, noindex: true }) : []
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatsPage data={loaderData} refused={actionData} side="Buyer" base={base} />
}
