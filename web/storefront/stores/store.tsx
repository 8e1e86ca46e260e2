import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { breadcrumbList } from '../catalog/structured-data.ts'
import type { Route } from './+types/store.ts'
import type { StoreData } from './store-data.ts'
import { ReportLink } from '../contacts/ReportLink.tsx'
import { ClosedStore, closedStore } from './ClosedStore.tsx'
import { DraftNote } from './DraftNote.tsx'
import { StoreAbout } from './StoreAbout.tsx'
import { StoreBranches } from './StoreBranches.tsx'
import { StoreContacts } from './StoreContacts.tsx'
import { StoreProducts } from './StoreProducts.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { StoreTabs } from './StoreTabs.tsx'
import styles from './store.module.css'
import { kindAndCity } from './kind-and-city.ts'
import { organizationData } from './structured-data.ts'

export { loader } from './store-data.ts'

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, error, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'store')
  if (!data) {
    const closed = closedStore(error)
    if (!closed) return []
    const title = t('closed.title', { name: closed.name })
    return pageMeta({ title, description: t('closed.text'), page, path: page.path, noindex: true })
  }
  const common = translator(page.locale, 'common')
  const { store, section, listing, alternates } = data
  const { name, productCount, logoId } = store
  const title = t('store.title', { name, place: kindAndCity(t, common, store) })
  const titles = {
    products: listing?.category ? t('store.category', { category: listing.category.name, name }) : title,
    about: t('store.aboutTitle', { name }),
    branches: t('store.branchesTitle', { name }),
    contacts: t('store.contactsTitle', { name }),
  }
  return pageMeta({
    title: titles[section],
    description: t('store.description', { title, count: productCount }),
    page,
    path: alternates[page.locale],
    alternates,
    image: logoId && `/media/${logoId}/480.jpeg`,
    noindex: store.draft !== null,
    jsonLd: store.draft ? [] : [organizationData(page, store), breadcrumbList(page, crumbsOf(data, t('directory')))],
  })
}

const crumbsOf = ({ store, base }: Pick<StoreData, 'store' | 'base'>, all: string) => [
  { label: all, href: '/stores/all' },
  ...store.parents
    .filter(({ level }) => level === 'Country' || level === 'City')
    .map(({ name, alias }) => ({ label: name, href: `/stores/${alias}` })),
  { label: store.name, href: base },
]

export default function StorePage({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('store')
  const href = useLocalizedHref()
  const { store, section, base, listing } = data
  const crumbs = crumbsOf(data, t('directory'))
  return (
    <main className={layout.wrap} data-store={store.id}>
      <Breadcrumbs
        items={crumbs.map(({ label, href: path }) => (path === base ? { label } : { label, href: href(path) }))}
      />
      {store.draft && <DraftNote {...store.draft} />}
      <StoreHeader store={store} confirmed={data.confirmed} />
      <StoreTabs store={store} base={base} section={section} />
      {section === 'products' && !listing && <p className={styles.empty}>{t('draft.noProducts')}</p>}
      {listing && <StoreProducts listing={listing} base={href(`${base}/products`)} />}
      {section === 'about' && <StoreAbout store={store} place={data.place} />}
      {section === 'branches' && <StoreBranches store={store} />}
      {section === 'contacts' && <StoreContacts store={store} />}
      {!store.draft && <ReportLink about={`/store/${store.alias}`} label={t('report.store')} />}
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ClosedStore error={error} />
}
