import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { handleChats, loadChats } from '../../chats/page-data.ts'
import { pageOf } from '../../lib/given.ts'
import { translator } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/messages.ts'
import styles from './messages.module.css'

const base = '/messages'

/** Dialogs of a visitor who has not signed in; those of an account are in its area. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (pageOf(context).isAuth) throw redirectTo(`/profile/messages${chatId ? `/${chatId}` : ''}${url.search}`)
  return loadChats(context, { url, chatId, side: 'Buyer', base })
}

export async function action({ context, request, params: { chatId }, url }: Route.ActionArgs) {
  return handleChats(context, await request.formData(), { url, chatId, base })
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page ? pageMeta({ title: translator(page.locale, 'chats')('title'), page, path: base, noindex: true }) : []
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className={`${layout.wrap} ${styles.main}`}>
      <ChatsPage data={loaderData} refused={actionData} side="Buyer" base={base} />
    </main>
  )
}
