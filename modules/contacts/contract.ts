// Contacts by phone: callback requests of visitors, and redirect numbers that are shown in place of store phones. A redirect
// number belongs to the marketplace and is leased to one store at a time, so that calls can be counted and recorded.
import { z } from 'zod'
import { captchaToken } from '#modules/accounts/contract.ts'
import { call, FreeText, Line, listOf, NumberParameter, Ok, PageNumber, PageSize } from '#platform/contract.ts'
import { ProductName } from '#modules/catalog/contract.ts'

const Id = z.uuid().toLowerCase()
const storeAndProduct = {
  storeId: z.int().min(1).max(2_147_483_647),
  productId: z.int().min(1).max(2_147_483_647).optional(),
}
const page = { page: PageNumber, pageSize: PageSize(50) }
/** The Gregorian calendar has no year 0. */
const Day = z.iso.date().refine((day) => day >= '0001-01-01')
const period = { from: Day.optional(), to: Day.optional().describe('The last day, inclusive') }

export const preferredTimes = [
  'Now',
  'TodayMorning',
  'TodayAfternoon',
  'TodayEvening',
  'TomorrowMorning',
  'TomorrowAfternoon',
  'TomorrowEvening',
] as const
const PreferredTime = z.enum(preferredTimes)
export const callbackStatuses = ['New', 'InWork', 'Done', 'Cancelled'] as const
const CallbackStatus = z.enum(callbackStatuses)
const storeErrors = ['suppliers.unknownStore', 'catalog.unknownProduct'] as const

export const requestCallback = call('POST message/callback/request', {
  access: 'session',
  limit: 'contact',
  captcha: 'callback',
  summary: 'Requests a callback from a store; a repeat before the store has reacted updates the same request',
  input: z.strictObject({
    ...storeAndProduct,
    phone: z.string().trim().max(32),
    name: Line(120).default(''),
    question: FreeText(1000).default(''),
    preferredTime: PreferredTime.default('Now'),
    captchaToken,
  }),
  output: z.object({
    id: z.uuid(),
    status: CallbackStatus,
    createdAt: z.iso.datetime(),
    phone: z.string().describe('Normalized: + and digits'),
  }),
  errors: [...storeErrors, 'request.captchaFailed', 'request.captchaMissing', 'request.captchaUnavailable'],
})

const Person = z.object({ id: z.uuid(), name: z.string() })
const CallbackRequest = z.object({
  id: z.uuid(),
  status: CallbackStatus,
  version: z.int(),
  createdAt: z.iso.datetime(),
  phone: z.string(),
  name: z.string(),
  question: z.string(),
  preferredTime: PreferredTime.describe('Counts from `askedAt`'),
  askedAt: z.iso.datetime().describe('When it was last requested'),
  times: z.int().describe('How often it was requested'),
  product: z.object({ id: z.int(), ...ProductName.shape }).nullable(),
  assignedTo: Person.nullable(),
  history: z.array(
    z.object({ status: CallbackStatus, at: z.iso.datetime(), actor: Person.nullable(), note: z.string() }),
  ),
  next: z.array(CallbackStatus).describe('Possible next statuses'),
})
export const listCallbacks = call('GET x/callback/context/list', {
  access: 'seller',
  summary: 'Callback requests of the store, the newest first',
  output: listOf(CallbackRequest),
  input: z.object({ status: CallbackStatus.optional(), ...page }),
})
export const setCallbackStatus = call('POST x/callback/context/set-status', {
  access: 'seller',
  summary: 'Takes a request into work and assigns it to the caller, or closes it',
  input: z.strictObject({
    id: Id,
    version: z.int().min(1).max(2_147_483_647),
    status: CallbackStatus,
    note: FreeText(1000).default(''),
  }),
  output: Ok,
  errors: ['contacts.requestNotFound', 'contacts.wrongStatus', 'contacts.changedMeanwhile'],
})

export const showPhone = call('POST telephony/redirect-phone-number', {
  access: 'session',
  limit: 'contact',
  summary:
    'The phone of a store: a redirect number if one is free, else its own; counted once per visitor, store and day',
  input: z.strictObject(storeAndProduct),
  output: z.object({
    phone: z.string(),
    isRedirect: z.boolean(),
    hours: z.string().describe("Opening hours in the visitor's language; empty if the store has none"),
  }),
  errors: [...storeErrors, 'contacts.noPhone'],
})

