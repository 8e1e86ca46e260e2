import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { ChatsPage } from '../../chats/ChatsPage.tsx'
import { chatForms } from '../../chats/chat-forms.ts'
import { loadChatsPage } from '../../chats/page-data.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { useDone } from '../../forms/use-form.ts'
import { pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { redirectTo } from '../../lib/redirect.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/messages.ts'
import styles from './messages.module.css'

const base = '/messages'
const actions = defineActions(chatForms(base))
export const action = actions.action

/** Chats of an anonymous visitor; signed-in users have theirs in the profile. */
export async function loader({ context, params: { chatId }, url }: Route.LoaderArgs) {
  if (pageOf(context).isAuth) throw redirectTo(`/profile/messages${chatId ? `/${chatId}` : ''}${url.search}`)
  const forms = actions.loaderData(context, url)
  return { data: await loadChatsPage(context, { url, chatId, side: 'Buyer', base }), forms }
}

export const handle: PageHandle = { keepsStateOn: 'params' }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page ? pageMeta({ title: translator(page.locale, 'chats')('title'), page, path: base, noindex: true }) : []
}

export default function Messages({ loaderData: { data, forms } }: Route.ComponentProps) {
  const done = useDone(forms)
  return (
    <main className={`${layout.wrap} ${styles.main}`}>
      <ChatsPage data={data} side="Buyer" done={done} base={base} />
    </main>
  )
}
