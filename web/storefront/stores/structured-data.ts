import { statedTaxNumber } from '#platform/values/tax-number.ts'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { localePrefix } from '../../lib/locale.ts'
import type { Store } from './store-data.ts'

export function organizationData({ origin, locale }: Pick<PageInfo, 'origin' | 'locale'>, store: Store) {
  const { name, alias, about, logoId, organization, site, city, countryCode, foundedYear, branches } = store
  const url = `${origin}${localePrefix(locale)}/store/${alias}`
  const address = branches.find((branch) => branch.city === city)?.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': url,
    url,
    name,
    legalName: organization.legalName,
    taxID: statedTaxNumber(organization).text,
    description: about,
    ...(logoId && { logo: `${origin}/media/${logoId}/480.jpeg` }),
    ...(site && { sameAs: [site] }),
    ...(foundedYear !== null && { foundingDate: String(foundedYear) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(countryCode && { addressCountry: countryCode }),
      ...(address && { streetAddress: address }),
    },
  }
}
