// Repairs of an import: unknown values of the file get a meaning, and refused rows are tried again.
import { z } from 'zod'
import { call, listOf, PageNumber, PageSize } from '#platform/contract.ts'
import { importStatuses } from './contract.ts'

export const repairKinds = ['Unit', 'Currency', 'Rate', 'Option', 'Constant', 'Characteristic'] as const
const maxValues = 500

const Repair = z.object({
  kind: z.enum(repairKinds),
  scope: z
    .string()
    .describe('Of options and constants the id of the characteristic, of characteristics that of the category'),
  name: z.string().nullable().describe('Of the characteristic or the category; of rates the currency of the store'),
  choices: z
    .array(z.object({ key: z.string(), label: z.string() }))
    .describe('None: a rate, or a constant that is a number or a text'),
  values: z.array(
    z.object({
      value: z.string().describe('As the file has it; of constants the key of the group'),
      label: z.string().describe('The value as it is shown'),
      sample: z.string().describe('Of characteristics what a row says'),
      rowCount: z.int(),
      guess: z
        .string()
        .nullable()
        .describe(
          'The key of the choice that is nearest, or the answer that was given before. Of rates units of the currency of the store, at first the rate of the feed or of the day',
        ),
      stated: z
        .string()
        .nullable()
        .optional()
        .describe('Of rates that of the feed, which applies until another one is given'),
    }),
  ),
})

export const listRepairs = call('GET x/personal-cabinet/product/import/repairs', {
  access: 'seller',
  summary:
    'Units, currencies, options and characteristics of the file that are not known, with what they may mean; rates of other currencies than the one of the store; required characteristics that a group of rows lacks; and the retries of the refused rows',
  input: z.object({ id: z.uuid() }),
  output: z.object({
    items: z.array(Repair),
    canRetry: z.boolean().describe('Whether its refused rows can be imported again'),
    retries: z.array(
      z.object({ id: z.uuid(), fileName: z.string(), status: z.enum(importStatuses), createdAt: z.string() }),
    ),
    retryOf: z.object({ id: z.uuid(), fileName: z.string() }).nullable(),
  }),
  errors: ['imports.notFound'],
})
export const repairImport = call('POST x/personal-cabinet/product/import/repair', {
  access: 'seller',
  summary:
    'Says what values of the file mean, for this file and later ones. Before the run the import is rehearsed again; after it its refused rows become a new import',
  input: z.strictObject({
    id: z.uuid(),
    values: z
      .array(
        z.strictObject({
          kind: z.enum(repairKinds),
          scope: z.string().max(20),
          value: z.string().min(1).max(1_000),
          choice: z
            .string()
            .max(80)
            .describe(
              'Empty, or a rate that the feed states: what was said about a rate, a constant or a characteristic is forgotten',
            ),
        }),
      )
      .max(maxValues),
  }),
  output: z.object({ id: z.uuid().describe('The import that goes on: this one, or the one of the refused rows') }),
  errors: [
    'documents.notAllowed',
    'imports.notFound',
    'imports.wrongStep',
    'imports.unknownChoice',
    'imports.wrongRate',
    'imports.rowsExpired',
    'imports.tooManyImports',
  ],
})
export const listRefusedRows = call('GET x/personal-cabinet/product/import/refused', {
  access: 'seller',
  summary:
    'The rows that were not imported, as the file has them, with the reasons. An apostrophe stands before texts that a spreadsheet would take for formulas',
  input: z.object({ id: z.uuid(), page: PageNumber, pageSize: PageSize(100, 1_000) }),
  output: listOf(
    z.object({
      row: z.int(),
      cells: z.array(z.string()),
      reasons: z.array(z.object({ code: z.string(), text: z.string(), detail: z.string() })),
    }),
  ).extend({ heads: z.array(z.string()) }),
  errors: ['imports.notFound'],
})
