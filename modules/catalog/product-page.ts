import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { convert, rateBetween } from '#platform/values/money.ts'
import { latestRates } from '../currencies/rates.ts'
import { toStoreCard } from '../suppliers/cards.ts'
import { findStore } from '../suppliers/queries.ts'
import { cardsOf, type Viewer } from './cards.ts'
import { slugOf } from './slug.ts'
import { type getProduct, ProductLong } from './contract.ts'
import { isStoreShown } from './drafts.ts'
import { mediaOf } from './media.ts'
import type { Partition } from './partition.ts'
import { findIndividualPrices, findProduct, type ProductRow } from './queries.ts'
import { specsOf } from './specs.ts'
import { toCategoryShort, treeIn } from './tree.ts'

type Page = OutputOf<typeof getProduct>

/** All data of the product page. Undefined for a product that the viewer may not see. */
export async function productPage(
  { db, drafts }: Partition,
  id: number,
  viewer: Viewer,
  locales: readonly Locale[],
): Promise<Page | undefined> {
  const [[card], product, individualPrices] = await Promise.all([
    cardsOf(db, [id], viewer, { drafts }),
    findProduct(db, id, viewer.locale, drafts),
    viewer.account ? findIndividualPrices(db, id, viewer.account.id) : [],
  ])
  if (!card || !product) return undefined
  const [store, rates, tree, specs, media] = await Promise.all([
    findStore(db, product.storeAlias, viewer.locale, isStoreShown(drafts)),
    latestRates(db),
    treeIn(db, viewer.locale, drafts),
    specsOf(db, product, viewer.locale),
    mediaOf(db, id, product.videoIds),
  ])
  return {
    ...storedFields(product),
    ...card,
    categories: product.categoryPath.flatMap((nodeId) => tree.byId.get(nodeId) ?? []).map(toCategoryShort),
    rate: { date: rates.date, source: rates.source, value: rateBetween(product.currency, viewer.currency, rates) },
    tiers: product.tiers.map(({ fromQuantity, priceMinor }) => {
      const originalPrice = { minor: priceMinor, currency: product.currency }
      return {
        fromQuantity,
        originalPrice,
        price: convert(originalPrice, viewer.currency, rates),
        lessPercent: Math.round((1 - priceMinor / product.priceMinor!) * 100),
      }
    }),
    individualPrices: individualPrices.map(({ fromQuantity, until, ...originalPrice }) => ({
      fromQuantity,
      until,
      originalPrice,
      price: convert(originalPrice, viewer.currency, rates),
    })),
    characteristics: [
      ...specs,
      ...product.properties.map((property) => ({ key: null, locale: product.sellerLocale, ...property })),
    ],
    allImageIds: [...product.imageIds],
    ...media,
    supplier: toStoreCard(store!, viewer.currency, rates),
    updatedAt: product.updatedAt.toISOString(),
    slugs: Object.fromEntries(locales.map((locale) => [locale, slugIn(product, locale)])) as Page['slugs'],
  }
}

/** Fields that the page shows as they are stored. */
const storedFields = (product: ProductRow) =>
  Object.fromEntries(Object.entries(product).filter(([field]) => field in ProductLong.shape)) as Pick<
    ProductRow,
    keyof ProductRow & keyof Page
  >

function slugIn({ id, names, sellerLocale }: ProductRow, locale: Locale) {
  const nameLocale = ([locale, 'en', sellerLocale, ...Object.keys(names)] as Locale[]).find((each) => names[each])!
  return slugOf({ id, name: names[nameLocale]!, nameLocale })
}
