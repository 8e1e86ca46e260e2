import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/answers.ts'
import { AnswerTable } from './AnswerTable.tsx'
import { answersPath } from './answers-path.ts'
import type { Answer, ListState } from './answers-data.ts'
import styles from './imports.module.css'

export { action, loader } from './answers-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'imports')('answers'),
    path: '/profile/new-products/answers',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** What the store has said about its files, to be changed or forgotten. */
export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  const { storeId, answers, list, kinds, edited, forms } = loaderData
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { items, page, pageSize, total } = answers
  const isNarrowed = list.query !== '' || list.kind !== undefined
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        {list.importId ? (
          <BackLink href={href(`/profile/new-products/${list.importId}`)} label={t('answers.import')} />
        ) : (
          <BackLink href={href('/profile/new-products')} label={t('back')} />
        )}
        <PageHead title={t('answers')} lead={t('answers.lead')} />
      </div>
      {done && <DoneNote key={page}>{t(`done.${done}`)}</DoneNote>}
      <FormProblem intents={['forgetAnswer']} />
      <UnlessClosed>{null}</UnlessClosed>
      {(total > 0 || isNarrowed) && <Search list={list} kinds={kinds} />}
      {total === 0 && <p>{t(isNarrowed ? 'answers.nothing' : 'answers.empty')}</p>}
      {[...Map.groupBy(items, ({ kind }) => kind)].map(([kind, of]) => (
        <AnswerTable key={kind} kind={kind} answers={of} list={list} storeId={storeId} edited={edited} />
      ))}
      {total > pageSize && (
        <Pagination
          page={page}
          total={total}
          pageSize={pageSize}
          hrefOf={(each) => href(answersPath({ ...list, page: each }))}
        />
      )}
    </div>
  )
}

function Search({ list, kinds }: { list: ListState; kinds: readonly Answer['kind'][] }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const { query, kind, importId } = list
  return (
    <form
      key={`${query} ${kind}`}
      className={styles.fields}
      method="get"
      action={href('/profile/new-products/answers')}
      role="search"
      aria-label={t('answers')}
    >
      {importId && <input type="hidden" name="import" value={importId} />}
      <Field type="search" name="query" label={t('answers.search')} defaultValue={query} maxLength={120} />
      <Select name="kind" label={t('answers.kind')} defaultValue={kind ?? ''}>
        <option value="">{t('answers.kind.any')}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`answers.kind.${each}`)}
          </option>
        ))}
      </Select>
      <div className={`${layout.actions} ${styles.searchActions}`}>
        <Button type="submit">{t('answers.find')}</Button>
        {(query !== '' || kind) && (
          <ButtonLink href={href(answersPath({ ...list, query: '', kind: undefined, page: 1 }))} variant="quiet">
            {t('answers.reset')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
