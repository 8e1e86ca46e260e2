import { listSynonyms } from '#modules/search/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { languageNames, languageTags, type Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/synonyms.ts'
import { GroupRow } from './GroupRow.tsx'
import { runFormAction, formActions } from './form-actions.ts'
import styles from './synonyms.module.css'
import { WordsForm } from './WordsForm.tsx'

/** The language from the query if it is supported, else the page's own. */
function languageIn(url: URL, context: Parameters<typeof pageOf>[0]): Locale {
  const { locale, locales } = pageOf(context)
  return locales.find((each) => each === url.searchParams.get('language')) ?? locale
}

const queryIn = (url: URL) => (url.searchParams.get('query') ?? '').trim().slice(0, 60)

export async function loader({ context, url }: Route.LoaderArgs) {
  const [language, query] = [languageIn(url, context), queryIn(url)]
  const groups = await loaderCall(context, (api) =>
    api(listSynonyms, { locale: language, query, page: url.searchParams.get('page') ?? 1 }),
  )
  if (groups.items.length === 0 && groups.page > 1) throw new Response(null, { status: 404 })
  const done = formActions.find((each) => each === url.searchParams.get('done')) ?? null
  return { language, query, groups, done, hasFormError: context.get(formErrorContext) }
}
export type Group = Awaited<ReturnType<typeof loader>>['groups']['items'][number]

export async function action({ context, request, url }: Route.ActionArgs) {
  const language = languageIn(url, context)
  const outcome = await runFormAction(context, language, await request.formData())
  if (!outcome) throw new Response(null, { status: 404 })
  const { formAction, formError } = outcome
  // A new group is listed first, so the search is cleared.
  if (!formError)
    return redirectTo(pathOf({ language, query: formAction === 'create' ? '' : queryIn(url), done: formAction }), 303)
  return invalidForm(context, formError, formError.problem.status)
}

function pathOf({
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
    hasFormError: loaded?.hasFormError,
  })
}

export default function SynonymsPage({
  loaderData: { language, query, groups, done },
  actionData,
}: Route.ComponentProps) {
  const t = useMessages('synonyms')
  const href = useLocalizedHref()
  const { locales } = usePage()
  const formError = actionData ?? null
  const isGroupMissing =
    formError &&
    formError.formAction !== 'create' &&
    (formError.formAction === 'delete' || !groups.items.some(({ id }) => String(id) === formError.id))
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
          href: href(pathOf({ language: each, query: '' })),
          lang: languageTags[each],
        }))}
        current={language}
      />
      {done && !formError && <Note tone="good">{t(`done.${done}`)}</Note>}
      {isGroupMissing && <Note tone="warn">{formError.problem.detail}</Note>}
      <Disclosure label={t('add')} isOpen={formError?.formAction === 'create'}>
        <WordsForm locale={tag} formError={formError} />
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
          <ButtonLink href={href(pathOf({ language, query: '' }))} variant="quiet">
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
              <GroupRow key={`${group.id} ${group.version}`} group={group} locale={tag} formError={formError} />
            ))}
          </ul>
        </div>
      )}
      {groups.total > groups.pageSize && (
        <Pagination {...groups} hrefOf={(page) => href(pathOf({ language, query, page }))} />
      )}
    </div>
  )
}
