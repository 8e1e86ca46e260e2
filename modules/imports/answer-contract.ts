// What a store has said about its files: later files are read by these answers until they are changed or forgotten.
import { z } from 'zod'
import { call, Empty, listOf, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

/** In the order of lists. */
export const answerKinds = [
  'Unit',
  'Currency',
  'Rate',
  'Option',
  'Constant',
  'Characteristic',
  'Category',
  'Constants',
  'Columns',
  'Params',
] as const
const AnswerKind = z
  .enum(answerKinds)
  .describe(
    'Constant: a characteristic of all products of a group; Constants: its unit, VAT rate, brand and stock; Columns: of tables; Params: of feeds',
  )
const oneAnswer = { kind: AnswerKind, key: z.string().min(1).max(300).describe('As the list has it') }

const Answer = z.object({
  ...oneAnswer,
  text: z.string().describe('What the file says'),
  of: z.string().nullable().describe('The characteristic or the category for which the answer holds'),
  meaning: z.string().nullable().describe("In the caller's language. Null: what was chosen does not exist any more"),
  canChange: z.boolean().describe('Others are chosen again with each file'),
})

export const listAnswers = call('GET x/personal-cabinet/product/import/answer/list', {
  access: 'seller',
  summary: 'What the store has said about columns, categories and values of its files, by kind',
  input: z.object({
    query: SearchQuery('The text of the file, or its meaning'),
    kind: AnswerKind.optional().catch(undefined),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(Answer),
})
export const getAnswer = call('GET x/personal-cabinet/product/import/answer/get', {
  access: 'seller',
  summary: 'An answer with the choices that it has',
  input: z.object(oneAnswer),
  output: Answer.extend({
    choice: z.string().describe('The key of what was chosen, or the number or text that was entered'),
    choices: z.array(z.object({ key: z.string(), label: z.string() })).describe('None: a number or a text is entered'),
  }),
  errors: ['imports.answerNotFound'],
})
export const changeAnswer = call('POST x/personal-cabinet/product/import/answer/change', {
  access: 'seller',
  summary: 'Changes the meaning of a value for later files. Imports that wait for a decision are rehearsed again',
  input: z.strictObject({ ...oneAnswer, choice: z.string().trim().min(1).max(80) }),
  output: Empty,
  errors: ['documents.notAllowed', 'imports.answerNotFound', 'imports.unknownChoice', 'imports.wrongRate'],
})
export const forgetAnswer = call('POST x/personal-cabinet/product/import/answer/forget', {
  access: 'seller',
  summary:
    'Forgets an answer: the next import asks or guesses anew. Imports that wait for a decision are rehearsed again',
  input: z.strictObject(oneAnswer),
  output: Empty,
  errors: ['documents.notAllowed'],
})
