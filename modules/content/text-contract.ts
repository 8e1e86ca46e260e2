// The pages of text as administrators write them: versions in each language, drafts and published ones.
import { z } from 'zod'
import { Person } from '#modules/moderation/ban-contract.ts'
import { call, Empty, FreeText, Locale, Name, NumberParameter } from '#platform/contract.ts'
import { TextType } from './contract.ts'

const access = 'admin:texts'
const key = { type: TextType, locale: Locale }
const errors = ['content.textNotFound']
const Version = z.object({
  version: z.int(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: Person.nullable(),
  publishedAt: z.iso.datetime().nullable().describe('Null: a draft'),
})

export const listEditedTexts = call('GET x/admin-panel/text/list', {
  access,
  summary: 'All texts and languages with the version that visitors read; a language that is missing has none',
  input: Empty,
  output: z.object({
    items: z.array(
      z.object({
        type: TextType,
        locales: z.array(
          z.object({
            locale: Locale,
            title: z.string().nullable(),
            publishedAt: z.iso.datetime().nullable(),
            hasDraft: z.boolean().describe('The latest version is not published'),
          }),
        ),
      }),
    ),
  }),
})
export const getEditedText = call('GET x/admin-panel/text/single', {
  access,
  summary:
    'The latest hundred versions of a text in a language, the newest first, and the text of one, of the newest by default',
  input: z.object({ ...key, version: NumberParameter.optional() }),
  output: z.object({
    versions: z.array(Version),
    text: z
      .object({ version: z.int(), title: z.string(), body: z.string() })
      .nullable()
      .describe('Null: there is none'),
  }),
  errors,
})
export const createText = call('POST system/text/create', {
  access,
  summary: 'Saves a version of a text, as a draft or for all visitors at once; older versions stay',
  input: z.strictObject({
    ...key,
    title: Name(200),
    body: FreeText(60_000).min(1).describe('Markdown without HTML and pictures; {brand} and {phone} are filled in'),
    basedOn: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .describe('The newest version that the author has seen; 0: none'),
    outcome: z.enum(['Draft', 'Published']),
  }),
  output: Version,
  errors: ['content.textChanged'],
})
