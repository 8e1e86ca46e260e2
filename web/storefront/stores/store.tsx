import { getStore } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import type { Locale } from '../../lib/locale.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { loadCategory, searchPages, type SearchOutput, buildList, readListParams } from '../catalog/listing.ts'
import { breadcrumbList } from '../catalog/structured-data.ts'
import type { Route } from './+types/store.ts'
import { StoreAbout } from './StoreAbout.tsx'
import { StoreBranches } from './StoreBranches.tsx'
import { StoreContacts } from './StoreContacts.tsx'
import { StoreProducts } from './StoreProducts.tsx'
import { StoreHeader } from './StoreHeader.tsx'
import { isSection, type Section, StoreTabs } from './StoreTabs.tsx'
import { organizationData } from './structured-data.ts'

export async function loader({ context, params: { alias, '*': rest }, request }: Route.LoaderArgs) {
  const segments = (rest ?? '').split('/').filter(Boolean)
  const [section = 'products', ...aliases] = segments
  if (!isSection(section) || aliases.length > (section === 'products' ? 3 : 0))
    throw new Response(null, { status: 404 })
  const base = `/store/${encodeURIComponent(alias)}`
  const path = [base, ...segments.map(encodeURIComponent)].join('/')
  return loaderCall(context, async (api) => {
    const [store, listing] = await Promise.all([
      api(getStore, { alias }),
      section === 'products'
        ? loadListing(api, {
            store: alias,
            base,
            path: aliases.join('/'),
            request,
            pagePath: path,
            locale: pageOf(context).locale,
          })
        : null,
    ])
    const canonicalPath = (all: readonly string[]) => [base, ...all].slice(0, all.length > 0 ? -1 : undefined).join('/')
    const paths = pageOf(context).locales.map((locale) => {
      const own = listing?.category ? ['products', ...listing.category.paths[locale].split('/')] : segments
      return [locale, canonicalPath(own.map(encodeURIComponent))]
    })
    return {
      store,
      section: section as Section,
      base,
      listing,
      alternates: Object.fromEntries(paths) as Record<Locale, string>,
    }
  })
}

type ListingInput = { store: string; base: string; path: string; request: Request; pagePath: string; locale: Locale }

async function loadListing(api: Api, { store, base, path, request, pagePath, locale }: ListingInput) {
  const params = { ...readListParams(request, pagePath), location: null }
  const category = path ? await loadCategory(api, request, `${base}/products`, path) : null
  const scope = { store, ...(category && { category: category.path }) }
  const found = await searchPages(api, params, scope)
  return {
    path: pagePath,
    category: category && {
      name: category.name,
      path: category.path,
      paths: category.paths,
      parents: category.parents.map(({ name, path }) => ({ name, path })),
    },
    children: found.categories
      .filter((child) => child.productCount > 0 && child.path !== category?.path)
      .map(({ name, path, productCount }) => ({ name, path, count: productCount })),
    list: buildList({
      found: { ...found, facets: found.facets.map(withoutVerified) },
      params,
      scope,
      locale,
      view: category?.view,
    }),
  }
}

/** The "verified supplier" filter is pointless within one store: it matches all products or none. */
function withoutVerified(facet: SearchOutput['facets'][number]) {
  if (facet.key !== 'stock') return facet
  const options = facet.options.filter(({ value }) => value !== 'verified')
  return { ...facet, options, optionCount: options.length }
}

export type StoreData = Route.ComponentProps['loaderData']
export type Store = StoreData['store']

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'store')
  const common = translator(page.locale, 'common')
  const { store, section, listing, alternates } = data
  const { name, supplierType, city, productCount, logoId } = store
  const title = t('store.title', { name, kind: common(`supplierType.${supplierType}`), city })
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
    jsonLd: [organizationData(page, store), breadcrumbList(page, crumbsOf(data, t('directory')))],
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
    <main className={layout.wrap}>
      <Breadcrumbs
        items={crumbs.map(({ label, href: path }) => (path === base ? { label } : { label, href: href(path) }))}
      />
      <StoreHeader store={store} />
      <StoreTabs store={store} base={base} section={section} />
      {listing && <StoreProducts listing={listing} base={href(`${base}/products`)} />}
      {section === 'about' && <StoreAbout store={store} />}
      {section === 'branches' && <StoreBranches store={store} />}
      {section === 'contacts' && <StoreContacts store={store} />}
    </main>
  )
}
