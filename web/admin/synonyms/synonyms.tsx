import { listSynonyms } from '#modules/search/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { load, pageOf } from '../../lib/given.ts'
import { languageNames, languageTags, type Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/synonyms.ts'
import { GroupRow } from './GroupRow.tsx'
import { operate, operations } from './operations.ts'
import styles from './synonyms.module.css'
import { WordsForm } from './WordsForm.tsx'

/** The language of the groups: of those that are served, and the page's own unless another is asked for. */
function languageIn(url: URL, context: Parameters<typeof pageOf>[0]): Locale {
  const { locale, locales } = pageOf(context)
  return locales.find((each) => each === url.searchParams.get('language')) ?? locale
}

const queryIn = (url: URL) => (url.searchParams.get('query') ?? '').trim().slice(0, 60)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [language, query] = [languageIn(url, context), queryIn(url)]
  const groups = await load(context, (api) =>
    api(listSynonyms, { locale: language, query, page: url.searchParams.get('page') ?? 1 }),
  )
  if (groups.items.length === 0 && groups.page > 1) throw new Response(null, { status: 404 })
  const done = operations.find((each) => each === url.searchParams.get('done')) ?? null
  return { language, query, groups, done, hasFailed: context.get(failedContext) }
}
export type Group = Awaited<ReturnType<typeof loader>>['groups']['items'][number]

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageIn(url, context)
  const came = await operate(context, language, await request.formData())
  if (!came) throw new Response(null, { status: 404 })
  const { operation, refused } = came
  // A new group stands first of all, so what was looked for is left.
  if (!refused)
    return redirectTo(addressOf({ language, query: operation === 'create' ? '' : queryIn(url), done: operation }), 303)
  return refuse(context, refused, refused.problem.status)
}

function addressOf({
  language,
  query,
  page = 1,
  done,
}: {
  language: Locale
  query: string
  page?: number
  done?: string
}) {
  const pairs = [
    ['language', language],
    ['query', query],
    ['page', page > 1 ? String(page) : ''],
    ['done', done ?? ''],
  ].filter(([, value]) => value)
  return `/admin/synonyms?${new URLSearchParams(pairs as [string, string][])}`
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'synonyms')('title'),
    path: '/admin/synonyms',
    hasFailed: loaded?.hasFailed,
  })
}

export default function SynonymsPage({
  loaderData: { language, query, groups, done },
  actionData,
}: Route.ComponentProps) {
  const t = useMessages('synonyms')
  const href = useHref()
  const { locales } = usePage()
  const refused = actionData ?? null
  const isElsewhere =
    refused &&
    refused.operation !== 'create' &&
    (refused.operation === 'delete' || !groups.items.some(({ id }) => String(id) === refused.id))
  const tag = languageTags[language]
  return (
    <div className={admin.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('text')}</p>
      </div>
      <Tabs
        label={t('tabs')}
        tabs={locales.map((each) => ({
          key: each,
          label: languageNames[each],
          href: href(addressOf({ language: each, query: '' })),
          lang: languageTags[each],
        }))}
        current={language}
      />
      {done && !refused && <Note tone="good">{t(`done.${done}`)}</Note>}
      {isElsewhere && <Note tone="warn">{refused.problem.detail}</Note>}
      <Disclosure label={t('add')} isOpen={refused?.operation === 'create'}>
        <WordsForm locale={tag} refused={refused} />
      </Disclosure>
      <form
        className={styles.search}
        method="get"
        action={href('/admin/synonyms')}
        role="search"
        aria-label={t('title')}
      >
        <input type="hidden" name="language" value={language} />
        <Field type="search" name="query" label={t('search')} defaultValue={query} maxLength={60} lang={tag} />
        <Button type="submit">{t('search.submit')}</Button>
        {query && (
          <ButtonLink href={href(addressOf({ language, query: '' }))} variant="quiet">
            {t('search.reset')}
          </ButtonLink>
        )}
      </form>
      {groups.total === 0 ? (
        <p>{t(query ? 'nothing' : 'empty')}</p>
      ) : (
        <div>
          <p className={styles.count}>{t('count', { count: groups.total })}</p>
          <ul className={styles.groups}>
            {groups.items.map((group) => (
              <GroupRow key={`${group.id} ${group.version}`} group={group} locale={tag} refused={refused} />
            ))}
          </ul>
        </div>
      )}
      {groups.total > groups.pageSize && (
        <Pages {...groups} hrefOf={(page) => href(addressOf({ language, query, page }))} />
      )}
    </div>
  )
}
