// Help: whoever has not found something asks the marketplace itself. A request is kept, and a mail of it goes to the support.
import { z } from 'zod'
import { captchaToken } from '#modules/accounts/contract.ts'
import { call, FreeText, Line, listOf, Locale, Ok, PageNumber, PageSize } from '#platform/contract.ts'

export const helpStatuses = ['New', 'InWork', 'Done', 'Cancelled'] as const
const HelpStatus = z.enum(helpStatuses)

export const requestHelp = call('POST help/request', {
  access: 'session',
  limit: 'contact',
  captcha: 'help',
  summary:
    'Asks the marketplace to find something; the same text sent again while nobody has looked at it is the same request',
  input: z.strictObject({
    text: FreeText(2000).min(1),
    contact: z.string().trim().min(1).max(254).describe('An e-mail address or a phone'),
    name: Line(120).default(''),
    page: z
      .string()
      .regex(/^\/(?!\/)[^\s\\]{0,499}$/)
      .optional()
      .describe("Where it was asked, without the language's prefix"),
    captchaToken,
  }),
  output: z.object({ id: z.uuid(), createdAt: z.iso.datetime(), contact: z.string().describe('As it was read') }),
  errors: ['request.captchaFailed', 'request.captchaMissing', 'request.captchaUnavailable'],
})

const HelpRequest = z.object({
  id: z.uuid(),
  status: HelpStatus,
  version: z.int(),
  createdAt: z.iso.datetime(),
  text: z.string(),
  contact: z.string(),
  name: z.string(),
  locale: Locale,
  page: z.string().nullable(),
  accountId: z.uuid().nullable(),
  times: z.int().describe('How often it was sent'),
  assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  note: z.string(),
  next: z.array(HelpStatus).describe('What it can become'),
})
export const listHelpRequests = call('GET x/admin-panel/help-request/list', {
  access: 'admin:telephony',
  summary: 'Who has not found something, the newest first',
  output: listOf(HelpRequest),
  input: z.object({ status: HelpStatus.optional(), page: PageNumber, pageSize: PageSize(50) }),
})
export const setHelpStatus = call('POST x/admin-panel/help-request/set-status', {
  access: 'admin:telephony',
  summary: 'Takes a request into work, which assigns it to oneself, or ends it',
  output: Ok,
  input: z.strictObject({
    id: z.uuid().toLowerCase(),
    version: z.int().min(1).max(2_147_483_647),
    status: HelpStatus,
    note: FreeText(1000).default(''),
  }),
  errors: ['help.notFound', 'help.wrongStatus', 'help.changedMeanwhile'],
})
