// Contacts by phone: call-backs that visitors ask stores for, and the redirect numbers that stores are shown under. A redirect
// number belongs to the marketplace and is leased to one store at a time, so that calls to the store can be counted and recorded.
import { z } from 'zod'
import { captchaToken } from '#modules/accounts/contract.ts'
import { call, FreeText, Line, listOf, Locale, NumberParameter, Ok, PageNumber, PageSize } from '#platform/contract.ts'

const Id = z.uuid().toLowerCase()
const storeAndProduct = {
  storeId: z.int().min(1).max(2_147_483_647),
  productId: z.int().min(1).max(2_147_483_647).optional(),
}
const page = { page: PageNumber, pageSize: PageSize(50) }
/** Calendars begin with the year 1. */
const Day = z.iso.date().refine((day) => day >= '0001-01-01')
const period = { from: Day.optional(), to: Day.optional().describe('The last day, which counts') }

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
  summary:
    'Asks a store to call back; asked again while the store has not looked at it, it is the same request, with the number of the last time',
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
    phone: z.string().describe('As it was read: + and digits'),
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
  preferredTime: PreferredTime,
  times: z.int().describe('How often it was asked for'),
  product: z.object({ id: z.int(), name: z.string(), nameLocale: Locale, slug: z.string() }).nullable(),
  assignedTo: Person.nullable(),
  history: z.array(
    z.object({ status: CallbackStatus, at: z.iso.datetime(), actor: Person.nullable(), note: z.string() }),
  ),
  next: z.array(CallbackStatus).describe('What it can become'),
})
export const listCallbacks = call('GET x/callback/context/list', {
  access: 'seller',
  summary: 'Who wants to be called by the store, the newest first',
  output: listOf(CallbackRequest),
  input: z.object({ status: CallbackStatus.optional(), ...page }),
})
export const setCallbackStatus = call('POST x/callback/context/set-status', {
  access: 'seller',
  summary: 'Takes a request into work, which assigns it to oneself, or ends it',
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
    'The phone of a store: a redirect number while there is one, else its own; counted once a visitor, store and day',
  input: z.strictObject(storeAndProduct),
  output: z.object({
    phone: z.string(),
    isRedirect: z.boolean(),
    hours: z.string().describe("When somebody answers, in the visitor's language where the store has said so"),
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
    'A call that has ended. The header x-signature is the HMAC-SHA256 of the body, in hexadecimal; a record that is known is answered alike',
  input: z.strictObject({
    callId: z.string().regex(/^[\w.:-]{1,100}$/),
    sentAt: Moment.describe('Five minutes old at most'),
    from: z.string().max(32).describe('Empty where the caller hides it'),
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
      endsAt: z.iso.datetime().describe('Unless it is shown again'),
    })
    .nullable(),
})
const note = Line(200)
export const listNumbers = call('GET x/admin-panel/telephony/redirect-phone-number/list', {
  access: 'admin:telephony',
  summary: 'Redirect numbers and the stores that they ring at',
  input: z.object(page),
  output: listOf(RedirectNumber),
})
export const addNumber = call('POST x/admin-panel/telephony/redirect-phone-number/add', {
  access: 'admin:telephony',
  summary: 'A new number, free for the next store',
  output: z.object({ id: z.int() }),
  errors: ['contacts.numberTaken'],
  input: z.strictObject({ number: z.string().trim().max(32), note: note.default('') }),
})
export const updateNumber = call('PATCH x/admin-panel/telephony/redirect-phone-number/update', {
  access: 'admin:telephony',
  summary: 'Puts a number in or out of service, or notes something; out of service ends its lease',
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
  summary: 'The address of a recording, for five minutes and for whoever has asked',
  input: z.object({ id: Id }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['contacts.recordingNotFound'],
})

export const callbackStatistics = call('GET x/admin-panel/statistics/telephony-callback', {
  access: 'admin:statistics',
  summary:
    'Call-backs by store: how many were asked for in a period and what has become of them, the last thirty days unless said',
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
  summary:
    'Phones by store: how often shown in a period, calls, missed ones and how long they took, the last thirty days unless said',
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
