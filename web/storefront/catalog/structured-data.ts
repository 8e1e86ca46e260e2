import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { localePrefix } from '../../lib/locale.ts'

type Site = Pick<PageInfo, 'origin' | 'locale'>

const addressOf = ({ origin, locale }: Site, path: string) => origin + localePrefix(locale) + path

export const breadcrumbList = (site: Site, items: readonly { label: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(site, href),
  })),
})

export const itemList = (site: Site, cards: readonly { slug: string; name: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: addressOf(site, `/product/${slug}`),
  })),
})

export function siteData(site: Site, brand: string, logo: string) {
  const home = addressOf(site, '/')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand,
      url: home,
      inLanguage: site.locale,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${addressOf(site, '/search')}?q={q}` },
        'query-input': 'required name=q',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand,
      url: site.origin,
      logo: site.origin + logo,
    },
  ]
}
