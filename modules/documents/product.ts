import { sql } from 'kysely'
import { largestQuantity, maxPriceMinor } from '#platform/constants.ts'
import { type Entity, isoTime } from './fields.ts'
import { saveProduct } from './save-product.ts'

const mostStock = 10_000_000

/** The values of the category's characteristics by key, options by theirs. */
const characteristics = sql`(
  select coalesce(json_object_agg(c.key, c.value order by c.position) filter (where c.value is not null), '{}') from (
    select regexp_replace(c.key, '^.*\\.', '') as key, cc.position, case
      when c.type = 'Interval' then to_jsonb(v.number)
      when c.type = 'Text' then v.words
      when c.type = 'Check' then case when o.keys is not null then 'true'::jsonb end
      when c.type = 'TextList' then o.keys
      else o.keys -> 0 end as value
    from category_characteristics cc join characteristics c on c.id = cc.characteristic_id
    left join product_values v on v.product_id = p.id and v.characteristic_id = c.id
    left join lateral (
      select jsonb_agg(o.key order by o.position) as keys from characteristic_options o where o.characteristic_id = c.id and o.id = any(p.option_ids)
    ) o on true
    where cc.category_id = p.category_id
  ) c
)`
const texts = (column: 'name' | 'description') => sql`(
  select coalesce(json_object_agg(t.locale, t.${sql.ref(column)}), '{}') from product_translations t where t.product_id = p.id and t.${sql.ref(column)} <> ''
)`

