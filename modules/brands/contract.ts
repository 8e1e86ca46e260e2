// Brands as administrators edit them.
import { z } from 'zod'
import { call, Line, Name, NumberParameter } from '#platform/contract.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'
import { countryCodes } from './country-contract.ts'

const maxAliasLength = 80
/** Words that addresses of pages begin with, or that stand for all. */
export const reservedAliases: ReadonlySet<string> = new Set(
  'admin all api brand brands cart catalog contacts en de it login messages new order product profile registration ru search sr store stores tr'.split(
    ' ',
  ),
)
/** Letters of another alphabet look like those of the first: a name with both is found by nobody. */
const hasMixedScripts = (name: string) =>
  name.split(/[^\p{L}\p{M}]+/u).some((word) => scripts.filter((script) => script.test(word)).length > 1)
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]
const BrandName = Name(80).refine((name) => !hasMixedScripts(name))
const Alias = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(maxAliasLength)
  .refine((alias) => !reservedAliases.has(alias))
  .describe(
    'Part of web addresses: lower-case Latin letters, digits and single hyphens; no word that addresses begin with',
  )

export const brands = defineResource('brand', {
  path: 'x/admin-panel/brand',
  access: 'admin:brands',
  table: 'brands',
  noun: 'a brand',
  fields: {
    name: BrandName,
    alias: Alias,
    logoFileId: z.uuid().nullish().describe('A picture that was uploaded'),
    countryCode: z.enum(countryCodes).nullish().describe('Where the brand comes from'),
  },
  derived: {
    productCount: z.int(),
    mergedInto: z.int().nullable().describe('Its products are being moved there; then it is deleted'),
  },
  search: ['name', 'alias'],
  sort: ['name', 'productCount'],
  bulk: ['delete'],
})

export const isBrandAliasAvailable = call('GET x/admin-panel/brand/alias-is-available', {
  access: 'admin:brands',
  summary: 'Tells whether no brand has an alias yet',
  input: z.object({ alias: Alias }),
  output: z.object({ isAvailable: z.boolean() }),
})

export const generateBrandAlias = call('GET x/admin-panel/brand/generate-alias', {
  access: 'admin:brands',
  summary: 'A free alias for a name, transliterated',
  input: z.object({ name: Name(80) }),
  output: z.object({ alias: Alias }),
})

export const mergeBrands = call('POST x/admin-panel/brand/merge', {
  access: 'admin:brands',
  limit: 'confirm',
  summary:
    'Merges a brand into another one: its products follow by a job, then it is deleted, and links with its alias lead to the other one. `isDryRun` only counts the products',
  input: z.strictObject({
    id: NumberParameter,
    targetId: NumberParameter,
    confirmation: Line(80).default('').describe('The alias of the brand that is deleted; a dry run needs none'),
    isDryRun: z.boolean().default(false),
  }),
  output: z.object({ count: z.int().describe('Products that follow') }),
  errors: ['resource.notFound', 'brands.sameBrand', 'brands.merging', 'brands.wrongConfirmation'],
})
