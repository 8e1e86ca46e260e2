import { translator, useMessages } from '../lib/messages.ts'
import { pageMeta } from '../lib/meta.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import layout from '../ui/styles/layout.module.css'
import type { Route } from './+types/ask.ts'
import styles from './ask.module.css'
import { PreviousInquiries } from './PreviousInquiries.tsx'
import { QuestionForm } from './QuestionForm.tsx'

export { action, loader } from './ask-data.ts'

/** Private to the visitor. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'ask')
  const title = t('title')
  return pageMeta({
    title: loaderData?.forms.hasFailed ? t('error.pageTitle', { title }) : title,
    page,
    path: '/ask',
    noindex: true,
  })
}

export default function AskPage({ loaderData: { suppliers, earlier, clientMessageId } }: Route.ComponentProps) {
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
      {suppliers.length > 0 && <QuestionForm suppliers={suppliers} clientMessageId={clientMessageId} />}
      {suppliers.length === 0 && <PreviousInquiries inquiries={earlier} />}
    </main>
  )
}
