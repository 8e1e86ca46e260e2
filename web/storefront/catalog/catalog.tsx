import type { PageHandle } from '../../navigation/PageOutlet.tsx'
import { getBrandByAlias, listCategories } from '#modules/catalog/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { foundOrNull, loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { countFilters, encodeListParams, firstPage } from '../../lib/search-params.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/catalog.ts'
import { BrandHead } from './BrandHead.tsx'
import { CategoryText } from './CategoryText.tsx'
import { Subcategories } from './Subcategories.tsx'
import { summaryOf } from './filters/counts.ts'
import { ListBanner } from './ListBanner.tsx'
import { Listing } from './Listing.tsx'
import { loadCategory, searchPages, buildList, readListParams, redirectFormerBrands } from './listing.ts'
import { countryName } from '../../lib/country-name.ts'
import { live } from '../../lib/live.ts'
import { loadBanner } from '../load-banner.ts'
import { alternatesOf, categoryCrumbs } from './category-paths.ts'
import { breadcrumbList, itemList } from './structured-data.ts'
import { Trail } from './Trail.tsx'

const placements = { Class: 'class', Group: 'group', Category: 'category' } as const

export async function loader({ context, params: { '*': rest }, request }: Route.LoaderArgs) {
  const [place, ...aliases] = (rest ?? '').split('/').filter(Boolean)
  if (!place) throw redirectTo('/catalog/all')
  const path = `/catalog/${[place, ...aliases].map(encodeURIComponent).join('/')}`
  const params = { ...readListParams(request, path), location: null, category: null }
  return loaderCall(context, async (api) => {
    const category =
      aliases.length > 0
        ? await loadCategory(api, request, `/catalog/${encodeURIComponent(place)}`, aliases.join('/'))
        : null
    const scope = { location: place, promo: '1' as const, ...(category && { category: category.path }) }
    const hasBanner = params.page === 1 && countFilters(params) === 0
    const placement = category ? placements[category.level] : 'lists'
    const [brandAlias, ...otherBrands] = params.filters.brand ?? []
    const [location, classes, banner, brand, found] = await Promise.all([
      place === 'all' ? null : api(getLocation, { alias: place }),
      category ? null : api(listCategories, live),
      hasBanner ? loadBanner({ context, request }, placement) : null,
      brandAlias && otherBrands.length === 0 ? foundOrNull(api(getBrandByAlias, { alias: brandAlias })) : null,
      searchPages(api, params, scope),
    ])
    redirectFormerBrands(found, params, path)
    const children = category?.children ?? classes!.items.map((item) => ({ ...item, children: [] }))
    const counts = new Map(found.categories.map(({ id, productCount }) => [id, productCount]))
    return {
      path,
      place: location && { alias: location.alias, name: location.name },
      category: category && {
        name: category.name,
        path: category.path,
        about: category.about,
        title: category.title,
        description: category.description,
        parents: category.parents.map(({ name, path }) => ({ name, path })),
      },
      banner,
      brand: brand && {
        name: brand.name,
        logoId: brand.logoId,
        country: brand.countryCode && countryName(brand.countryCode, pageOf(context).locale),
      },
      children: children.map(({ id, name, path, pictureId, children: below }) => ({
        name,
        path,
        pictureId,
        count: counts.get(id) ?? 0,
        children: below.map((child) => ({ name: child.name, path: child.path })),
      })),
      list: buildList({
        found,
        params,
        scope,
        locale: pageOf(context).locale,
        view: category?.view,
      }),
      alternates: alternatesOf(pageOf(context).locales, `/catalog/${place}`, category?.paths),
    }
  })
}

export const handle: PageHandle = { keepsStateOn: 'search' }

export function meta({ loaderData: data, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!data || !page) return []
  const t = translator(page.locale, 'catalog')
  const common = translator(page.locale, 'common')
  const { list, place } = data
  const name = data.category?.name ?? common('allGoods')
  const pageNumber = list.params.page
  return pageMeta({
    title: (!place && pageNumber === 1 && data.category?.title) || titleOf(t, name, place?.name, pageNumber),
    description:
      (!place && data.category?.description) ||
      t('meta.description', { name, goods: list.total, stores: list.storeCount }),
    page,
    path: pageNumber > 1 ? `${data.path}?page=${pageNumber}` : data.path,
    alternates: data.alternates,
    noindex: list.total === 0,
    jsonLd: [breadcrumbList(page, crumbsOf(data, common('allGoods'))), itemList(page, list.cards)],
  })
}

function titleOf(t: ReturnType<typeof translator<'catalog'>>, name: string, place: string | undefined, page: number) {
  const title = place ? t('meta.titleIn', { name, place }) : t('meta.title', { name })
  return page > 1 ? t('meta.paged', { title, page }) : title
}

type Data = Awaited<ReturnType<typeof loader>>

function crumbsOf({ path, place, category }: Pick<Data, 'path' | 'place' | 'category'>, allProducts: string) {
  const base = `/catalog/${place?.alias ?? 'all'}`
  return [
    { label: allProducts, href: '/catalog/all' },
    ...(place ? [{ label: place.name, href: base }] : []),
    ...categoryCrumbs(base, path, category),
  ]
}

export default function Catalog({ loaderData: data }: Route.ComponentProps) {
  const t = useMessages('catalog')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { category, place, list } = data
  const crumbs = crumbsOf(data, common('allGoods'))
  const isFiltered = countFilters(list.params) > 0
  const parent = crumbs.at(-2)
  return (
    <main className={layout.wrap}>
      <Trail crumbs={crumbs} />
      {data.brand && <BrandHead {...data.brand} />}
      <div className={layout.title}>
        <h1>{category?.name ?? common('allGoods')}</h1>
        <p>{summaryOf(t, common, list, place)}</p>
        {category && (
          <a className={layout.link} href={href(`/summary/${category.path}`)}>
            {t('market')}
          </a>
        )}
      </div>
      <Subcategories
        items={isFiltered ? data.children.filter(({ count }) => count > 0) : data.children}
        base={href(`/catalog/${place?.alias ?? 'all'}`)}
        query={encodeListParams(firstPage(list.params))}
        label={t('children')}
      />
      {data.banner && <ListBanner banner={data.banner} />}
      <Listing list={list} parent={parent && { label: parent.label, href: href(parent.href) }} />
      {category?.about && <CategoryText name={category.name} text={category.about} />}
    </main>
  )
}
