// Addresses of feeds: fetched when a person asks for it, or every few hours. Later fetches go on by themselves, as the first was decided.
import { z } from 'zod'
import { call, Empty } from '#platform/contract.ts'

const maxHours = 24
const Address = z.url({ protocol: /^https?$/ }).max(2_000)
const EveryHours = z.int().min(1).max(maxHours).nullable().describe('Null: only when somebody asks for it')
const oneAddress = { id: z.uuid() }

export const listImportAddresses = call('GET x/personal-cabinet/product/import/address/list', {
  access: 'seller',
  summary: 'The addresses of feeds of the store',
  input: Empty,
  output: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        address: z.string(),
        everyHours: z.int().nullable(),
        fetchedAt: z.string().nullable(),
        dueAt: z.string().nullable(),
        problem: z.object({ code: z.string(), text: z.string() }).nullable().describe('Why it was not imported'),
        awaitedImportId: z
          .uuid()
          .nullable()
          .describe('The import of the feed that waits for a person; until then it is not fetched'),
      }),
    ),
  }),
})
export const createImportAddress = call('POST x/personal-cabinet/product/import/address/create', {
  access: 'seller',
  summary: 'Fetches a feed from an address, now and every few hours',
  input: z.strictObject({ address: Address, everyHours: EveryHours }),
  output: z.object(oneAddress),
  errors: [
    'documents.notAllowed',
    'imports.addressRefused',
    'imports.addressTaken',
    'imports.tooManyAddresses',
    'exchange.noWarehouse',
  ],
})
export const updateImportAddress = call('POST x/personal-cabinet/product/import/address/update', {
  access: 'seller',
  summary: 'Changes how often a feed is fetched, or switches that off',
  input: z.strictObject({ ...oneAddress, everyHours: EveryHours }),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound'],
})
export const fetchImportAddress = call('POST x/personal-cabinet/product/import/address/fetch', {
  access: 'seller',
  summary: 'Fetches a feed now, even if it has not changed',
  input: z.strictObject(oneAddress),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound'],
})
export const deleteImportAddress = call('POST x/personal-cabinet/product/import/address/delete', {
  access: 'seller',
  summary: 'Forgets an address; its imports and products stay',
  input: z.strictObject(oneAddress),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.notFound'],
})
