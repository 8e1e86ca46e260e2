import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import type { Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import catalogStyles from '../catalog/catalog.module.css'
import { summaryOf } from '../catalog/filters/counts.ts'
import { Listing } from '../catalog/Listing.tsx'
import { breadcrumbList, itemList } from '../catalog/structured-data.ts'
import { Subcategories } from '../catalog/Subcategories.tsx'
import type { Route } from './+types/private-label.ts'
import { type DealList, loadDealList } from './deal-list.ts'
import styles from './market.module.css'
import { privateLabelPath } from './paths.ts'

const maxSuppliers = 12

export async function loader({ context, request, params: { '*': categoryPath = '' } }: Route.LoaderArgs) {
  const { locale, locales } = pageOf(context)
  const deals = await loaderCall(context, (api) =>
    loadDealList({ api, request, locale, deal: 'PrivateLabel', base: privateLabelPath, categoryPath }),
  )
  const alternates = locales.map((each) => {
    const paths = deals.category?.paths
    return [each, paths ? `${privateLabelPath}/${paths[each]}` : privateLabelPath]
  })
  return { ...deals, alternates: Object.fromEntries(alternates) as Record<Locale, string> }
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
  ...(category?.parents ?? []).map((parent) => ({ label: parent.name, href: `${privateLabelPath}/${parent.path}` })),
  ...(category ? [{ label: category.name, href: path }] : []),
]

/** What suppliers make under the buyer's brand, by category, and these suppliers. */
export default function PrivateLabel({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('market')
  const catalog = useMessages('catalog')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { category, children, suppliers, list } = data
  const crumbs = crumbsOf(data, t('stm.title'))
  const parent = crumbs.at(-2)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={crumbs.map((crumb) =>
          crumb === crumbs.at(-1) ? { label: crumb.label } : { ...crumb, href: href(crumb.href) },
        )}
      />
      <div className={layout.title}>
        <h1>{category ? t('stm.titleOf', { name: category.name }) : t('stm.title')}</h1>
        <p>{summaryOf(catalog, common, list, null)}</p>
      </div>
      <p className={styles.lead}>{t('stm.lead')}</p>
      <Subcategories items={children} base={href(privateLabelPath)} query="" label={catalog('children')} />
      {suppliers.length > 1 && (
        <section className={`${layout.section} ${styles.suppliers}`} aria-label={t('stm.suppliers')}>
          <SectionHeading title={t('stm.suppliers')} />
          <div className={catalogStyles.chips}>
            {suppliers.slice(0, maxSuppliers).map(({ value, label, count }) => (
              <Chip key={value} href={href(`/store/${value}/products?deal=PrivateLabel`)} count={count}>
                {label}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <Listing list={list} parent={parent && { label: parent.label, href: href(parent.href) }} />
      <p className={styles.note}>{t('stm.sell')}</p>
    </main>
  )
}
