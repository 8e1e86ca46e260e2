// The category tree as administrators edit it: class > group > category, in six languages. An address that changes leads on to
// the new one. Products follow a change by a job.
import { z } from 'zod'
import { CategoryLevel } from '#modules/catalog/contract.ts'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { call, FreeText, Line, Name, NumberParameter } from '#platform/contract.ts'

/** The same in each language. */
export const inEach = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ en: value, ru: value, sr: value, de: value, it: value, tr: value })

const Alias = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)
  .describe('Part of web addresses: lower-case Latin letters, digits and single hyphens')

/** Of a node, in each language. */
export const categoryTexts = {
  names: inEach(Name(80)),
  aliases: inEach(Alias),
  abouts: inEach(FreeText(4_000)).describe('Below the list of products; an empty line separates paragraphs'),
  titles: inEach(Line(120)).describe('For search engines; empty: made from the name'),
  descriptions: inEach(Line(300)).describe('For search engines; empty: made from the name and the number of products'),
}
const settings = {
  view: z.enum(['grid', 'list']).describe('How products are listed at first'),
  isActive: z.boolean().describe('Hidden nodes have no products on sale'),
  drawingId: z.uuid().nullable().describe('The icon: a picture that was uploaded'),
}

export const CategoryRow = z.object({
  id: z.int(),
  parentId: z.int().nullable(),
  level: CategoryLevel,
  name: z.string(),
  isActive: z.boolean(),
  drawingId: z.string().nullable(),
  productCount: z.int().describe('On sale'),
  childCount: z.int(),
  filterCount: z.int(),
  mergedInto: z.int().nullable().describe('Its products are being moved there; then it is deleted'),
})
export const EditedCategory = z.object({
  id: z.int(),
  version: z.int(),
  parentId: z.int().nullable(),
  level: CategoryLevel,
  key: z.string(),
  ...categoryTexts,
  ...settings,
  place: z.int().describe('Among those with the same parent, from 1'),
  paths: inEach(z.string()),
  parents: z.array(z.object({ id: z.int(), name: z.string() })).describe('From the class down'),
  productCount: z.int().describe('On sale'),
  hasProducts: z.boolean().describe('In any status'),
  childCount: z.int(),
  mergedInto: z.int().nullable(),
})

/** Side effects of a change. */
export const categoryEffects = ['addresses', 'products', 'incomplete', 'valuesLost', 'valuesHidden', 'shared'] as const
export const Effects = z.array(z.object({ kind: z.enum(categoryEffects), count: z.int() }))
export const isDryRun = z.boolean().default(false).describe('Only tells the effects')

const access = 'admin:categories'
const errors = ['categories.notFound', 'categories.changed', 'categories.aliasTaken']

export const listCategories = call('GET x/admin-panel/catalog-category/list', {
  access,
  summary: 'Children of a node in their order, also hidden ones; the classes when none is given',
  input: z.object({ parentId: NumberParameter.optional() }),
  output: z.object({ items: z.array(CategoryRow) }),
})

export const getCategoryTree = call('GET x/admin-panel/catalog-category/tree', {
  access,
  summary: 'All nodes, also hidden ones: parents before children, each in its place',
  input: z.object({}),
  output: z.object({ items: z.array(CategoryRow) }),
})

export const getEditedCategory = call('GET x/admin-panel/catalog-category/single', {
  access,
  summary: 'One node with its texts in all languages, the jobs that follow its changes, and its audit log',
  input: z.object({ id: NumberParameter }),
  output: EditedCategory.extend({
    merge: z
      .object({
        targetId: z.int(),
        name: z.string(),
        productCount: z.int().describe('When it began'),
        movedCount: z.int(),
      })
      .nullable()
      .describe('The category that its products are being moved to'),
    isRefreshing: z.boolean().describe('A job takes its last change over to its products'),
    audit: z.array(AuditEntry),
  }),
  errors: ['categories.notFound'],
})

export const getCategoryStructure = call('GET x/admin-panel/catalog-category/structure', {
  access,
  summary: 'The whole tree with texts in all languages and the characteristics of each category, as one document',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        parentId: z.int().nullable(),
        level: CategoryLevel,
        key: z.string(),
        isActive: z.boolean(),
        names: inEach(z.string()),
        aliases: inEach(z.string()),
        characteristics: z.array(
          z.object({ key: z.string(), isFilter: z.boolean(), isPromoted: z.boolean(), isRequired: z.boolean() }),
        ),
      }),
    ),
  }),
})

export const createCategory = call('POST x/admin-panel/catalog-category/create', {
  access,
  summary: 'Adds a node behind those with the same parent; without aliases they are made from the names',
  input: z.strictObject({
    parentId: NumberParameter.nullable().describe('Null: a class'),
    ...categoryTexts,
    aliases: categoryTexts.aliases.partial().default({}),
    abouts: categoryTexts.abouts.partial().default({}),
    titles: categoryTexts.titles.partial().default({}),
    descriptions: categoryTexts.descriptions.partial().default({}),
    view: settings.view.default('grid'),
    isActive: settings.isActive.default(true),
    drawingId: settings.drawingId.default(null),
  }),
  output: z.object({ id: z.int() }),
  errors: [...errors, 'categories.wrongParent'],
})

export const updateCategory = call('PUT x/admin-panel/catalog-category/update', {
  access,
  summary:
    'Changes the given fields, moves a node with everything below it, or changes its place. Former addresses lead on to the new ones',
  input: z.strictObject({
    id: NumberParameter,
    version: NumberParameter,
    parentId: NumberParameter.optional(),
    place: NumberParameter.optional(),
    names: categoryTexts.names.partial().optional(),
    aliases: categoryTexts.aliases.partial().optional(),
    abouts: categoryTexts.abouts.partial().optional(),
    titles: categoryTexts.titles.partial().optional(),
    descriptions: categoryTexts.descriptions.partial().optional(),
    view: settings.view.optional(),
    isActive: settings.isActive.optional(),
    drawingId: settings.drawingId.optional(),
    isDryRun,
  }),
  output: z.object({ effects: Effects }),
  errors: [...errors, 'categories.wrongParent', 'categories.hasProducts'],
})

export const categoryRejections = [
  'categories.notFound',
  'categories.notEmpty',
  'categories.wrongTarget',
  'categories.merging',
] as const

export const deleteCategories = call('POST x/admin-panel/catalog-category/bulk-delete', {
  access,
  summary:
    'Deletes empty nodes. With a target of the same level it takes over what is below them: a job moves products, which lose values that the target has no characteristic for',
  input: z.strictObject({
    ids: z
      .array(NumberParameter)
      .min(1)
      .max(100)
      .transform((ids) => [...new Set(ids)]),
    targetId: NumberParameter.optional(),
    confirmation: Line(8_200)
      .default('')
      .describe(
        'With a target: the aliases of the nodes in the language of the request, separated by spaces or commas; a dry run needs none',
      ),
    isDryRun,
  }),
  output: z.object({
    count: z.int(),
    rejected: z.array(z.object({ id: z.int(), code: z.enum(categoryRejections) })),
    productCount: z.int().describe('Products in every status that move to the target'),
    lost: z.array(z.object({ name: z.string(), count: z.int() })).describe('Values that products lose'),
  }),
  errors: ['categories.wrongConfirmation'],
})
