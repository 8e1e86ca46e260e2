import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { localePrefix } from '../../lib/locale.ts'
import { priceSteps, type Product } from './pricing.ts'

const amount = (minor: number) => (minor / 100).toFixed(2)

export function productData({ origin, locale }: Pick<PageInfo, 'origin' | 'locale'>, product: Product) {
  const {
    name,
    code,
    slug,
    description,
    brand,
    allImageIds,
    categories,
    characteristics,
    supplier,
    condition,
    barcode,
  } = product
  const url = `${origin}${localePrefix(locale)}/product/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name,
    sku: code,
    ...(barcode && { gtin: barcode }),
    description: description || name,
    image: allImageIds.map((id) => `${origin}/media/${id}/1280.jpeg`),
    ...videoObjects(origin, product),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    category: categories.map((category) => category.name).join(' > '),
    additionalProperty: characteristics.map((spec) => ({
      '@type': 'PropertyValue',
      name: spec.name,
      value: spec.value,
    })),
    offers: {
      ...prices(product),
      url,
      availability: availability(product.stock),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: product.minimumOrder },
      ...(condition === 'New' && { itemCondition: 'https://schema.org/NewCondition' }),
      seller: {
        '@type': 'Organization',
        name: supplier.name,
        url: `${origin}${localePrefix(locale)}/store/${supplier.alias}`,
      },
    },
    dateModified: product.updatedAt,
  }
}

/** Of the supplier's own videos; what YouTube shows, it describes itself. */
function videoObjects(origin: string, { name, description, videos, allImageIds }: Product) {
  const objects = videos.flatMap((video) =>
    video.source === 'Youtube'
      ? []
      : {
          '@type': 'VideoObject',
          name,
          description: description || name,
          contentUrl: origin + video.url,
          encodingFormat: video.contentType,
          uploadDate: video.uploadedAt,
          ...(allImageIds[0] && { thumbnailUrl: `${origin}/media/${allImageIds[0]}/1280.jpeg` }),
        },
  )
  return objects.length > 0 && { subjectOf: objects }
}

function prices(product: Product) {
  const steps = priceSteps(product)
  const minors = steps.map(({ price }) => price.minor)
  const priceCurrency = product.price.currency
  if (steps.length === 1) return { '@type': 'Offer', price: amount(minors[0]!), priceCurrency }
  return {
    '@type': 'AggregateOffer',
    priceCurrency,
    offerCount: steps.length,
    lowPrice: amount(Math.min(...minors)),
    highPrice: amount(Math.max(...minors)),
    offers: steps.map((step, index) => {
      const maxValue = steps[index + 1] && steps[index + 1]!.fromQuantity - 1
      return {
        '@type': 'Offer',
        price: amount(step.price.minor),
        priceCurrency,
        availability: availability(product.stock),
        eligibleQuantity: { '@type': 'QuantitativeValue', minValue: step.fromQuantity, ...(maxValue && { maxValue }) },
      }
    }),
  }
}

function availability({ status, canOrder }: Product['stock']) {
  if (status === 'InStock') return 'https://schema.org/InStock'
  if (status === 'Low') return 'https://schema.org/LimitedAvailability'
  return canOrder ? 'https://schema.org/BackOrder' : 'https://schema.org/OutOfStock'
}
