import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { getInquiry } from '#modules/chats/inquiry-contract.ts'
import { formatDateTime } from '../lib/format.ts'
import { load } from '../lib/given.ts'
import { translator, useLocale, useMessages } from '../lib/messages.ts'
import { pageMeta } from '../lib/meta.ts'
import { useHref } from '../lib/page.ts'
import { useTimeZone } from '../lib/time-zone.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { RuleHead } from '../ui/RuleHead.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Route } from './+types/inquiry.ts'
import { Answer } from './Answer.tsx'
import styles from './inquiry.module.css'
import { keepChosen } from './chosen.ts'
import { useAnswers } from './use-answers.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Someone else's question is not told apart from one that does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  const inquiry = await load(context, (api) => api(getInquiry, { id: params.id }))
  return { inquiry, wasSent: new URL(request.url).searchParams.has('sent') }
}

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
  const href = useHref()
  const { key } = useLocation()
  const { text, createdAt, fileCount, items } = inquiry
  const asked = items.filter(({ problem }) => problem === null)
  const answered = asked.filter(({ answeredAt }) => answeredAt !== null).length
  useAnswers(asked.flatMap(({ chatId }) => chatId ?? []))
  useEffect(() => {
    if (wasSent) keepChosen([])
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
      <div className={styles.top}>
        <h1>{t('inquiry')}</h1>
        <p role="status">
          <Tag tone={answered > 0 ? 'good' : 'neutral'}>{t('answered', { answered, count: asked.length })}</Tag>
        </p>
        <ButtonLink href={href('/stores/all')}>{t('more')}</ButtonLink>
      </div>
      {wasSent && asked.length > 0 && (
        <p className={styles.sent} role="status">
          {t('sent', { count: asked.length })}
        </p>
      )}
      <section className={styles.question} aria-labelledby="question-title">
        <RuleHead
          id="question-title"
          title={t('question')}
          caption={formatDateTime(createdAt, locale, useTimeZone())}
        />
        {text && <p>{text}</p>}
        {fileCount > 0 && <p className={styles.files}>{t('files', { count: fileCount })}</p>}
      </section>
      <section aria-labelledby="answers-title">
        <RuleHead id="answers-title" title={t('answers')} caption={t('answers.caption')} />
        <div className={styles.answers}>
          {items.map((item) => (
            <Answer key={item.store.id} item={item} askedAt={createdAt} />
          ))}
        </div>
      </section>
    </main>
  )
}
