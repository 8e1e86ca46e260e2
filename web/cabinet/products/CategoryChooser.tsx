import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { BackLink } from '../BackLink.tsx'
import type { ChooserData } from './product-data.ts'
import styles from './products.module.css'

/** The category comes first, because it decides which specifications a product has. */
export function CategoryChooser({ data: { query, found, classes }, path }: { data: ChooserData; path: string }) {
  const t = useMessages('products')
  const href = useLocalizedHref()
  const hrefOf = (id: number) => href(`${path}?category=${id}`)
  return (
    <div className={styles.page}>
      <BackLink href={href('/profile/products')} label={t('title')} />
      <h1>{t('category.choose')}</h1>
      <form method="get" action={href(path)} role="search" className={styles.find}>
        <input type="hidden" name="choose" value="" />
        <Field
          type="search"
          name="query"
          label={t('category.find')}
          hint={t('category.hint')}
          defaultValue={query}
          maxLength={200}
        />
        <Button type="submit">{t('category.search')}</Button>
      </form>
      {(query || found.length > 0) && (
        <section aria-labelledby="found-categories">
          <SectionHeading id="found-categories" title={t(query ? 'category.found' : 'category.used')} />
          {found.length === 0 && <p className={styles.nothing}>{t('category.nothing')}</p>}
          <ul className={styles.found}>
            {found.map(({ id, name, path: above }) => (
              <li key={id}>
                <a href={hrefOf(id)}>
                  <b>{name}</b>
                  <small>{above.join(' › ')}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
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