export const phoneCallStatuses = ['Answered', 'Missed', 'Busy', 'Failed'] as const
const PhoneCallStatus = z.enum(phoneCallStatuses)
const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
export const recordCall = call('POST telephony/callback', {
  access: 'provider',
  limit: 'read',
  summary:
    'Records an ended call. The header x-signature is the HMAC-SHA256 of the body, in hexadecimal; repeats are ignored',
  input: z.strictObject({
    callId: z.string().regex(/^[\w.:-]{1,100}$/),
    sentAt: Moment.describe('At most five minutes ago'),
    from: z.string().max(32).describe('Empty for a hidden number'),
    to: z.string().max(32),
    startedAt: Moment,
    durationSeconds: z.int().min(0).max(86_400),
    status: PhoneCallStatus,
    audioUrl: z
      .url({ protocol: /^https$/ })
      .max(2000)
      .optional(),
  }),
  output: Ok,
  errors: ['contacts.badSignature'],
})

const StoreName = z.object({ id: z.int(), alias: z.string(), name: z.string() })
const RedirectNumber = z.object({
  id: z.int(),
  number: z.string(),
  isActive: z.boolean(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  lease: z
    .object({
      store: StoreName,
      lastShownAt: z.iso.datetime(),
      endsAt: z.iso.datetime().describe('Extended whenever the number is shown'),
    })
    .nullable(),
})
const note = Line(200)
export const listNumbers = call('GET x/admin-panel/telephony/redirect-phone-number/list', {
  access: 'admin:telephony',
  summary: 'Redirect numbers and the stores that lease them',
  input: z.object(page),
  output: listOf(RedirectNumber),
})
export const addNumber = call('POST x/admin-panel/telephony/redirect-phone-number/add', {
  access: 'admin:telephony',
  summary: 'Adds a number to the pool',
  output: z.object({ id: z.int() }),
  errors: ['contacts.numberTaken'],
  input: z.strictObject({ number: z.string().trim().max(32), note: note.default('') }),
})
export const updateNumber = call('PATCH x/admin-panel/telephony/redirect-phone-number/update', {
  access: 'admin:telephony',
  summary: 'Changes the note of a number, or puts it in or out of service, which ends its lease',
  input: z.strictObject({
    id: z.int().min(1).max(2_147_483_647),
    isActive: z.boolean().optional(),
    note: note.optional(),
  }),
  output: Ok,
  errors: ['contacts.numberNotFound'],
})

export const listCalls = call('GET x/admin-panel/telephony/callback/list', {
  access: 'admin:telephony',
  summary: 'Calls to redirect numbers, the newest first',
  input: z.object({ storeId: NumberParameter.optional(), status: PhoneCallStatus.optional(), ...period, ...page }),
  output: listOf(
    z.object({
      id: z.uuid(),
      callId: z.string(),
      store: StoreName.nullable(),
      number: z.string(),
      callerPhone: z.string().nullable(),
      startedAt: z.iso.datetime(),
      durationSeconds: z.int(),
      status: PhoneCallStatus,
      audio: z.enum(['None', 'Waiting', 'Ready']),
    }),
  ),
})
export const getRecording = call('GET x/admin-panel/telephony/callback/audio', {
  access: 'admin:telephony',
  summary: 'A link to a recording, valid for five minutes and for the caller only',
  input: z.object({ id: Id }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['contacts.recordingNotFound'],
})

export const callbackStatistics = call('GET x/admin-panel/statistics/telephony-callback', {
  access: 'admin:statistics',
  summary: 'Callback requests of a period by store and status; the last thirty days by default',
  input: z.object({ ...period, ...page }),
  output: listOf(
    z.object({
      store: StoreName,
      requested: z.int(),
      waiting: z.int(),
      inWork: z.int(),
      done: z.int(),
      cancelled: z.int(),
      medianSecondsToTake: z.int().nullable(),
    }),
  ),
})
export const redirectStatistics = call('GET x/admin-panel/statistics/telephony-redirect', {
  access: 'admin:statistics',
  summary: 'Phone views and calls of a period by store; the last thirty days by default',
  input: z.object({ ...period, ...page }),
  output: listOf(
    z.object({
      store: StoreName,
      shows: z.int(),
      calls: z.int(),
      missed: z.int(),
      medianDurationSeconds: z.int().nullable(),
    }),
  ),
})
