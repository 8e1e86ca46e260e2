import { sql } from 'kysely'
import { maxPriceMinor } from '#platform/constants.ts'
import { supplierTypes } from '../../suppliers/store-card-contract.ts'
import { deliveryCosts, deliveryWays, paymentWays } from '../../suppliers/terms-contract.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import type { Entity, Field } from '../fields.ts'
import { saveOwnOrganization, saveOwnStore } from '../write/save-store.ts'

const texts = (column: 'name' | 'about' | 'delivery' | 'payment' | 'hours') => sql`(
  select coalesce(json_object_agg(t.locale, t.${sql.ref(column)}), '{}') from store_translations t where t.store_id = s.id and t.${sql.ref(column)} <> ''
)`
const locationAlias = sql`(select l.alias from locations l where l.id = s.location_id)`

const maxDays = 365

/** When and for how much goods are brought, of a store or of a place that it delivers to. */
export const deliveryFields = (table: 's' | 'd', cost: Partial<Field> = {}): Field[] => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return [
    { key: 'deliveryDaysFrom', type: 'Number', min: 0, max: maxDays, select: column('delivery_days_from') },
    { key: 'deliveryDaysTo', type: 'Number', min: 0, max: maxDays, select: column('delivery_days_to') },
    { key: 'deliveryCost', type: 'Choice', choices: deliveryCosts, ...cost, select: column('delivery_cost') },
    { key: 'deliveryPrice', type: 'Money', min: 1, max: maxPriceMinor, select: column('delivery_price_minor') },
    { key: 'freeDeliveryFrom', type: 'Money', min: 1, max: maxPriceMinor, select: column('free_delivery_from_minor') },
  ]
}

/** The store in X-Store-Id. Stores are created by registration; the status cannot be edited. */
export const store: Entity = {
  name: 'store',
  from: sql`stores s`,
  lockTarget: sql`s`,
  id: sql`s.id`,
  version: sql`s.version`,
  isOwnedBy: ({ id }) => sql`s.id = ${id}`,
  order: sql`s.id`,
  isCreatable: false,
  right: 'store',
  save: saveOwnStore,
  fields: [
    { key: 'alias', type: 'Text', isReadOnly: true, select: sql`s.alias`, filterExpression: sql`s.alias` },
    {
      key: 'status',
      type: 'Choice',
      isReadOnly: true,
      choices: ['Draft', 'Active', 'Suspended', 'Closed'],
      select: sql`s.status`,
      filterExpression: sql`s.status`,
    },
    { key: 'name', type: 'Text', required: 'always', isTranslatable: true, maxLength: 120, select: texts('name') },
    {
      key: 'supplierType',
      type: 'Choice',
      required: 'always',
      choices: supplierTypes,
      select: sql`s.supplier_type`,
      filterExpression: sql`s.supplier_type`,
    },
    { key: 'location', type: 'Location', required: 'always', select: locationAlias, filterExpression: locationAlias },
    {
      key: 'minimumOrder',
      type: 'Money',
      required: 'always',
      default: 0,
      min: 0,
      max: maxPriceMinor,
      select: sql`s.minimum_order_minor`,
      filterExpression: sql`s.minimum_order_minor`,
    },
    { key: 'logo', type: 'Image', select: sql`s.logo_file_id` },
    { key: 'cover', type: 'Image', select: sql`s.cover_file_id` },
    { key: 'about', type: 'LongText', isTranslatable: true, maxLength: 5_000, select: texts('about') },
    { key: 'delivery', type: 'LongText', isTranslatable: true, maxLength: 2_000, select: texts('delivery') },
    { key: 'payment', type: 'LongText', isTranslatable: true, maxLength: 2_000, select: texts('payment') },
    { key: 'deliveryWays', type: 'Choices', choices: deliveryWays, default: [], select: sql`s.delivery_ways` },
    {
      key: 'deliveryCountries',
      type: 'Choices',
      choices: 'saleCountry',
      default: [],
      select: sql`s.delivery_countries`,
    },
    ...deliveryFields('s'),
    { key: 'deliveryVatPercent', type: 'Number', min: 0, max: 100, select: sql`s.delivery_vat_percent` },
    { key: 'paymentWays', type: 'Choices', choices: paymentWays, default: [], select: sql`s.payment_ways` },
    { key: 'paymentDays', type: 'Number', min: 1, max: maxDays, select: sql`s.payment_days` },
    { key: 'hours', type: 'Text', isTranslatable: true, maxLength: 200, select: texts('hours') },
    { key: 'phones', type: 'Phones', maxItems: 5, default: [], select: sql`s.phones` },
    { key: 'site', type: 'Url', maxLength: 200, select: sql`s.site` },
    {
      key: 'foundedYear',
      type: 'Number',
      min: 1500,
      max: (now) => now.getUTCFullYear(),
      select: sql`s.founded_year`,
      filterExpression: sql`s.founded_year`,
    },
    { key: 'language', type: 'Text', isReadOnly: true, select: sql`s.locale` },
    { key: 'currency', type: 'Text', isReadOnly: true, select: sql`s.currency` },
    {
      key: 'verifiedUntil',
      type: 'Date',
      isReadOnly: true,
      select: sql`s.verified_until`,
      filterExpression: sql`s.verified_until`,
    },
    { key: 'productCount', type: 'Number', isReadOnly: true, select: sql`s.product_count` },
    {
      key: 'createdAt',
      type: 'Time',
      isReadOnly: true,
      select: isoTime(sql`s.created_at`),
      filterExpression: sql`s.created_at`,
    },
  ],
}

/** The legal entity behind the store. Country and tax number identify it and cannot be edited. */
export const organization: Entity = {
  name: 'organization',
  from: sql`organizations o`,
  lockTarget: sql`o`,
  id: sql`o.id`,
  version: sql`o.version`,
  isOwnedBy: ({ organizationId }) => sql`o.id = ${organizationId}`,
  order: sql`o.id`,
  isCreatable: false,
  right: 'organization',
  save: saveOwnOrganization,
  fields: [
    {
      key: 'legalName',
      type: 'Text',
      required: 'always',
      maxLength: 200,
      select: sql`o.legal_name`,
      filterExpression: sql`o.legal_name`,
    },
    {
      key: 'legalForm',
      type: 'Choice',
      choices: 'legalForm',
      select: sql`o.legal_form`,
      filterExpression: sql`o.legal_form`,
    },
    {
      key: 'country',
      type: 'Choice',
      isReadOnly: true,
      choices: 'country',
      select: sql`o.country_code`,
      filterExpression: sql`o.country_code`,
    },
    {
      key: 'taxNumber',
      type: 'Text',
      isReadOnly: true,
      select: sql`o.tax_number`,
      filterExpression: sql`o.tax_number`,
    },
    { key: 'address', type: 'Text', maxLength: 300, select: sql`o.address` },
    { key: 'bankName', type: 'Text', maxLength: 200, select: sql`o.bank_name` },
    { key: 'bankCode', type: 'Text', maxLength: 20, select: sql`o.bank_code` },
    {
      key: 'correspondentAccount',
      type: 'Text',
      maxLength: 40,
      countries: ['RU'],
      select: sql`o.correspondent_account`,
    },
    { key: 'bankAccount', type: 'Text', maxLength: 60, select: sql`o.bank_account` },
    {
      key: 'createdAt',
      type: 'Time',
      isReadOnly: true,
      select: isoTime(sql`o.created_at`),
      filterExpression: sql`o.created_at`,
    },
  ],
}
