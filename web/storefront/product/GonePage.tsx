import { isRouteErrorResponse } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/ProductGrid.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/layout.module.css'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { ErrorPage } from '../texts/ErrorPage.tsx'
import type { Product } from './pricing.ts'
import styles from './product.module.css'

/** For goods that are no longer sold; every other failure is the page that all routes show. */
export function GonePage({ error }: { error: unknown }) {
  const t = useMessages('product')
  const common = useMessages('common')
  const href = useHref()
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
        <RuleHead title={t('similar')} caption={t('similar.caption')} />
        <ProductRail cards={similar} />
      </section>
    </main>
  )
}
