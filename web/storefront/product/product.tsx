import { data, isRouteErrorResponse } from 'react-router'
import { getProduct, lastCards, similarCards } from '#modules/catalog/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { formatMoney } from '../../lib/format.ts'
import { languageTags, type Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { live } from '../../lib/live.ts'
import { breadcrumbList } from '../catalog/structured-data.ts'
import type { Route } from './+types/product.ts'
import { useAllSpecs } from './Characteristics.tsx'
import { SupplierFacts } from './SupplierFacts.tsx'
import { Gallery } from './Gallery.tsx'
import { GonePage } from './GonePage.tsx'
import { LotBox } from './LotBox.tsx'
import { keySpecs, SpecList } from './SpecList.tsx'
import styles from './product.module.css'
import { Sections } from './Sections.tsx'
import { productData } from './structured-data.ts'
import { Title } from './Title.tsx'
import { useRecordView, viewedCookie, withViewed } from './viewed.ts'

const railLength = 5

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = pageOf(context)
  const id = parseId(params.slug)
  const product = await findProduct(context, id)
  if (params.slug !== product.slug) throw redirectTo(`/product/${product.slug}${new URL(request.url).search}`, 301)
  const previouslyViewed = page.viewed.filter((other) => other !== id)
  const { similar, viewed, store } = await loaderCall(context, async (api) => {
    const [similar, viewed, store] = await Promise.all([
      api(similarCards, { ...live, id, limit: railLength }),
      previouslyViewed.length > 0
        ? api(lastCards, { ...live, ids: previouslyViewed.slice(0, railLength).join('.') })
        : null,
      api(getStore, { alias: product.store.alias }),
    ])
    return { similar: similar.items, viewed: viewed?.items ?? [], store }
  })
  const { organization, hasPhone, hours, delivery, payment, warehouses, createdAt } = store
  const cities = [...new Set(warehouses.map(({ city }) => city))]
  const paths = page.locales.map((locale) => [locale, `/product/${product.slugs[locale]}`])
  return data(
    {
      product: {
        ...product,
        countryName: product.countryCode && displayName('region', product.countryCode, page.locale),
        descriptionLanguage: displayName('language', product.descriptionLocale, page.locale),
      },
      similar,
      viewed,
      terms: { organization, hasPhone, hours, delivery, payment, cities, createdAt },
      alternates: Object.fromEntries(paths) as Record<Locale, string>,
    },
    { headers: { 'set-cookie': viewedCookie(withViewed(page.viewed, id), page.origin.startsWith('https:')) } },
  )
}

export type SupplierTerms = Route.ComponentProps['loaderData']['terms']

const displayName = (type: 'region' | 'language', code: string, locale: Locale) =>
  new Intl.DisplayNames([languageTags[locale]], { type }).of(code) ?? code

function parseId(slug: string) {
  const id = Number(/(?:^|-)(\d{1,10})$/.exec(slug)?.[1])
  if (!(id > 0 && id < 2 ** 31)) throw new Response(null, { status: 404 })
  return id
}

/** A product that is no longer sold throws 410 with similar products; an unknown id throws 404. */
async function findProduct(context: Route.LoaderArgs['context'], id: number) {
  const found = await tryCall(context, (api) => api(getProduct, { ...live, id }))
  if (found.success) return found.data
  if (found.problem.status !== 404) throw new Response(JSON.stringify(found.problem), { status: found.problem.status })
  const { items } = await loaderCall(context, (api) => api(similarCards, { ...live, id, limit: railLength }))
  throw items.length > 0 ? data({ similar: items }, { status: 410 }) : new Response(null, { status: 404 })
}

export function meta({ loaderData, error, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'product')
  if (!loaderData) {
    const title = t(isRouteErrorResponse(error) && error.status === 410 ? 'gone' : 'unknown')
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

type ProductData = Route.ComponentProps['loaderData']['product']

const crumbsOf = (
  { categories, name, slug }: Pick<ProductData, 'categories' | 'name' | 'slug'>,
  allProducts: string,
) => [
  { label: allProducts, href: '/catalog/all' },
  ...categories.map((category) => ({ label: category.name, href: `/catalog/all/${category.path}` })),
  { label: name, href: `/product/${slug}` },
]

export default function ProductPage({ loaderData: { product, terms, similar, viewed } }: Route.ComponentProps) {
  const t = useMessages('product')
  const href = useLocalizedHref()
  useRecordView(product.id)
  const specCount = useAllSpecs(product).length
  const crumbs = crumbsOf(product, useMessages('common')('allGoods')).slice(0, -1)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={crumbs.map(({ label, href: path }) => ({ label, href: href(path) }))} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Gallery key={product.id} ids={product.allImageIds} name={product.name} />
          <Title product={product} />
          <div className={styles.key}>
            <SpecList specs={keySpecs(product.characteristics)} />
            {product.characteristics.length > 0 && (
              <a className={styles.more} href="#characteristics">
                {t('characteristics.all', { count: specCount })}
              </a>
            )}
          </div>
          <Sections product={product} terms={terms} />
        </div>
        <LotBox key={product.id} product={product} terms={terms}>
          <SupplierFacts supplier={product.supplier} since={terms.createdAt} />
        </LotBox>
      </div>
      {similar.length > 0 && (
        <section className={layout.section} aria-label={t('similar')}>
          <SectionHeading title={t('similar')} caption={t('similar.caption')} />
          <ProductRail cards={similar} />
        </section>
      )}
      {viewed.length > 0 && (
        <section className={layout.section} aria-label={t('viewed')}>
          <SectionHeading title={t('viewed')} caption={t('viewed.caption')} />
          <ProductRail cards={viewed} />
        </section>
      )}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GonePage error={error} />
}
