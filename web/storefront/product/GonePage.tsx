import { isRouteErrorResponse } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { ErrorPage } from '../texts/ErrorPage.tsx'
import type { Product } from './pricing.ts'
import styles from './product.module.css'

/** Shows similar products for a product that is no longer sold (410); other errors get the general error page. */
export function GonePage({ error }: { error: unknown }) {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useLocalizedHref()
  if (!isRouteErrorResponse(error)) return <ErrorPage status={500} />
  if (error.status !== 410) return <ErrorPage status={error.status} />
  const { similar } = error.data as { similar: Product[] }
  return (
    <main className={layout.wrap}>
      <div className={styles.gone}>
        <h1>{t('gone')}</h1>
        <p>{t('gone.text')}</p>
        <ButtonLink href={href('/catalog/all')}>{common('allGoods')}</ButtonLink>
      </div>
      <section className={layout.section} aria-label={t('similar')}>
        <SectionHeading title={t('similar')} caption={t('similar.caption')} />
        <ProductRail cards={similar} />
      </section>
    </main>
  )
}
