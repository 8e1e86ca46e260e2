import { FormProblem } from '../../forms/FormProblem.tsx'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import admin from '../admin.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import type { Category, Choices, Filter } from './categories-data.ts'
import styles from './categories.module.css'
import { CategoryActions } from './CategoryActions.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { FilterList } from './FilterList.tsx'
import { PlaceForms } from './PlaceForms.tsx'
import { useReloadWhile } from '../../shared/use-reload-while.ts'

type Props = { category: Category; filters: readonly Filter[] | null; choices: Choices }

/** Everything about a node of the tree. */
export function CategoryPane({ category, filters, choices }: Props) {
  const t = useMessages('categories')
  const { id, level, merge } = category
  return (
    <>
      <CategoryHead category={category} />
      <Progress category={category} />
      <FormProblem intents={['placeFilter', 'delete']} />
      {!merge && (
        <>
          {filters && <FilterList categoryId={id} filters={filters} />}
          <section aria-labelledby="texts">
            <SectionHeading id="texts" title={t('texts')} />
            <CategoryForm key={category.version} category={category} />
          </section>
          <section aria-labelledby="place">
            <SectionHeading id="place" title={t('place')} />
            <PlaceForms key={category.version} category={category} choices={choices} />
          </section>
          <section className={admin.part} aria-labelledby="remove">
            <SectionHeading id="remove" title={t(`remove.${level}`)} />
            <CategoryActions category={category} targets={choices.targets} />
          </section>
        </>
      )}
      <AuditTrail entries={category.audit} />
    </>
  )
}

const levelBelow = { Class: 'Group', Group: 'Category' } as const

function CategoryHead({
  category: { id, names, level, parents, paths, isActive, productCount },
}: {
  category: Category
}) {
  const t = useMessages('categories')
  const href = useLocalizedHref()
  const locale = useLocale()
  const name = names[locale] || names.en
  return (
    <header className={styles.head}>
      {parents.length > 0 && (
        <Breadcrumbs
          items={[
            ...parents.map((parent) => ({ label: parent.name, href: href(`/admin/categories?item=${parent.id}`) })),
            { label: name },
          ]}
        />
      )}
      <h2>{name}</h2>
      <p>
        <Tag>{t(`level.${level}`)}</Tag> {!isActive && <Tag tone="warn">{t('hidden')}</Tag>}{' '}
        {t('products', { count: productCount })}
      </p>
      <p className={styles.links}>
        {isActive && (
          <ButtonLink href={href(`/catalog/all/${paths[locale] || paths.en}`)} size="s">
            {t('view')}
          </ButtonLink>
        )}
        {level !== 'Category' && (
          <ButtonLink href={href(`/admin/categories?item=new&parent=${id}`)} size="s" icon="plus">
            {t(`create.${levelBelow[level]}`)}
          </ButtonLink>
        )}
      </p>
    </header>
  )
}

/** The work that jobs still do after a change; the page follows them. */
function Progress({ category: { merge, isRefreshing } }: { category: Category }) {
  const t = useMessages('categories')
  useReloadWhile(merge !== null || isRefreshing)
  if (merge)
    return (
      <Note tone="warn">
        {t('merge.progress', { name: merge.name, moved: merge.movedCount, count: merge.productCount })}
      </Note>
    )
  return isRefreshing ? <Note tone="info">{t('refreshing')}</Note> : null
}
