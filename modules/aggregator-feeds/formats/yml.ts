// YML of Yandex, offers of the simplified type. Limits: the help pages of the format.
import { formatTags } from '#platform/constants.ts'
import { truncate } from '../../feeds/values/text.ts'
import { describe, type Format, type FeedProduct, type Shop } from './feed-product.ts'
import { decimalPrice, element } from './xml.ts'

const maxLengths = { shopName: 20, name: 150 }
const maxPictures = 10

type Variety = {
  problemOf: Format['problemOf']
  describe: (product: FeedProduct) => string
  maxDescription: number
  /** RUR is the code of rubles in the classic format. */
  rubles: 'RUR' | 'RUB'
  vatCodes: ReadonlySet<string>
  /** How a unit other than the piece is written. */
  unitOf: (code: string) => string
}

/** Marketplaces and shops that read the format among themselves. */
export const ymlClassic = ymlFormat({
  problemOf: () => undefined,
  describe: ({ description }) => description,
  maxDescription: 3_000,
  rubles: 'RUR',
  vatCodes: new Set(['VAT_0', 'VAT_5', 'VAT_7', 'VAT_10', 'VAT_12', 'VAT_16', 'VAT_18', 'VAT_20', 'VAT_22']),
  // Read by our own import; others ignore it.
  unitOf: (code) => element('unit', code),
})

/** The catalogue of Yandex Market, which requires more. */
export const ymlMarket = ymlFormat({
  problemOf(product) {
    if (product.pictureUrls.length === 0) return 'noPicture'
    if (!describe(product)) return 'noDescription'
    if (!product.brand) return 'noBrand'
    if (!product.barcode) return 'noBarcode'
    return product.weightGrams && product.dimensions ? undefined : 'noDimensions'
  },
  describe,
  maxDescription: 6_000,
  rubles: 'RUB',
  vatCodes: new Set(['VAT_0', 'VAT_5', 'VAT_7', 'VAT_10', 'VAT_20', 'VAT_22']),
  unitOf: () => '',
})

function ymlFormat(variety: Variety): Format {
  const currencyOf = ({ currency }: Shop) => (currency === 'RUB' ? variety.rubles : currency)
  return {
    problemOf: variety.problemOf,
    head(shop, writtenAt) {
      const categories = shop.categories.map(({ id, parentId, name }) =>
        element('category', name, { id, ...(parentId !== null && { parentId }) }),
      )
      return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="${writtenAt}">
<shop>
${element('name', truncate(shop.name, maxLengths.shopName))}
${element('company', shop.company)}
${element('url', shop.url)}
<currencies><currency id="${currencyOf(shop)}" rate="1"/></currencies>
<categories>
${categories.join('\n')}
</categories>
<offers>
`
    },
    item: (product, shop) => `${offer(product, shop, currencyOf(shop), variety)}\n`,
    tail: '</offers>\n</shop>\n</yml_catalog>\n',
  }
}

function offer(product: FeedProduct, { locale }: Shop, currency: string, variety: Variety) {
  const { id, stock, priceMinor, oldPriceMinor, minimumOrder, orderStep, dimensions, weightGrams, countryCode } =
    product
  const vatCode = `VAT_${product.ownVatPercent}`
  const children = [
    element('name', truncate(product.name, maxLengths.name)),
    element('vendor', product.brand),
    element('vendorCode', product.code),
    element('url', product.url),
    element('price', decimalPrice(priceMinor)),
    element('oldprice', oldPriceMinor === null ? null : decimalPrice(oldPriceMinor)),
    element('currencyId', currency),
    element('vat', variety.vatCodes.has(vatCode) ? vatCode : null),
    element('categoryId', product.categoryId),
    ...product.pictureUrls.slice(0, maxPictures).map((url) => element('picture', url)),
    element('description', truncate(variety.describe(product), variety.maxDescription)),
    element('barcode', product.barcode),
    element('country_of_origin', countryCode && countryName(countryCode, formatTags[locale])),
    element('count', product.available),
    minimumOrder > 1 || orderStep > 1 ? element('min-quantity', minimumOrder) : '',
    orderStep > 1 ? element('step-quantity', orderStep) : '',
    element('weight', weightGrams && weightGrams / 1_000),
    element('dimensions', dimensions?.map((millimetres) => millimetres / 10).join('/')),
    product.unitCode === null ? '' : variety.unitOf(product.unitCode),
    ...product.params.map(({ name, unit, value }) => element('param', value, { name, ...(unit && { unit }) })),
  ]
  return `<offer id="${id}" available="${stock === 'InStock'}">${children.join('')}</offer>`
}

const countryName = (code: string, tag: string) => new Intl.DisplayNames(tag, { type: 'region' }).of(code)
