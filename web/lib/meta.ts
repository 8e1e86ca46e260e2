import type { MetaDescriptor } from 'react-router'
import type { PageInfo } from './given.ts'
import { languageTags, type Locale, localePrefix, type Variant } from './locale.ts'

export const brandNames: Record<Variant, string> = { b2b: 'Tradeyard', trade: 'Dunav Trade' }
const regions: Record<Locale, string> = { en: 'en_US', ru: 'ru_RU', sr: 'sr_RS', de: 'de_DE', it: 'it_IT', tr: 'tr_TR' }

type About = {
  title: string
  description?: string
  page: PageInfo
  /** Canonical, without the locale's prefix. */
  path: string
  /** The same page in every language; the same path when left out. */
  alternates?: Record<Locale, string>
  /** Picture id, or a path from the root. */
  image?: string | null
  noindex?: boolean
  jsonLd?: object | readonly object[]
}

/** All that a page says of itself to search engines and messengers. */
export function pageMeta({
  title,
  description,
  page,
  path,
  alternates,
  image,
  noindex,
  jsonLd,
}: About): MetaDescriptor[] {
  const { origin, locale, locales, variant } = page
  const addressIn = (target: Locale, place: string) =>
    origin + (place === '/' ? localePrefix(target) || '/' : localePrefix(target) + place)
  const alternateIn = (target: Locale) => addressIn(target, alternates?.[target] ?? path)
  const canonical = addressIn(locale, path)
  const whole = title.endsWith(brandNames[variant]) ? title : `${title} · ${brandNames[variant]}`
  const picture = image && origin + (image.startsWith('/') ? image : `/media/${image}/960.jpeg`)
  const found: MetaDescriptor[] = noindex
    ? [{ name: 'robots', content: 'noindex' }]
    : [
        { tagName: 'link', rel: 'canonical', href: canonical },
        ...locales.map((target) => ({
          tagName: 'link' as const,
          rel: 'alternate',
          hrefLang: languageTags[target],
          href: alternateIn(target),
        })),
        { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: alternateIn('en') },
      ]
  return [
    { title: whole },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...found,
    { property: 'og:title', content: whole },
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
