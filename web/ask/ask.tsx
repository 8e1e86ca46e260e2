import { findSuppliersToAsk, listInquiries } from '#modules/chats/inquiry-contract.ts'
import { failedContext } from '../lib/failed.ts'
import { load } from '../lib/given.ts'
import { translator, useMessages } from '../lib/messages.ts'
import { pageMeta } from '../lib/meta.ts'
import { useHref } from '../lib/page.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import layout from '../ui/layout.module.css'
import type { Route } from './+types/ask.ts'
import { sendQuestion } from './ask-action.ts'
import styles from './ask.module.css'
import { AskedBefore } from './AskedBefore.tsx'
import { QuestionForm } from './QuestionForm.tsx'

/** As many as a page of a list has. */
const mostNamed = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const to = searchParams.getAll('to').slice(0, mostNamed).join(',').slice(0, 400)
  const product = Number(searchParams.get('product')) || undefined
  const isAsking = to !== '' || product !== undefined
  return load(context, async (api) => {
    const cursor = searchParams.get('cursor') ?? undefined
    const [suppliers, earlier] = await Promise.all([
      isAsking ? api(findSuppliersToAsk, { to, product }) : null,
      isAsking ? null : api(listInquiries, { ...(cursor && { cursor }) }),
    ])
    return {
      suppliers: suppliers?.items ?? [],
      earlier,
      clientMessageId: crypto.randomUUID(),
      hasFailed: context.get(failedContext),
    }
  })
}

/** What one visitor asks is shown to no other. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const action = async ({ context, request }: Route.ActionArgs) => sendQuestion(context, await request.formData())

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'ask')
  const title = t('title')
  return pageMeta({
    title: loaderData?.hasFailed ? t('error.pageTitle', { title }) : title,
    page,
    path: '/ask',
    noindex: true,
  })
}

export default function AskPage({
  loaderData: { suppliers, earlier, clientMessageId },
  actionData,
}: Route.ComponentProps) {
  const t = useMessages('ask')
  const shell = useMessages('shell')
  const href = useHref()
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: t('title') }]} />
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {suppliers.length > 0 && (
        <QuestionForm suppliers={suppliers} clientMessageId={clientMessageId} tried={actionData} />
      )}
      {suppliers.length === 0 && <AskedBefore earlier={earlier} />}
    </main>
  )
}
