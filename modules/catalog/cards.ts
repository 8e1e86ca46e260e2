import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { convert } from '#platform/money.ts'
import { unitsIn } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import type { randomCards } from './contract.ts'
import { specsOf } from './specs.ts'
import { stockOf } from './stock.ts'

export type Card = OutputOf<typeof randomCards>['items'][number]

export type CardRow = {
  id: number; code: string; name: string; nameLocale: Locale; currency: Currency; priceMinor: number; oldPriceMinor: number | null; unitCode: string
  minimumOrder: number; orderStep: number; available: number; lowStockAt: number; leadDays: number | null; imageIds: string[]; categoryId: number
  optionIds: number[]; values: Record<string, number | Record<string, string>> | null
  storeId: number; storeAlias: string; storeName: string; city: string; verifiedAt: string | null
}

type Viewer = { locale: Locale; currency: Currency }

/** Cards of these products, in the given order; what is not live is left out. */
export async function cardsOf(db: Db, ids: readonly number[], viewer: Viewer, options: { promo?: boolean } = {}): Promise<Card[]> {
  if (ids.length === 0) return []
  const [{ rows }, rates, units] = await Promise.all([readCards(db, ids, viewer.locale), latestRates(db), unitsIn(db, viewer.locale)])
  return Promise.all(
    rows.map(async (row): Promise<Card> => {
      const original = { minor: row.priceMinor, currency: row.currency }
      const unit = units.get(row.unitCode)
      return {
        id: row.id, slug: slugOf(row), name: row.name, nameLocale: row.nameLocale, code: row.code, imageIds: row.imageIds.slice(0, 3),
        price: convert(original, viewer.currency, rates), originalPrice: original,
        oldPrice: row.oldPriceMinor === null ? null : convert({ minor: row.oldPriceMinor, currency: row.currency }, viewer.currency, rates),
        unit: { code: row.unitCode, label: unit?.label ?? row.unitCode, plural: unit?.plural ?? '' },
        minimumOrder: row.minimumOrder, orderStep: row.orderStep, stock: stockOf(row),
        store: { id: row.storeId, alias: row.storeAlias, name: row.storeName, city: row.city, verifiedAt: row.verifiedAt },
        specs: (await specsOf(db, row, viewer.locale)).slice(0, 6), isPromo: options.promo ?? false,
      }
    }),
  )
}

export const slugOf = ({ id, name, nameLocale }: { id: number; name: string; nameLocale: Locale }) => {
  const words = slugify(name, nameLocale)
  return words ? `${words}-${id}` : String(id)
}

function readCards(db: Db, ids: readonly number[], locale: Locale) {
  return sql<CardRow>`
    select p.id, p.code, p.currency, p.price_minor as "priceMinor", p.old_price_minor as "oldPriceMinor", p.unit_code as "unitCode",
      p.minimum_order as "minimumOrder", p.order_step as "orderStep", p.available, p.low_stock_at as "lowStockAt", p.lead_days as "leadDays",
      p.image_ids as "imageIds", p.category_id as "categoryId", p.option_ids as "optionIds",
      n.name, n.locale as "nameLocale",
      s.id as "storeId", s.alias as "storeAlias", st.name as "storeName", lt.name as city,
      case when s.verified_until > current_date then s.verified_at::text end as "verifiedAt",
      (select jsonb_object_agg(v.characteristic_id, coalesce(to_jsonb(v.number), v.words)) from product_values v where v.product_id = p.id) as values
    from unnest(${ids as number[]}::int[]) with ordinality as wanted (id, position)
    join products p on p.id = wanted.id and p.status = 'Active'
    join stores s on s.id = p.store_id and s.status = 'Active'
    join lateral (
      select t.name, t.locale from product_translations t where t.product_id = p.id
      order by t.locale = ${locale} desc, t.locale = 'en' desc, t.locale = s.locale desc, t.locale limit 1
    ) n on true
    join store_translations st on st.store_id = s.id and st.locale = ${locale}
    join location_translations lt on lt.location_id = s.location_id and lt.locale = ${locale}
    order by wanted.position
  `.execute(db)
}
