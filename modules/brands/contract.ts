// Brands as administrators edit them.
import { z } from 'zod'
import { call, Name } from '#platform/contract.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'

const maxAliasLength = 80
const Alias = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(maxAliasLength)
  .describe('Part of web addresses: lower-case Latin letters, digits and single hyphens')

export const brands = defineResource('brand', {
  path: 'x/admin-panel/brand',
  access: 'admin:brands',
  table: 'brands',
  noun: 'a brand',
  fields: { name: Name(80), alias: Alias },
  derived: { productCount: z.int() },
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
