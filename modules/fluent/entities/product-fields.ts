import { sql } from 'kysely'
import { maxQuantity, maxPriceMinor, maxTiers } from '#platform/constants.ts'
import { columnOf } from '#platform/db/column-name.ts'
import { documentKinds, type productFields } from '../../catalog/write-products/tables.ts'
import { isPresent } from '../../suppliers/premises-status.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Field } from '../fields.ts'
import { tiersNamed } from '../../catalog/tiers.ts'

const maxStock = 10_000_000
/** In grams and millimetres. */
const maxMeasure = 1_000_000_000

/** Values of the category's characteristics by key; options are shown by their keys. */
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

/** A field that is read from a column of the product and written to it as it is. */
const stored = (storedAs: keyof typeof productFields) => ({ storedAs, select: sql.ref(`p.${columnOf(storedAs)}`) })
const filterable = (storedAs: keyof typeof productFields) => {
  const field = stored(storedAs)
  return { ...field, filterExpression: field.select }
}

export const productFormFields: readonly Field[] = [
  {
    key: 'category',
    type: 'Category',
    required: 'always',
    ...stored('categoryId'),
    filterExpression: { many: sql`select unnest(p.category_path)` },
  },
  {
    key: 'status',
    type: 'Choice',
    required: 'always',
    default: 'Draft',
    choices: ['Draft', 'Active', 'Archived', 'Blocked'],
    ...filterable('status'),
    isSortable: true,
  },
  {
    key: 'code',
    type: 'Text',
    required: 'always',
    maxLength: 80,
    ...filterable('code'),
    isSortable: true,
  },
  {
    key: 'name',
    type: 'Text',
    required: 'always',
    isTranslatable: true,
    maxLength: 150,
    select: texts('name'),
    filterExpression: { many: sql`select t.name from product_translations t where t.product_id = p.id` },
  },
  { key: 'description', type: 'LongText', isTranslatable: true, maxLength: 10_000, select: texts('description') },
  {
    key: 'brand',
    type: 'Brand',
    maxLength: 80,
    select: sql`(select b.name from brands b where b.id = p.brand_id)`,
    filterExpression: sql`(select b.name from brands b where b.id = p.brand_id)`,
  },
  {
    key: 'condition',
    type: 'Choice',
    required: 'always',
    default: 'New',
    choices: ['New', 'Original'],
    ...filterable('condition'),
  },
  { key: 'images', type: 'Images', maxItems: 12, default: [], ...stored('imageIds') },
  { key: 'videos', type: 'Videos', maxItems: 5, default: [], ...stored('videoIds') },
  {
    key: 'documents',
    type: 'List',
    maxItems: 12,
    default: [],
    select: sql`(
    select coalesce(json_agg(json_build_object('file', d.file_id, 'kind', d.kind, 'title', nullif(d.title, ''), 'validUntil', d.valid_until) order by d.position), '[]')
    from product_documents d where d.product_id = p.id
  )`,
    items: [
      { key: 'file', type: 'File', required: 'always' },
      { key: 'kind', type: 'Choice', required: 'always', choices: documentKinds },
      { key: 'title', type: 'Text', maxLength: 120 },
      { key: 'validUntil', type: 'Date' },
    ],
  },
  {
    key: 'unit',
    type: 'Choice',
    required: 'always',
    choices: 'unit',
    ...filterable('unitCode'),
  },
  {
    key: 'price',
    type: 'Money',
    right: 'prices',
    required: 'always',
    min: 1,
    max: maxPriceMinor,
    ...filterable('priceMinor'),
    isSortable: true,
  },
  {
    key: 'oldPrice',
    type: 'Money',
    right: 'prices',
    min: 1,
    max: maxPriceMinor,
    ...filterable('oldPriceMinor'),
  },
  {
    key: 'tiers',
    type: 'List',
    right: 'prices',
    maxItems: maxTiers,
    default: [],
    select: tiersNamed('price'),
    items: [
      { key: 'fromQuantity', type: 'Number', required: 'always', min: 2, max: maxQuantity },
      { key: 'price', type: 'Money', required: 'always', min: 1, max: maxPriceMinor },
    ],
  },
  {
    key: 'vatPercent',
    type: 'Number',
    right: 'prices',
    min: 0,
    max: 100,
    ...filterable('vatPercent'),
  },
  {
    key: 'minimumOrder',
    type: 'Number',
    required: 'always',
    default: 1,
    min: 1,
    max: maxQuantity,
    ...filterable('minimumOrder'),
    isSortable: true,
  },
  {
    key: 'orderStep',
    type: 'Number',
    required: 'always',
    default: 1,
    min: 1,
    max: maxQuantity,
    ...stored('orderStep'),
  },
  {
    key: 'stock',
    type: 'List',
    maxItems: 100,
    default: [],
    select: sql`(
    select coalesce(json_agg(json_build_object('warehouse', s.warehouse_id::text, 'quantity', s.quantity) order by s.warehouse_id), '[]')
    from product_stock s join warehouses w on w.id = s.warehouse_id and ${isPresent('w')} where s.product_id = p.id and p.is_stock_counted
  )`,
    items: [
      { key: 'warehouse', type: 'Choice', required: 'always', choices: 'warehouse' },
      { key: 'quantity', type: 'Number', required: 'always', min: 0, max: maxStock },
    ],
  },
  {
    key: 'reserved',
    type: 'Number',
    isReadOnly: true,
    select: sql`(select coalesce(sum(s.reserved), 0)::int from product_stock s where s.product_id = p.id)`,
  },
  {
    key: 'available',
    type: 'Number',
    isReadOnly: true,
    select: sql`case when p.is_stock_counted then p.available end`,
    filterExpression: sql`p.available`,
    isSortable: true,
  },
  {
    key: 'lowStockAt',
    type: 'Number',
    required: 'always',
    default: 0,
    min: 0,
    max: maxStock,
    ...stored('lowStockAt'),
  },
  { key: 'leadDays', type: 'Number', min: 0, max: 365, ...filterable('leadDays') },
  { key: 'characteristics', type: 'Group', default: {}, select: characteristics },
  {
    key: 'properties',
    type: 'List',
    maxItems: 50,
    default: [],
    select: sql`(
    select coalesce(json_agg(json_build_object('name', pp.name, 'value', pp.value) order by pp.position), '[]')
    from product_properties pp where pp.product_id = p.id
  )`,
    items: [
      { key: 'name', type: 'Text', required: 'always', maxLength: 120 },
      { key: 'value', type: 'Text', required: 'always', maxLength: 1_000 },
    ],
  },
  {
    key: 'country',
    type: 'Choice',
    choices: 'country',
    ...filterable('countryCode'),
  },
  { key: 'barcode', type: 'Text', maxLength: 14, ...filterable('barcode') },
  { key: 'weightGrams', type: 'Number', min: 1, max: maxMeasure, ...stored('weightGrams') },
  { key: 'lengthMm', type: 'Number', min: 1, max: maxMeasure, ...stored('lengthMm') },
  { key: 'widthMm', type: 'Number', min: 1, max: maxMeasure, ...stored('widthMm') },
  { key: 'heightMm', type: 'Number', min: 1, max: maxMeasure, ...stored('heightMm') },
  {
    key: 'isPrivateLabel',
    type: 'Boolean',
    required: 'always',
    default: false,
    ...filterable('isPrivateLabel'),
  },
  {
    key: 'createdAt',
    type: 'Time',
    isReadOnly: true,
    select: isoTime(sql`p.created_at`),
    filterExpression: sql`p.created_at`,
    isSortable: true,
  },
  {
    key: 'updatedAt',
    type: 'Time',
    isReadOnly: true,
    select: isoTime(sql`p.updated_at`),
    filterExpression: sql`p.updated_at`,
    isSortable: true,
  },
]
