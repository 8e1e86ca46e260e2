import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getInquiry } from '#modules/chats/inquiry-contract.ts'
import { formatDateTime } from '../lib/format.ts'
import { loaderCall } from '../lib/request-context.ts'
import { translator, useLocale, useMessages } from '../lib/messages.ts'
import { pageMeta } from '../lib/meta.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import type { PageHandle } from '../navigation/PageOutlet.tsx'
import { saveSelection } from '../shared/selection/selection.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import layout from '../ui/styles/layout.module.css'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Route } from './+types/inquiry.ts'
import { SupplierAnswer } from './SupplierAnswer.tsx'
import styles from './inquiry.module.css'
import { useInquiryEvents } from './use-inquiry-events.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Another visitor's inquiry is a 404 like a missing one. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  const inquiry = await loaderCall(context, (api) => api(getInquiry, { id: params.id }))
  return { inquiry, wasSent: new URL(request.url).searchParams.has('sent') }
}

export const handle: PageHandle = { notes: ['sent'] }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export function meta({ params, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page
    ? pageMeta({ title: translator(page.locale, 'ask')('inquiry'), page, path: `/ask/${params.id}`, noindex: true })
    : []
}

export default function InquiryPage({ loaderData: { inquiry, wasSent } }: Route.ComponentProps) {
  const t = useMessages('ask')
  const shell = useMessages('shell')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { key } = useLocation()
  const { text, createdAt, fileCount, items } = inquiry
  const accepted = items.filter(({ problem }) => problem === null)
  const answered = accepted.filter(({ answeredAt }) => answeredAt !== null).length
  useInquiryEvents(accepted.flatMap(({ chatId }) => chatId ?? []))
  useEffect(() => {
    if (wasSent) saveSelection('ask', [])
  }, [wasSent, key])
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={[
          { label: shell('bar.main'), href: href('/') },
          { label: t('title'), href: href('/ask') },
          { label: t('inquiry') },
        ]}
      />
      <div className={`${layout.title} ${styles.top}`}>
        <h1>{t('inquiry')}</h1>
        <p role="status">
          <Tag tone={answered > 0 ? 'good' : 'neutral'}>{t('answered', { answered, count: accepted.length })}</Tag>
        </p>
        <ButtonLink href={href('/stores/all')}>{t('more')}</ButtonLink>
      </div>
      {wasSent && accepted.length > 0 && (
        <p className={styles.sent} role="status">
          {t('sent', { count: accepted.length })}
        </p>
      )}
      <section className={styles.question} aria-labelledby="question-title">
        <SectionHeading
          id="question-title"
          title={t('question')}
          caption={formatDateTime(createdAt, locale, useTimeZone())}
        />
        {text && <p>{text}</p>}
        {fileCount > 0 && <p className={styles.files}>{t('files', { count: fileCount })}</p>}
      </section>
      <section aria-labelledby="answers-title">
        <SectionHeading
          id="answers-title"
          title={t('answers')}
          caption={<span className={styles.live}>{t('answers.caption')}</span>}
        />
        <div className={styles.answers}>
          {items.map((item) => (
            <SupplierAnswer key={item.store.id} item={item} askedAt={createdAt} />
          ))}
        </div>
      </section>
    </main>
  )
}
