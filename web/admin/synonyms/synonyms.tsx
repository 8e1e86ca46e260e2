import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { languageNames, languageTags, type Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import admin from '../admin.module.css'
import type { Route } from './+types/synonyms.ts'
import { GroupRow } from './GroupRow.tsx'
import styles from './synonyms.module.css'
import { useWordsForm, WordsForm } from './WordsForm.tsx'

export { action, loader } from './synonyms-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'synonyms')('title'),
    path: '/admin/synonyms',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function SynonymsPage({ loaderData: { language, query, groups, forms } }: Route.ComponentProps) {
  const t = useMessages('synonyms')
  const href = useLocalizedHref()
  const { locales } = usePage()
  const done = useDone(forms)
  const newGroup = useWordsForm()
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
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['update', 'delete']} except={groups.items.map(({ id }) => String(id))} />
      <Disclosure label={t('add')} isOpen={newGroup.problem !== null}>
        <WordsForm form={newGroup} locale={tag} />
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
              <GroupRow key={`${group.id} ${group.version}`} group={group} locale={tag} />
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

type ListAddress = { language: Locale; query: string; page?: number }

function pathOf({ language, query, page = 1 }: ListAddress) {
  const params = new URLSearchParams({ language, ...(query && { query }), ...(page > 1 && { page: String(page) }) })
  return `/admin/synonyms?${params}`
}