export const product: Entity = {
  name: 'product',
  rows: sql`products p`,
  locked: sql`p`,
  id: sql`p.id`,
  version: sql`p.version`,
  isOwn: ({ id }) => sql`p.store_id = ${id}`,
  order: sql`p.updated_at desc`,
  isCreatable: true,
  save: saveProduct,
  fields: [
    {
      key: 'category',
      type: 'Category',
      required: 'always',
      value: sql`p.category_id`,
      compared: { many: sql`select unnest(p.category_path)` },
    },
    {
      key: 'status',
      type: 'Choice',
      required: 'always',
      default: 'Draft',
      choices: ['Draft', 'Active', 'Archived', 'Blocked'],
      value: sql`p.status`,
      compared: sql`p.status`,
      isSortable: true,
    },
    {
      key: 'code',
      type: 'Text',
      required: 'always',
      maxLength: 80,
      value: sql`p.code`,
      compared: sql`p.code`,
      isSortable: true,
    },
    {
      key: 'name',
      type: 'Text',
      required: 'always',
      isTranslatable: true,
      maxLength: 150,
      value: texts('name'),
      compared: { many: sql`select t.name from product_translations t where t.product_id = p.id` },
    },
    { key: 'description', type: 'LongText', isTranslatable: true, maxLength: 10_000, value: texts('description') },
    {
      key: 'brand',
      type: 'Brand',
      maxLength: 80,
      value: sql`(select b.name from brands b where b.id = p.brand_id)`,
      compared: sql`(select b.name from brands b where b.id = p.brand_id)`,
    },
    {
      key: 'condition',
      type: 'Choice',
      required: 'always',
      default: 'New',
      choices: ['New', 'Original'],
      value: sql`p.condition`,
      compared: sql`p.condition`,
    },
    { key: 'images', type: 'Images', mostItems: 12, default: [], value: sql`p.image_ids` },
    {
      key: 'unit',
      type: 'Choice',
      required: 'always',
      choices: 'unit',
      value: sql`p.unit_code`,
      compared: sql`p.unit_code`,
    },
    {
      key: 'price',
      type: 'Money',
      required: 'always',
      min: 1,
      max: maxPriceMinor,
      value: sql`p.price_minor`,
      compared: sql`p.price_minor`,
      isSortable: true,
    },
    {
      key: 'oldPrice',
      type: 'Money',
      min: 1,
      max: maxPriceMinor,
      value: sql`p.old_price_minor`,
      compared: sql`p.old_price_minor`,
    },
    {
      key: 'tiers',
      type: 'List',
      mostItems: 10,
      default: [],
      value: sql`(
        select coalesce(json_agg(json_build_object('fromQuantity', t.from_quantity, 'price', t.price_minor) order by t.from_quantity), '[]')
        from product_tiers t where t.product_id = p.id
      )`,
      items: [
        { key: 'fromQuantity', type: 'Number', required: 'always', min: 2, max: largestQuantity },
        { key: 'price', type: 'Money', required: 'always', min: 1, max: maxPriceMinor },
      ],
    },
    {
      key: 'vatPercent',
      type: 'Number',
      required: 'always',
      default: 20,
      min: 0,
      max: 100,
      value: sql`p.vat_percent`,
      compared: sql`p.vat_percent`,
    },
    {
      key: 'minimumOrder',
      type: 'Number',
      required: 'always',
      default: 1,
      min: 1,
      max: largestQuantity,
      value: sql`p.minimum_order`,
      compared: sql`p.minimum_order`,
      isSortable: true,
    },
    {
      key: 'orderStep',
      type: 'Number',
      required: 'always',
      default: 1,
      min: 1,
      max: largestQuantity,
      value: sql`p.order_step`,
    },
    {
      key: 'stock',
      type: 'List',
      mostItems: 100,
      default: [],
      value: sql`(
        select coalesce(json_agg(json_build_object('warehouse', s.warehouse_id::text, 'quantity', s.quantity) order by s.warehouse_id), '[]')
        from product_stock s where s.product_id = p.id
      )`,
      items: [
        { key: 'warehouse', type: 'Choice', required: 'always', choices: 'warehouse' },
        { key: 'quantity', type: 'Number', required: 'always', min: 0, max: mostStock },
      ],
    },
    {
      key: 'reserved',
      type: 'Number',
      isReadOnly: true,
      value: sql`(select coalesce(sum(s.reserved), 0)::int from product_stock s where s.product_id = p.id)`,
    },
    {
      key: 'available',
      type: 'Number',
      isReadOnly: true,
      value: sql`p.available`,
      compared: sql`p.available`,
      isSortable: true,
    },
    {
      key: 'lowStockAt',
      type: 'Number',
      required: 'always',
      default: 0,
      min: 0,
      max: mostStock,
      value: sql`p.low_stock_at`,
    },
    { key: 'leadDays', type: 'Number', min: 0, max: 365, value: sql`p.lead_days`, compared: sql`p.lead_days` },
    { key: 'characteristics', type: 'Group', default: {}, value: characteristics },
    {
      key: 'properties',
      type: 'List',
      mostItems: 50,
      default: [],
      value: sql`(
        select coalesce(json_agg(json_build_object('name', pp.name, 'value', pp.value) order by pp.position), '[]')
        from product_properties pp where pp.product_id = p.id
      )`,
      items: [
        { key: 'name', type: 'Text', required: 'always', maxLength: 120 },
        { key: 'value', type: 'Text', required: 'always', maxLength: 1_000 },
      ],
    },
    { key: 'country', type: 'Choice', choices: 'country', value: sql`p.country_code`, compared: sql`p.country_code` },
    {
      key: 'isPrivateLabel',
      type: 'Boolean',
      required: 'always',
      default: false,
      value: sql`p.is_private_label`,
      compared: sql`p.is_private_label`,
    },
    {
      key: 'createdAt',
      type: 'Time',
      isReadOnly: true,
      value: isoTime(sql`p.created_at`),
      compared: sql`p.created_at`,
      isSortable: true,
    },
    {
      key: 'updatedAt',
      type: 'Time',
      isReadOnly: true,
      value: isoTime(sql`p.updated_at`),
      compared: sql`p.updated_at`,
      isSortable: true,
    },
  ],
}
