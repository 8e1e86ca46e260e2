// Documents: how the cabinet reads and writes what a store owns. Each entity is declared once as fields; the form, the
// rules, what may be asked for and whose it is all come from there. A field that is given replaces the whole field.
import { z } from 'zod'
import { call, Currency, listOf, Locale, PageNumber, PageSize } from '#platform/contract.ts'

export const entityNames = ['product', 'store', 'organization', 'companybranch', 'warehouse', 'brand'] as const
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
const largestDocument = 100
const fields = z
  .record(fieldName, z.unknown())
  .refine((given) => Object.keys(given).length <= largestDocument)
  .describe('By key, as schema/find describes them; money in minor units, translatable texts by locale')

const Simple = z.union([z.string().max(200), z.number(), z.boolean()])
const Condition = z.strictObject({
  field: fieldName,
  operator: Operator,
  value: z.union([Simple, z.array(Simple).min(1).max(100)]),
})
const both = <Inner extends z.ZodType>(inner: Inner) => {
  const several = z.array(inner).min(1).max(20)
  return z.union([Condition, z.strictObject({ and: several }), z.strictObject({ or: several })])
}
/** Conditions, grouped by `and` and `or` up to three deep: fifty at most, five of them `contains`. */
export const Filter = both(both(both(Condition)))

export const Document = z.object({ id: z.int(), version: z.int(), fields: z.record(z.string(), z.unknown()) })

const described = {
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
  mostItems: z.int().nullable(),
  default: z.unknown(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).nullable(),
  choicesFrom: z.string().nullable().describe('The call that finds the values, where they are too many to list'),
}
export const FormField = z.object({
  ...described,
  fields: z.array(z.object(described)).nullable().describe('Of one item of a List; of a Group'),
  operators: z.array(Operator).describe('What data/find compares it by'),
  isSortable: z.boolean(),
})

export const findSchema = call('POST x/fluent/schema/find', {
  access: 'user',
  limit: 'read',
  summary: "The form of an entity in the caller's language; for a product, with the characteristics of its category",
  input: z.strictObject({ entity, categoryId: id.optional() }),
  output: z.object({
    entity,
    title: z.string(),
    fields: z.array(FormField),
    can: z.object({ update: z.boolean(), create: z.boolean() }),
    locale: Locale.nullable().describe('In which required texts must be given: the language of the store'),
    currency: Currency.nullable(),
  }),
  errors: ['request.forbidden', 'catalog.unknownCategory'],
})
export const findDocuments = call('POST x/fluent/data/find', {
  access: 'user',
  limit: 'read',
  summary: 'Documents of the store named by X-Store-Id; brands are open to everyone signed in',
  input: z.strictObject({
    entity,
    filter: Filter.optional(),
    fields: z.array(fieldName).max(largestDocument).optional().describe('All when left out'),
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
const refusals = [
  'request.forbidden',
  'documents.notAllowed',
  'documents.readOnly',
  'documents.notFound',
  'documents.changedMeanwhile',
  'documents.wrongStatus',
]
export const updateDocument = call('POST x/fluent/data/update', {
  access: 'user',
  summary: 'Changes the given fields of one document, if nobody has changed it meanwhile',
  input: z.strictObject({ entity, id, version, fields }),
  output: Document,
  errors: refusals,
})
export const upsertDocument = call('POST x/fluent/data/upsert', {
  access: 'user',
  summary:
    'Creates a document, or replaces the one of this id and version: what is left out becomes empty or its default',
  input: z.strictObject({ entity, id: id.optional(), version: version.optional(), fields }),
  output: Document.extend({ isNew: z.boolean() }),
  errors: [...refusals, 'documents.notCreated', 'request.keyReused', 'request.invalidKey'],
})
