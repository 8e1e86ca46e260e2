import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import { alternatesOf, categoryCrumbs } from '../catalog/category-paths.ts'
import { summaryOf } from '../catalog/filters/counts.ts'
import { Listing } from '../catalog/Listing.tsx'
import { breadcrumbList, itemList } from '../catalog/structured-data.ts'
import { Subcategories } from '../catalog/Subcategories.tsx'
import { Trail } from '../catalog/Trail.tsx'
import { EverywhereLink } from '../search/EverywhereLink.tsx'
import type { Route } from './+types/private-label.ts'
import { ChipSection } from './ChipSection.tsx'
import { type DealList, loadDealList } from './deal-list.ts'
import styles from './market.module.css'
import { privateLabelPath } from './paths.ts'

const maxSuppliers = 12

export async function loader({ context, request, params: { '*': categoryPath = '' } }: Route.LoaderArgs) {
  const page = pageOf(context)
  const deals = await loaderCall(context, (api) =>
    loadDealList({ api, request, page, deal: 'PrivateLabel', base: privateLabelPath, categoryPath }),
  )
  return { ...deals, alternates: alternatesOf(page.locales, privateLabelPath, deals.category?.paths) }
}

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'market')
  const { category, list } = data
  return pageMeta({
    title: category ? t('stm.titleOf', { name: category.name }) : t('stm.title'),
    description: t('stm.lead'),
    page,
    path: data.path,
    alternates: data.alternates,
    noindex: list.total === 0,
    jsonLd: [breadcrumbList(page, crumbsOf(data, t('stm.title'))), itemList(page, list.cards)],
  })
}

const crumbsOf = ({ path, category }: DealList, title: string) => [
  { label: title, href: privateLabelPath },
  ...categoryCrumbs(privateLabelPath, path, category),
]

/** What suppliers make under the buyer's brand, by category, and these suppliers. */
export default function PrivateLabel({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('market')
  const catalog = useMessages('catalog')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { place, category, children, suppliers, list } = data
  const { location } = list.params
  const crumbs = crumbsOf(data, t('stm.title'))
  const parent = crumbs.at(-2)
  return (
    <main className={layout.wrap}>
      <Trail crumbs={crumbs} />
      <div className={layout.title}>
        <h1>{category ? t('stm.titleOf', { name: category.name }) : t('stm.title')}</h1>
        <p>{summaryOf(catalog, common, list, place)}</p>
      </div>
      <p className={styles.lead}>{t('stm.lead')}</p>
      {place && <EverywhereLink params={list.params} label={catalog('everywhere')} />}
      <Subcategories
        items={children}
        base={href(privateLabelPath)}
        query={location ? `?location=${encodeURIComponent(location)}` : ''}
        label={catalog('children')}
      />
      {suppliers.length > 1 && (
        <div className={styles.suppliers}>
          <ChipSection
            title={t('stm.suppliers')}
            items={suppliers.slice(0, maxSuppliers)}
            hrefOf={(alias) => href(`/store/${alias}/products?deal=PrivateLabel`)}
          />
        </div>
      )}
      <Listing list={list} parent={parent && { label: parent.label, href: href(parent.href) }} />
      <p className={styles.note}>{t('stm.sell')}</p>
    </main>
  )
}
