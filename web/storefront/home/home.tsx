import { getCategoryTree, lastCards, promoCards } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { latestRequests } from '#modules/procurement/contract.ts'
import { searchProducts } from '#modules/search/contract.ts'
import { countStores, promoStores, randomStores } from '#modules/suppliers/contract.ts'
import { foundOrNull, loaderCall, pageOf } from '../../lib/request-context.ts'
import { live } from '../../lib/live.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ProductGrid, ProductRail } from '../../shared/product/ProductGrid.tsx'
import { StoreTable } from '../../shared/StoreTable.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { siteData } from '../catalog/structured-data.ts'
import { loadBanner } from '../load-banner.ts'
import type { Route } from './+types/home.ts'
import { Banner, type BannerData } from './Banner.tsx'
import { ClassTiles } from './ClassTiles.tsx'
import { Figures } from './Figures.tsx'
import styles from './home.module.css'
import { LatestRequests } from './LatestRequests.tsx'
import { SellerBand } from './SellerBand.tsx'

const brands = { b2b: 'Tradeyard', trade: 'Dunav Trade' } as const
const maxTiles = 8
const railSize = 5
const maxStores = 6
const maxPromotedStores = 2

export async function loader({ context, request }: Route.LoaderArgs) {
  const { location: alias } = pageOf(context)
  return loaderCall(context, async (api) => {
    const place = alias ? await foundOrNull(api(getLocation, { alias })) : null
    const location = place?.alias
    const [tree, located, suppliers, verified, promoted, newest, promotedStores, stores, requests, shown] =
      await Promise.all([
        api(getCategoryTree, live),
        location ? api(searchProducts, { ...live, location, facets: '0', pageSize: 1 }) : null,
        api(countStores, { location }),
        api(countStores, { location, verified: '1' }),
        api(promoCards, { ...live, limit: 6, location }),
        api(lastCards, { ...live, limit: 10, location }),
        api(promoStores, { limit: maxPromotedStores, location }),
        api(randomStores, { limit: maxStores, location }),
        api(latestRequests, {}),
        loadBanner({ context, request }, 'home'),
      ])
    const counts = located && new Map(located.categories.map(({ id, productCount }) => [id, productCount]))
    const classes = tree.items.map(({ id, name, path, productCount, drawingId }) => ({
      name,
      path,
      productCount: counts ? (counts.get(id) ?? 0) : productCount,
      drawingId,
    }))
    const banner = chooseBanner(shown, promoted.items[0])
    const cards = (banner.card ? promoted.items.slice(1) : promoted.items).slice(0, railSize)
    const hasRail = cards.length === railSize
    return {
      place: place && { alias: place.alias, name: place.name },
      figures: {
        products: classes.reduce((sum, { productCount }) => sum + productCount, 0),
        suppliers: suppliers.total,
        verified: verified.total,
      },
      classes: classes.slice(0, maxTiles),
      moreClasses: Math.max(0, classes.length - maxTiles),
      banner,
      promoted: hasRail ? cards : [],
      newest: {
        cards: hasRail ? newest.items : startWith(cards, newest.items, newest.items.length),
        sinceYesterday: place ? 0 : newest.sinceYesterday,
      },
      stores: startWith(promotedStores.items, stores.items, maxStores),
      requests: requests.items,
    }
  })
}

/** What is promoted without a row of its own comes before the others. */
function startWith<Item extends { id: number }>(promoted: readonly Item[], others: readonly Item[], max: number) {
  const ids = promoted.map(({ id }) => id)
  return [...promoted, ...others.filter(({ id }) => !ids.includes(id))].slice(0, max)
}

/** The administrators' banner, or the first promoted product if there is none. */
function chooseBanner(banner: BannerData['banner'], card: BannerData['card'] | undefined): BannerData {
  return banner ? { banner, card: null } : { banner: null, card: card ?? null }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'home')
  return pageMeta({
    title: t('meta.title'),
    description: t('meta.description'),
    page,
    path: '/',
    jsonLd: siteData(page, brands[page.variant], `/mark-${page.variant}.svg`),
  })
}

export default function Home({
  loaderData: { place, figures, classes, moreClasses, banner, promoted, newest, stores, requests },
}: Route.ComponentProps) {
  const t = useMessages('home')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { variant } = usePage()
  const alias = place?.alias ?? 'all'
  const newestCaption = place
    ? common('suppliersIn', { place: place.name })
    : newest.sinceYesterday > 0
      ? t('newest.caption', { count: newest.sinceYesterday })
      : undefined
  return (
    <main className={layout.wrap}>
      <div className={styles.band}>
        <h1>{t('title')}</h1>
        <div>
          {place && <p className={styles.place}>{common('suppliersIn', { place: place.name })}</p>}
          <Figures {...figures} />
        </div>
      </div>
      <div className={styles.opening}>
        <ClassTiles classes={classes} more={moreClasses} />
        <Banner {...banner} />
      </div>
      {promoted.length > 0 && (
        <section className={layout.section} aria-label={t('promoted')}>
          <SectionHeading title={t('promoted')} caption={t('promoted.caption')} />
          <ProductRail cards={promoted} />
        </section>
      )}
      {newest.cards.length > 0 && (
        <section className={`${layout.section} ${styles.newest}`} aria-label={t('newest')}>
          <SectionHeading
            title={t('newest')}
            caption={newestCaption}
            link={{ href: href(`/catalog/${alias}?sort=new`), label: t('newest.all') }}
          />
          <ProductGrid cards={newest.cards} columns={5} />
        </section>
      )}
      {stores.length > 0 && (
        <section className={layout.section} aria-label={t('suppliers')}>
          <SectionHeading
            title={t('suppliers')}
            caption={t('suppliers.caption')}
            link={{ href: href(`/stores/${alias}`), label: t('suppliers.all', { count: figures.suppliers }) }}
          />
          <StoreTable stores={stores} />
        </section>
      )}
      {requests.length > 0 && <LatestRequests requests={requests} />}
      {variant === 'b2b' && <SellerBand />}
    </main>
  )
}
