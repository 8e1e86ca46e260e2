import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { BackLink } from '../BackLink.tsx'
import { useCategoryLists } from './category-lists.ts'
import { NewDraft } from './editor/NewDraft.tsx'
import type { ChooserData } from './product-data.ts'
import styles from './products.module.css'

/** The category comes first, because it decides which specifications a product has. */
export function CategoryChooser({
  data: { query, found, classes, copy, draft },
  path,
}: {
  data: ChooserData
  path: string
}) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const editorTexts = useMessages('product-editor')
  const hrefOf = (id: number) => href(`${path}?category=${id}${copy ? `&copy=${copy}` : ''}`)
  const lists = useCategoryLists(query, found)
  return (
    <div className={layout.stack}>
      <BackLink href={href('/profile/products')} label={t('title')} />
      <h1>{t('category.choose')}</h1>
      {path.endsWith('/new') && !copy && <NewDraft draft={draft} />}
      <form method="get" action={href(path)} role="search" className={styles.find}>
        <input type="hidden" name="choose" value="" />
        {copy && <input type="hidden" name="copy" value={copy} />}
        <Field
          type="search"
          name="query"
          label={editorTexts('category.find')}
          hint={t('category.hint')}
          defaultValue={query}
          maxLength={200}
        />
        <Button type="submit">{t('category.search')}</Button>
      </form>
      {query && found.length === 0 && <p className={styles.nothing}>{t('category.nothing')}</p>}
      {lists.map(({ key, title, items }) => (
        <section key={key} aria-labelledby={`${key}-categories`}>
          <SectionHeading id={`${key}-categories`} title={title} />
          <ul className={styles.found}>
            {items.map(({ id, name, path: above }) => (
              <li key={id}>
                <a href={hrefOf(id)}>
                  <b>{name}</b>
                  <small>{above.join(' › ')}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="all-categories">
        <SectionHeading id="all-categories" title={t('category.all')} />
        {classes.map(({ id, name, children }) => (
          <details key={id} className={styles.class}>
            <summary>{name}</summary>
            {children.map((group) => (
              <div key={group.id}>
                <h3>{group.name}</h3>
                <ul>
                  {group.children.map((category) => (
                    <li key={category.id}>
                      <a href={hrefOf(category.id)}>{category.name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </section>
    </div>
  )
}
