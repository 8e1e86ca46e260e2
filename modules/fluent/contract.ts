// Fluent: a generic API by which the cabinet reads and writes the documents of a store (products, warehouses, ...). Each
// entity is declared once as a list of fields; forms, validation, filters and ownership follow from the declaration. An
// update replaces the whole value of each field it contains.
import { z } from 'zod'
import { call, Currency, listOf, Locale, PageNumber, PageSize } from '#platform/contract.ts'

export const entityNames = [
  'product',
  'store',
  'organization',
  'companybranch',
  'warehouse',
  'deliveryplace',
  'brand',
] as const
export const fieldTypes = [
  'Text',
  'LongText',
  'Url',
  'Phone',
  'Phones',
  'Number',
  'Money',
  'Boolean',
  'Choice',
  'Choices',
  'Category',
  'Location',
  'Brand',
  'Image',
  'Images',
  'Videos',
  'File',
  'Date',
  'Time',
  'List',
  'Group',
] as const
export const operators = ['eq', 'in', 'contains', 'gte', 'lte'] as const
export const Operator = z.enum(operators)

const entity = z.enum(entityNames)
const id = z.int().min(1).max(2_147_483_647)
const version = z.int().min(1)
const fieldName = z.string().max(80)
const maxFields = 100
const fields = z
  .record(fieldName, z.unknown())
  .refine((values) => Object.keys(values).length <= maxFields)
  .describe('Values by field key, as described by schema/find; money in minor units, translatable texts by locale')

const Simple = z.union([z.string().max(200), z.number(), z.boolean()])
const Condition = z.strictObject({
  field: fieldName,
  operator: Operator,
  value: z.union([Simple, z.array(Simple).min(1).max(100)]),
})
const conditionOrGroup = <Inner extends z.ZodType>(inner: Inner) => {
  const several = z.array(inner).min(1).max(20)
  return z.union([Condition, z.strictObject({ and: several }), z.strictObject({ or: several })])
}
/** Conditions in groups of `and` and `or`, nested up to three deep: at most fifty, of which at most five `contains`. */
export const Filter = conditionOrGroup(conditionOrGroup(conditionOrGroup(Condition)))

export const Document = z.object({ id: z.int(), version: z.int(), fields: z.record(z.string(), z.unknown()) })

const baseFormField = {
  key: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  unit: z.string(),
  isRequired: z.boolean(),
  isRequiredToPublish: z.boolean().describe('A draft may lack it'),
  isReadOnly: z.boolean(),
  isTranslatable: z.boolean().describe('The value is texts by locale'),
  min: z.number().nullable(),
  max: z.number().nullable(),
  decimals: z.int(),
  maxLength: z.int().nullable(),
  maxItems: z.int().nullable(),
  default: z.unknown(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  choicesFrom: z.string().nullable().describe('The call that searches the values when there are too many to list'),
}
export const FormField = z.object({
  ...baseFormField,
  fields: z.array(z.object(baseFormField)).nullable().describe('Fields of an item of a List, or of a Group'),
  operators: z.array(Operator).describe('Operators that data/find accepts'),
  isSortable: z.boolean(),
  isForDrafts: z.boolean().describe('The role of the caller sets it in drafts only, as a proposal'),
})

export const findSchema = call('POST x/fluent/schema/find', {
  access: 'user',
  whileActing: 'allowed',
  limit: 'read',
  summary: "The form of an entity in the caller's language; for a product, with the characteristics of its category",
  input: z.strictObject({ entity, categoryId: id.optional() }),
  output: z.object({
    entity,
    title: z.string(),
    fields: z.array(FormField),
    can: z.object({ update: z.boolean(), create: z.boolean() }),
    locale: Locale.nullable().describe('The language of the store, in which required texts must be given'),
    currency: Currency.nullable(),
    vatPercent: z.number().nullable().describe("The standard rate in the store's country"),
  }),
  errors: ['request.forbidden', 'catalog.unknownCategory'],
})
export const findDocuments = call('POST x/fluent/data/find', {
  access: 'user',
  whileActing: 'allowed',
  limit: 'read',
  summary: 'Documents of the store in X-Store-Id; brands are open to all signed-in users',
  input: z.strictObject({
    entity,
    filter: Filter.optional(),
    fields: z.array(fieldName).max(maxFields).optional().describe('All if omitted'),
    sort: z
      .array(z.strictObject({ field: fieldName, direction: z.enum(['asc', 'desc']).default('asc') }))
      .max(3)
      .default([]),
    page: PageNumber,
    pageSize: PageSize(24),
  }),
  output: listOf(Document),
  errors: ['request.forbidden'],
})
const writeErrors = [
  'request.forbidden',
  'request.storeClosed',
  'documents.notAllowed',
  'documents.readOnly',
  'documents.notFound',
  'documents.changedMeanwhile',
  'documents.tooManyPlaces',
  'documents.wrongStatus',
  'documents.pricesNotAllowed',
  'documents.draftsNotAllowed',
  'catalog.warehouseGone',
]
export const updateDocument = call('POST x/fluent/data/update', {
  access: 'user',
  summary: 'Changes the given fields of one document if its version is still current',
  input: z.strictObject({ entity, id, version, fields }),
  output: Document,
  errors: writeErrors,
})
export const upsertDocument = call('POST x/fluent/data/upsert', {
  access: 'user',
  summary:
    'Creates a document, or replaces the one with this id and version: omitted fields become empty or their default',
  input: z.strictObject({ entity, id: id.optional(), version: version.optional(), fields }),
  output: Document.extend({ isNew: z.boolean() }),
  errors: [...writeErrors, 'documents.notCreated', 'request.keyReused', 'request.invalidKey'],
})
