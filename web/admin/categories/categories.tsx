import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/categories.ts'
import styles from './categories.module.css'
import { CategoryPane } from './CategoryPane.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { FilterForm } from './FilterForm.tsx'
import { NewCategory } from './NewCategory.tsx'
import { NewFilter } from './NewFilter.tsx'

export { action, loader } from './categories-data.ts'

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'categories')('title'),
    path: '/admin/categories',
    hasFormError: loaderData?.forms.hasFailed,
  })
}

/** The tree of categories, and beside it the node, the characteristic or the form that the address names. */
export default function Categories({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('categories')
  const href = useLocalizedHref()
  const done = useDone(data.forms)
  const isNoteBelow = data.forms.section === 'filters'
  const { category, newIn, nodes, query, total } = data
  const isChosen = category !== null || newIn !== null
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageHead title={t('title')}>
        <ButtonLink href={href('/admin/categories?item=new')} icon="plus">
          {t('create.Class')}
        </ButtonLink>
      </PageHead>
      {done && !isNoteBelow && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {data.isMissing && !done && <Note tone="warn">{t('missing')}</Note>}
      <div className={styles.split} data-chosen={isChosen || undefined}>
        <CategoryTree nodes={nodes} query={query} total={total} currentId={category?.id ?? null} />
        <div className={`${layout.stack} ${styles.pane}`}>
          {isChosen && (
            <a className={`${layout.link} ${styles.back}`} href={href('/admin/categories')}>
              {t('back')}
            </a>
          )}
          {isChosen ? <Pane data={data} /> : <p className={layout.lead}>{t('choose')}</p>}
        </div>
      </div>
    </div>
  )
}

function Pane({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { category, filters, filter, newFilter, newIn, parents = [], targets = [], siblings = [] } = data
  if (newIn) return <NewCategory parent={newIn.parent} />
  if (!category) return null
  if (filters && newFilter) return <NewFilter category={category} filters={filters} kind={newFilter.kind} />
  if (filters && filter) return <FilterForm key={filter.version} category={category} filter={filter} />
  return <CategoryPane category={category} filters={filters?.items ?? null} choices={{ parents, targets, siblings }} />
}
