import { findSuppliersToAsk, listInquiries } from '#modules/chats/inquiry-contract.ts'
import { formErrorContext } from '../lib/invalid-form.ts'
import { loaderCall } from '../lib/request-context.ts'
import { translator, useMessages } from '../lib/messages.ts'
import { pageMeta } from '../lib/meta.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import layout from '../ui/styles/layout.module.css'
import type { Route } from './+types/ask.ts'
import { sendQuestion } from './ask-action.ts'
import styles from './ask.module.css'
import { PreviousInquiries } from './PreviousInquiries.tsx'
import { QuestionForm } from './QuestionForm.tsx'

/** Equals the page size of product lists. */
const maxStores = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const to = searchParams.getAll('to').slice(0, maxStores).join(',').slice(0, 400)
  const product = Number(searchParams.get('product')) || undefined
  const isAsking = to !== '' || product !== undefined
  return loaderCall(context, async (api) => {
    const cursor = searchParams.get('cursor') ?? undefined
    const [suppliers, earlier] = await Promise.all([
      isAsking ? api(findSuppliersToAsk, { to, product }) : null,
      isAsking ? null : api(listInquiries, { ...(cursor && { cursor }) }),
    ])
    return {
      suppliers: suppliers?.items ?? [],
      earlier,
      clientMessageId: crypto.randomUUID(),
      hasFormError: context.get(formErrorContext),
    }
  })
}

/** Private to the visitor. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const action = async ({ context, request }: Route.ActionArgs) => sendQuestion(context, await request.formData())

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'ask')
  const title = t('title')
  return pageMeta({
    title: loaderData?.hasFormError ? t('error.pageTitle', { title }) : title,
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
  const href = useLocalizedHref()
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: t('title') }]} />
      <div className={styles.top}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {suppliers.length > 0 && (
        <QuestionForm suppliers={suppliers} clientMessageId={clientMessageId} formState={actionData} />
      )}
      {suppliers.length === 0 && <PreviousInquiries inquiries={earlier} />}
    </main>
  )
}
