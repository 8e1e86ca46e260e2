import type { MetaDescriptor } from 'react-router'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { languageTags, type Locale, localePrefix, type Variant } from './locale.ts'

export const brandNames: Record<Variant, string> = { b2b: 'Tradeyard', trade: 'Dunav Trade' }
const regions: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', sr: 'sr_RS', de: 'de_DE', it: 'it_IT', tr: 'tr_TR' }

type PageMetaInput = {
  title: string
  description?: string
  page: PageInfo
  /** Canonical path without the locale prefix. */
  path: string
  /** Path of the page in each language; defaults to `path`. */
  alternates?: Record<Locale, string>
  /** A picture id, or a path from the root. */
  image?: string | null
  noindex?: boolean
  jsonLd?: object | readonly object[]
}

/** Meta tags of a page: title, canonical and alternate links, Open Graph, Twitter card and JSON-LD. */
export function pageMeta({
  title,
  description,
  page,
  path,
  alternates,
  image,
  noindex,
  jsonLd,
}: PageMetaInput): MetaDescriptor[] {
  const { origin, locale, locales, variant } = page
  const urlIn = (target: Locale, pathname: string) =>
    origin + (pathname === '/' ? localePrefix(target) || '/' : localePrefix(target) + pathname)
  const alternateUrlIn = (target: Locale) => urlIn(target, alternates?.[target] ?? path)
  const canonical = urlIn(locale, path)
  const fullTitle = title.endsWith(brandNames[variant]) ? title : `${title} · ${brandNames[variant]}`
  const picture = image && origin + (image.startsWith('/') ? image : `/media/${image}/960.jpeg`)
  const indexing: MetaDescriptor[] = noindex
    ? [{ name: 'robots', content: 'noindex' }]
    : [
        { tagName: 'link', rel: 'canonical', href: canonical },
        ...locales.map((target) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: languageTags[target],
          href: alternateUrlIn(target),
        })),
        { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: alternateUrlIn('en') },
      ]
  return [
    { title: fullTitle },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...indexing,
    { property: 'og:title', content: fullTitle },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandNames[variant] },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: regions[locale] },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...[jsonLd ?? []].flat().map((data) => ({ 'script:ld+json': data }) as MetaDescriptor),
  ]
}
