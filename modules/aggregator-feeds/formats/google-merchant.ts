// Google Merchant: RSS 2.0 with the attributes of the product data specification, fixed values in English.
import { dayMs } from '#platform/values/days.ts'
import { truncate } from '../../feeds/values/text.ts'
import { describe, type Format, type FeedProduct, type Shop } from './feed-product.ts'
import { decimalPrice, element } from './xml.ts'

const maxLengths = { title: 150, description: 5_000, brand: 70, productType: 750, partNumber: 70 }
const maxFurtherPictures = 10
const availabilities = { InStock: 'in_stock', OnOrder: 'backorder', OutOfStock: 'out_of_stock' }

export const googleMerchant: Format = {
  problemOf(product) {
    if (product.pictureUrls.length === 0) return 'noPicture'
    return describe(product) ? undefined : 'noDescription'
  },
  head: ({ name, url }) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', name)}
${element('link', url)}
${element('description', name)}
`,
  item: (product, shop, now) => `<item>${item(product, shop, now)}</item>\n`,
  tail: '</channel>\n</rss>\n',
}

function item(product: FeedProduct, { currency }: Shop, now: Date) {
  const priceOf = (minor: number) => `${decimalPrice(minor)} ${currency}`
  const [picture, ...pictures] = product.pictureUrls
  // The price is that of the smallest quantity that can be bought.
  const { priceMinor, oldPriceMinor } = product.smallestOrder
  const partNumber = partNumberOf(product)
  const arrivesAt = product.stock === 'OnOrder' ? new Date(now.getTime() + product.leadDays! * dayMs) : null
  return [
    element('g:id', product.id),
    element('g:title', truncate(product.name, maxLengths.title)),
    element('g:description', truncate(describe(product), maxLengths.description)),
    element('g:link', product.url),
    element('g:image_link', picture),
    ...pictures.slice(0, maxFurtherPictures).map((url) => element('g:additional_image_link', url)),
    element('g:availability', availabilities[product.stock]),
    element('g:availability_date', arrivesAt && `${arrivesAt.toISOString().slice(0, 10)}T00:00Z`),
    element('g:price', priceOf(oldPriceMinor ?? priceMinor)),
    element('g:sale_price', oldPriceMinor === null ? null : priceOf(priceMinor)),
    element('g:condition', 'new'),
    element('g:brand', product.brand && truncate(product.brand, maxLengths.brand)),
    element('g:gtin', product.barcode),
    element('g:mpn', product.barcode ? null : partNumber),
    element('g:identifier_exists', product.barcode || (product.brand && partNumber) ? null : 'no'),
    element('g:product_type', truncate(product.categoryNames.join(' > '), maxLengths.productType)),
    element('g:shipping_weight', product.weightGrams && `${product.weightGrams} g`),
  ].join('')
}

const isPartNumber =
  /^(?:mpn|part ?(?:no|number)\.?|manufacturer(?:’s|'s)? (?:code|part number)|парт-?номер|артикул производителя|код производителя|šifra proizvođača|hersteller(?:teile)?nummer|codice (?:del )?produttore|üretici (?:parça )?kodu)$/iu

/** The manufacturer's part number. The seller's own code is not one. */
function partNumberOf({ params }: FeedProduct) {
  const value = params.find(({ name }) => isPartNumber.test(name.trim()))?.value.trim()
  return value && value.length <= maxLengths.partNumber ? value : null
}
