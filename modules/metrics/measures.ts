import { type RawBuilder, sql } from 'kysely'

/** The metrics that reports show: pages of products and stores, cards of products that were seen, and buttons of contacts. */
export const viewMeasures = ['productViews', 'storeViews', 'cardViews', 'contactClicks'] as const
export type ViewMeasure = (typeof viewMeasures)[number]

/** The buttons that lead to a supplier. */
const contactElements = [
  'productCard.phone',
  'productCard.callback',
  'productCard.message',
  'supplier.phone',
  'supplier.callback',
  'supplier.message',
]

/** The measure of the row `m` of `daily_metrics`; null for what reports do not show. */
export const measureOf: RawBuilder<ViewMeasure | null> = sql`case
  when m.store_id is null then null
  when m.element = 'page' and m.action = 'PageOpen' then case when m.product_id is null then 'storeViews' else 'productViews' end
  when m.element = 'productCard' and m.action = 'View' then 'cardViews'
  when m.element = any(${contactElements}) and m.action = 'Click' then 'contactClicks'
end`
