import { isRouteErrorResponse } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { ErrorPage } from '../texts/ErrorPage.tsx'
import type { GoneProduct } from './product-data.ts'
import styles from './product.module.css'

/** Says what a product was that is no longer sold, and shows similar ones; other errors get the general error page. */
export function GonePage({ error }: { error: unknown }) {
  const t = useMessages('product')
  const gone = goneProduct(error)
  if (!gone) return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
  const { former, similar } = gone
  return (
    <main className={layout.wrap}>
      {former ? <FormerProduct {...former} /> : <UnnamedProduct />}
      {similar.length > 0 && (
        <section className={layout.section} aria-label={t('similar')}>
          <SectionHeading title={t('similar')} caption={t('similar.caption')} />
          <ProductRail cards={similar} />
        </section>
      )}
    </main>
  )
}

export function goneProduct(error: unknown) {
  const data: unknown = isRouteErrorResponse(error) && error.data
  return data instanceof Object && 'similar' in data ? (data as GoneProduct) : undefined
}

function FormerProduct({ name, nameLocale, categories, store }: NonNullable<GoneProduct['former']>) {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const crumbs = [
    { label: common('allGoods'), href: href('/catalog/all') },
    ...categories.map(({ name: label, path }) => ({ label, href: href(`/catalog/all/${path}`) })),
  ]
  const category = categories.at(-1)
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className={styles.gone}>
        <h1 lang={nameLocale}>{name}</h1>
        <p>{t(store ? 'gone.withdrawn' : 'gone.closed')}</p>
        <div className={styles.ways}>
          {category && (
            <ButtonLink href={href(`/catalog/all/${category.path}`)} variant="solid">
              {t('gone.category', { name: category.name })}
            </ButtonLink>
          )}
          {store && <ButtonLink href={href(`/store/${store.alias}`)}>{t('gone.store', store)}</ButtonLink>}
        </div>
      </div>
    </>
  )
}

function UnnamedProduct() {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useLocalizedHref()
  return (
    <div className={styles.gone}>
      <h1>{t('gone')}</h1>
      <p>{t('gone.text')}</p>
      <ButtonLink href={href('/catalog/all')}>{common('allGoods')}</ButtonLink>
    </div>
  )
}
