import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { categoryCrumbs } from '../catalog/category-paths.ts'
import { breadcrumbList } from '../catalog/structured-data.ts'
import { Trail } from '../catalog/Trail.tsx'
import type { Route } from './+types/overview.ts'
import { CategoryTable } from './CategoryTable.tsx'
import { ChipSection } from './ChipSection.tsx'
import { loadOverview, type Overview } from './overview-data.ts'
import { overviewPath } from './paths.ts'
import { PriceTable } from './PriceTable.tsx'

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadOverview(context, request, params['*'] ?? '')

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'market')
  const { category, productCount, storeCount } = data
  return pageMeta({
    title: category ? t('summary.titleOf', { name: category.name }) : t('summary.title'),
    description: t('summary.counts', { products: productCount, suppliers: storeCount }),
    page,
    path: data.path,
    alternates: data.alternates,
    noindex: productCount === 0,
    jsonLd: breadcrumbList(page, crumbsOf(data, t('summary.title'))),
  })
}

const crumbsOf = ({ path, category }: Pick<Overview, 'path' | 'category'>, title: string) => [
  { label: title, href: overviewPath },
  ...categoryCrumbs(overviewPath, path, category),
]

/** The market of a category in figures, with ways to its products. */
export default function MarketOverview({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('market')
  const href = useLocalizedHref()
  const { category, productCount, storeCount, prices, children, brands, places, newest } = data
  const list = category ? `/catalog/all/${category.path}` : '/catalog/all'
  const crumbs = crumbsOf(data, t('summary.title'))
  return (
    <main className={layout.wrap}>
      <Trail crumbs={crumbs} />
      <div className={layout.title}>
        <h1>{category ? t('summary.titleOf', { name: category.name }) : t('summary.title')}</h1>
        <p>{t('summary.counts', { products: productCount, suppliers: storeCount })}</p>
      </div>
      <a className={layout.link} href={href(list)}>
        {t('summary.all')}
      </a>
      {prices.length > 0 && <PriceTable prices={prices} />}
      {children.length > 0 && <CategoryTable items={children} />}
      {brands.length > 0 && (
        <ChipSection title={t('summary.brands')} items={brands} hrefOf={(value) => href(`${list}?brand=${value}`)} />
      )}
      {places.length > 0 && (
        <ChipSection title={t('summary.places')} items={places} hrefOf={(value) => href(`${list}?place=${value}`)} />
      )}
      {newest.length > 0 && (
        <section className={layout.section} aria-label={t('summary.newest')}>
          <SectionHeading
            title={t('summary.newest')}
            link={{ href: href(`${list}?sort=new`), label: t('summary.newest.all') }}
          />
          <ProductRail cards={newest} />
        </section>
      )}
    </main>
  )
}
