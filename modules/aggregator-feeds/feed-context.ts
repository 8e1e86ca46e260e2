import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { storeName } from '#platform/db/best-translation.ts'
import { localePrefix } from '#platform/http/pages/locale-path.ts'
import type { Rates } from '#platform/values/money.ts'
import { type Tree, treeIn } from '../catalog/tree.ts'
import { latestRates } from '../currencies/rates.ts'
import type { FeedCategory, Shop } from './formats/feed-product.ts'

export type FeedContext = {
  shop: Shop
  storeId: number
  storeCurrency: Currency
  storeCountry: string | null
  rates: Rates
  categoriesById: Tree['byId']
  /** Addresses of pages in the language of the feed begin with it. */
  pageAddress: string
  mediaAddress: string
}
type FeedOf = { storeId: number; locale: Locale; currency: Currency }

/** Values that all products of a feed share. */
export async function readContext(db: Db, config: Config, feed: FeedOf): Promise<FeedContext> {
  const { storeId, locale, currency } = feed
  const [store, rates, { byId: categoriesById }, usedIds] = await Promise.all([
    readStore(db, storeId, locale),
    latestRates(db),
    treeIn(db, locale),
    readCategoryIds(db, storeId),
  ])
  const pageAddress = config.publicOrigin + localePrefix(locale)
  const { name, company, alias } = store
  const categories = withAncestors(usedIds, categoriesById)
  return {
    shop: { name, company, url: `${pageAddress}/store/${alias}`, locale, currency, categories },
    storeId,
    storeCurrency: store.currency,
    storeCountry: store.countryCode,
    rates,
    categoriesById,
    pageAddress,
    mediaAddress: `${config.publicOrigin}/media`,
  }
}

async function readStore(db: Db, storeId: number, locale: Locale) {
  const { rows } = await sql<{
    alias: string
    name: string
    company: string
    currency: Currency
    countryCode: string | null
  }>`
    select s.alias, ${storeName(locale)} as name, o.legal_name as company, s.currency,
      (select country_code from locations where id = s.location_id) as "countryCode"
    from stores s join organizations o on o.id = s.organization_id where s.id = ${storeId}
  `.execute(db)
  return rows[0]!
}

async function readCategoryIds(db: Db, storeId: number) {
  const { rows } = await sql<{ id: number }>`
    select distinct category_id as id from products where store_id = ${storeId} and status = 'Active' order by 1
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** The categories with their groups and classes, ancestors first. */
function withAncestors(ids: readonly number[], byId: Tree['byId']): FeedCategory[] {
  const found = new Map<number, FeedCategory>()
  const add = (id: number | null) => {
    const node = id === null ? undefined : byId.get(id)
    if (!node || found.has(node.id)) return
    add(node.parentId)
    found.set(node.id, { id: node.id, parentId: node.parentId, name: node.name })
  }
  ids.forEach(add)
  return [...found.values()]
}
