// Help: visitors who have not found a product ask the marketplace, or report a product or a store that is there. A request is stored and mailed to the support address.
import { z } from 'zod'
import { captchaToken } from '#modules/accounts/contract.ts'
import { call, FreeText, Line, listOf, Locale, Ok, PageNumber, PageSize, SearchQuery } from '#platform/contract.ts'

export const helpStatuses = ['New', 'InWork', 'Done', 'Cancelled'] as const
const HelpStatus = z.enum(helpStatuses)
/** The subject of a request: a product that the site does not have, the verification of a company, or what is wrong with the page of a product or store. */
export const helpTopics = ['Product', 'Verification', 'Report'] as const

export const requestHelp = call('POST help/request', {
  access: 'session',
  limit: 'contact',
  captcha: 'help',
  summary:
    'Asks the marketplace to find a product, or reports a product or a store to it; a repeated text joins the request as long as it is new',
  input: z.strictObject({
    topic: z.enum(helpTopics).extract(['Product', 'Report']).default('Product'),
    text: FreeText(2000).min(1),
    contact: z.string().trim().min(1).max(254).describe('An e-mail address or a phone'),
    name: Line(120).default(''),
    page: z
      .string()
      .regex(/^\/(?!\/)[^\s\\]{0,499}$/)
      .optional()
      .describe('Path of the page without the language prefix'),
    captchaToken,
  }),
  output: z.object({ id: z.uuid(), createdAt: z.iso.datetime(), contact: z.string().describe('In normalized form') }),
  errors: ['request.captchaFailed', 'request.captchaMissing', 'request.captchaUnavailable'],
})

const HelpRequest = z.object({
  id: z.uuid(),
  status: HelpStatus,
  version: z.int(),
  createdAt: z.iso.datetime(),
  topic: z.enum(helpTopics),
  text: z.string(),
  contact: z.string(),
  name: z.string(),
  locale: Locale,
  page: z.string().nullable(),
  accountId: z.uuid().nullable(),
  accountName: z.string().nullable(),
  times: z.int().describe('Number of times it was sent'),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  note: z.string(),
  answer: z.string().describe('What the sender of a report was told when it was closed'),
  isAnswerable: z.boolean().describe('A report whose sender is told by e-mail when it is closed'),
  next: z.array(HelpStatus).describe('Possible next statuses'),
})
export const listHelpRequests = call('GET x/admin-panel/help-request/list', {
  access: 'admin:telephony',
  summary: 'Help requests, the newest first',
  output: listOf(HelpRequest),
  input: z.object({
    query: SearchQuery('Part of the name, contact, question, page or note'),
    status: HelpStatus.optional(),
    topic: z.enum(helpTopics).optional(),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
})
export const setHelpStatus = call('POST x/admin-panel/help-request/set-status', {
  access: 'admin:telephony',
  summary:
    'Starts work on a request, which assigns it to the caller, or closes it. Who has reported a product or a store while signed in is told by e-mail that the report is closed, with the answer if there is one',
  output: Ok,
  input: z.strictObject({
    id: z.uuid().toLowerCase(),
    version: z.int().min(1).max(2_147_483_647),
    status: HelpStatus,
    note: FreeText(1000).default(''),
    answer: FreeText(1000).default(''),
  }),
  errors: ['help.notFound', 'help.wrongStatus', 'help.changedMeanwhile', 'help.cannotAnswer'],
})
