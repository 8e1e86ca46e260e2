import { useState } from 'react'
import { formatMoney } from '../../lib/format.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { breadcrumbList } from '../catalog/structured-data.ts'
import type { Route } from './+types/product.ts'
import { ReportLink } from '../contacts/ReportLink.tsx'
import { useAllSpecs } from './Characteristics.tsx'
import { DeliveryFacts } from './lot/DeliveryFacts.tsx'
import { SupplierFacts } from './lot/SupplierFacts.tsx'
import { Gallery } from './Gallery.tsx'
import { GonePage, goneProduct } from './GonePage.tsx'
import { LotBox } from './lot/LotBox.tsx'
import { keySpecs, SpecList } from './SpecList.tsx'
import type { ProductData } from './product-data.ts'
import styles from './product.module.css'
import { Sections } from './Sections.tsx'
import { productData } from './structured-data.ts'
import { Title } from './Title.tsx'
import { useRecordView } from './viewed.ts'

export { loader } from './product-data.ts'

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'product')
  if (!loaderData) {
    const gone = goneProduct(error)
    const title = gone?.former ? t('gone.title', { name: gone.former.name }) : t(gone ? 'gone' : 'unknown')
    return pageMeta({ title, description: t('gone.text'), page, path: page.path, noindex: true })
  }
  const { product, alternates } = loaderData
  const { name, code, minimumOrder, supplier, allImageIds } = product
  const price = formatMoney(product.price, page.locale)
  return pageMeta({
    title: t('meta.title', { name }),
    description: t('meta.description', {
      name,
      code,
      price,
      minimum: minimumOrder,
      store: supplier.name,
      city: supplier.city,
    }),
    page,
    path: alternates[page.locale],
    alternates,
    image: allImageIds[0] && `/media/${allImageIds[0]}/960.jpeg`,
    jsonLd: [
      productData(page, product),
      breadcrumbList(page, crumbsOf(product, translator(page.locale, 'common')('allGoods'))),
    ],
  })
}

const crumbsOf = (
  { categories, name, slug }: Pick<ProductData['product'], 'categories' | 'name' | 'slug'>,
  allProducts: string,
) => [
  { label: allProducts, href: '/catalog/all' },
  ...categories.map((category) => ({ label: category.name, href: `/catalog/all/${category.path}` })),
  { label: name, href: `/product/${slug}` },
]

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, terms, sizes, offers, similar, viewed } = loaderData
  const t = useMessages('product')
  const store = useMessages('store')
  const href = useLocalizedHref()
  const [quantity, setQuantity] = useState(product.minimumOrder)
  useRecordView(product.id)
  const { isAuth } = usePage()
  const specCount = useAllSpecs(product).length
  const crumbs = crumbsOf(product, useMessages('common')('allGoods')).slice(0, -1)
  return (
    <main className={layout.wrap} data-product={product.id}>
      <Breadcrumbs items={crumbs.map(({ label, href: path }) => ({ label, href: href(path) }))} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gallery key={product.id} ids={product.allImageIds} name={product.name} isDrawing={product.hasDrawing} />
          <Title product={product} />
          <div className={styles.key}>
            <SpecList specs={keySpecs(product.characteristics)} />
            {product.characteristics.length > 0 && (
              <a className={styles.more} href="#characteristics">
                {t('characteristics.all', { count: specCount })}
              </a>
            )}
          </div>
        </div>
        <LotBox product={product} terms={terms} quantity={quantity} onQuantity={setQuantity}>
          <DeliveryFacts terms={terms} />
          <SupplierFacts supplier={product.supplier} since={terms.createdAt} />
          <ReportLink about={`/product/${product.slug}`} label={store('report.product')} />
        </LotBox>
        <Sections product={product} terms={terms} sizes={sizes} offers={offers} quantity={quantity} />
      </div>
      {similar.length > 0 && (
        <section className={layout.section} aria-label={t('similar')}>
          <SectionHeading title={t('similar')} caption={t('similar.caption')} />
          <ProductRail cards={similar} />
        </section>
      )}
      {viewed.length > 0 && (
        <section className={layout.section} aria-label={t('viewed')}>
          <SectionHeading title={t('viewed')} caption={t(isAuth ? 'viewed.account' : 'viewed.caption')} />
          <ProductRail cards={viewed} />
        </section>
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GonePage error={error} />
}
