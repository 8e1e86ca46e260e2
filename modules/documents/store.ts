import { sql } from 'kysely'
import { maxPriceMinor } from '#platform/constants.ts'
import { supplierTypes } from '../suppliers/contract.ts'
import { type Entity, isoTime } from './fields.ts'
import { saveOwnOrganization, saveOwnStore } from './save-store.ts'

const texts = (column: 'name' | 'about' | 'delivery' | 'payment' | 'hours') => sql`(
  select coalesce(json_object_agg(t.locale, t.${sql.ref(column)}), '{}') from store_translations t where t.store_id = s.id and t.${sql.ref(column)} <> ''
)`
const locationAlias = sql`(select l.alias from locations l where l.id = s.location_id)`

/** The one that X-Store-Id names. It is opened by registration, and its status follows from what happens to it. */
export const store: Entity = {
  name: 'store',
  rows: sql`stores s`,
  locked: sql`s`,
  id: sql`s.id`,
  version: sql`s.version`,
  isOwn: ({ id }) => sql`s.id = ${id}`,
  order: sql`s.id`,
  isCreatable: false,
  save: saveOwnStore,
  fields: [
    { key: 'alias', type: 'Text', isReadOnly: true, value: sql`s.alias`, compared: sql`s.alias` },
    {
      key: 'status',
      type: 'Choice',
      isReadOnly: true,
      choices: ['Draft', 'Active', 'Suspended', 'Closed'],
      value: sql`s.status`,
      compared: sql`s.status`,
    },
    { key: 'name', type: 'Text', required: 'always', isTranslatable: true, maxLength: 120, value: texts('name') },
    {
      key: 'supplierType',
      type: 'Choice',
      required: 'always',
      choices: supplierTypes,
      value: sql`s.supplier_type`,
      compared: sql`s.supplier_type`,
    },
    { key: 'location', type: 'Location', required: 'always', value: locationAlias, compared: locationAlias },
    {
      key: 'minimumOrder',
      type: 'Money',
      required: 'always',
      default: 0,
      min: 0,
      max: maxPriceMinor,
      value: sql`s.minimum_order_minor`,
      compared: sql`s.minimum_order_minor`,
    },
    { key: 'logo', type: 'Image', value: sql`s.logo_file_id` },
    { key: 'cover', type: 'Image', value: sql`s.cover_file_id` },
    { key: 'about', type: 'LongText', isTranslatable: true, maxLength: 5_000, value: texts('about') },
    { key: 'delivery', type: 'LongText', isTranslatable: true, maxLength: 2_000, value: texts('delivery') },
    { key: 'payment', type: 'LongText', isTranslatable: true, maxLength: 2_000, value: texts('payment') },
    { key: 'hours', type: 'Text', isTranslatable: true, maxLength: 200, value: texts('hours') },
    { key: 'phones', type: 'Phones', mostItems: 5, default: [], value: sql`s.phones` },
    { key: 'site', type: 'Url', maxLength: 200, value: sql`s.site` },
    {
      key: 'foundedYear',
      type: 'Number',
      min: 1500,
      max: (now) => now.getUTCFullYear(),
      value: sql`s.founded_year`,
      compared: sql`s.founded_year`,
    },
    { key: 'language', type: 'Text', isReadOnly: true, value: sql`s.locale` },
    { key: 'currency', type: 'Text', isReadOnly: true, value: sql`s.currency` },
    {
      key: 'verifiedUntil',
      type: 'Date',
      isReadOnly: true,
      value: sql`s.verified_until`,
      compared: sql`s.verified_until`,
    },
    { key: 'productCount', type: 'Number', isReadOnly: true, value: sql`s.product_count` },
    {
      key: 'createdAt',
      type: 'Time',
      isReadOnly: true,
      value: isoTime(sql`s.created_at`),
      compared: sql`s.created_at`,
    },
  ],
}

/** The legal entity behind the store. Country and tax number are what it is known and verified by. */
export const organization: Entity = {
  name: 'organization',
  rows: sql`organizations o`,
  locked: sql`o`,
  id: sql`o.id`,
  version: sql`o.version`,
  isOwn: ({ organizationId }) => sql`o.id = ${organizationId}`,
  order: sql`o.id`,
  isCreatable: false,
  save: saveOwnOrganization,
  fields: [
    {
      key: 'legalName',
      type: 'Text',
      required: 'always',
      maxLength: 200,
      value: sql`o.legal_name`,
      compared: sql`o.legal_name`,
    },
    { key: 'legalForm', type: 'Choice', choices: 'legalForm', value: sql`o.legal_form`, compared: sql`o.legal_form` },
    {
      key: 'country',
      type: 'Choice',
      isReadOnly: true,
      choices: 'country',
      value: sql`o.country_code`,
      compared: sql`o.country_code`,
    },
    { key: 'taxNumber', type: 'Text', isReadOnly: true, value: sql`o.tax_number`, compared: sql`o.tax_number` },
    {
      key: 'createdAt',
      type: 'Time',
      isReadOnly: true,
      value: isoTime(sql`o.created_at`),
      compared: sql`o.created_at`,
    },
  ],
}
