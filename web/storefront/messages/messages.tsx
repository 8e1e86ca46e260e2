import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { handleChatForm, loadChatsPage } from '../../chats/page-data.ts'
import { pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/messages.ts'
import styles from './messages.module.css'

const base = '/messages'

/** Chats of an anonymous visitor; signed-in users have theirs in the profile. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (pageOf(context).isAuth) throw redirectTo(`/profile/messages${chatId ? `/${chatId}` : ''}${url.search}`)
  return loadChatsPage(context, { url, chatId, side: 'Buyer', base })
}

export async function action({ context, request, params: { chatId }, url }: Route.ActionArgs) {
  return handleChatForm(context, await request.formData(), { url, chatId, base })
}

export const headers = () => ({ 'cache-control': 'private, no-store' })

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page ? pageMeta({ title: translator(page.locale, 'chats')('title'), page, path: base, noindex: true }) : []
}

export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className={`${layout.wrap} ${styles.main}`}>
      <ChatsPage data={loaderData} formError={actionData} side="Buyer" base={base} />
    </main>
  )
}
