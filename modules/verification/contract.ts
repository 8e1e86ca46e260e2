// Verification: the marketplace checks the papers of a company, and its stores show that for a year. An organization has one
// application, made of items that are judged one by one; what is accepted stays, and only the rest is open again.
import { z } from 'zod'
import { captchaToken } from '#modules/accounts/contract.ts'
import { uploadErrors } from '#modules/files/contract.ts'
import { call, FreeText, Line, Name, NumberParameter, Ok } from '#platform/contract.ts'
import { maxFiles, Item, Status } from './status-contract.ts'

const Id = z.int().min(1).max(2_147_483_647)
const which = 'By default that of the store of X-Store-Id, else the first one'
const ofOrganization = { organizationId: Id.optional().describe(which) }
const queriedOrganization = { organizationId: NumberParameter.optional().describe(which) }
export const maxDocumentBytes = 15 * 1024 * 1024

export const Contact = z.object({ name: z.string(), phone: z.string(), email: z.string() })
export const ContactInput = z.strictObject({
  name: Name(120),
  phone: z.string().trim().min(1).max(40),
  email: z.string().trim().min(1).max(254),
})
export const Organization = z.object({
  id: z.int(),
  legalName: z.string(),
  countryCode: z.string(),
  taxNumber: z.string(),
  address: z.string().nullable(),
})
export const Register = z
  .object({ name: z.string().nullable(), address: z.string().nullable(), isActive: z.boolean().nullable() })
  .nullable()
  .describe('The company in the public register of its country; null if there is none, or if it does not answer')
export const AttachedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  size: z.int().describe('Bytes'),
  addedAt: z.iso.datetime(),
})
const Task = z.object({
  item: Item,
  state: z.enum(['Missing', 'Optional', 'Ready', 'Accepted', 'Refused']),
  isOpen: z.boolean().describe('Whether it can be changed now'),
  reason: z.string().describe('Why the reviewer has refused it'),
  files: z.array(AttachedFile.extend({ url: z.string().describe('Of the caller alone, for some minutes') })),
})
const Application = z.object({
  organization: Organization,
  register: Register,
  status: Status,
  comment: z.string().describe('What the reviewer has written'),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  verifiedAt: z.iso.date().nullable().describe('Of the verification that buyers see; null without one'),
  verifiedUntil: z.iso.date().nullable(),
  contact: Contact.nullable(),
  tasks: z.array(Task),
  fileCount: z.int(),
  can: z.object({ edit: z.boolean(), submit: z.boolean(), renew: z.boolean() }),
})

export const getApplication = call('GET x/organization-verification/organization-info', {
  access: 'user',
  summary: 'The application of an organization that the account owns: its items, documents and what can be done',
  input: z.object(queriedOrganization),
  output: Application,
  errors: ['verification.organizationNotFound'],
})
export const saveApplication = call('POST x/organization-verification/upsert', {
  access: 'user',
  summary: 'Saves the contact person and takes off documents, as far as their items are open',
  input: z.strictObject({
    ...ofOrganization,
    contact: ContactInput.optional(),
    removedFiles: z.array(z.uuid().toLowerCase()).max(maxFiles).default([]),
  }),
  output: Application,
  errors: ['verification.organizationNotFound', 'verification.wrongStatus', 'verification.itemClosed'],
})
export const attachFile = call('POST x/organization-verification/attach-files', {
  access: 'user',
  limit: 'upload',
  file: { maxBytes: maxDocumentBytes },
  summary: `Adds a document (PDF, JPEG, PNG) to an open item; an application has ${maxFiles} at most`,
  input: z.strictObject({ ...queriedOrganization, item: Item }),
  output: Application,
  errors: [
    'verification.organizationNotFound',
    'verification.wrongStatus',
    'verification.itemClosed',
    'verification.tooManyFiles',
    ...uploadErrors,
  ],
})
export const submitApplication = call('POST x/organization-verification/required', {
  access: 'user',
  summary: 'Asks for the verification: the application goes to the reviewers as it is',
  input: z.strictObject(ofOrganization),
  output: Application,
  errors: ['verification.organizationNotFound', 'verification.wrongStatus', 'verification.incomplete'],
})
export const getMissing = call('GET x/organization-verification/required/info', {
  access: 'user',
  summary: 'The items that keep the application from being submitted',
  input: z.object(queriedOrganization),
  output: z.object({
    status: Status,
    canSubmit: z.boolean(),
    missing: z.array(
      z.object({
        item: Item,
        problem: z.enum(['Empty', 'NewFile']).describe('`NewFile`: the documents so far no longer count'),
      }),
    ),
  }),
  errors: ['verification.organizationNotFound'],
})
export const renewApplication = call('POST x/organization-verification/renew', {
  access: 'user',
  summary: 'Begins a renewal: some items are open again, and buyers see the verification until its end',
  input: z.strictObject(ofOrganization),
  output: Application,
  errors: ['verification.organizationNotFound', 'verification.wrongStatus', 'verification.tooEarly'],
})
export const getRenewal = call('GET x/organization-verification/renew/info', {
  access: 'user',
  summary: 'When the verification ends, from when it can be renewed, and which items a renewal opens',
  input: z.object(queriedOrganization),
  output: z.object({
    verifiedUntil: z.iso.date().nullable(),
    renewableFrom: z.iso.date().nullable(),
    canRenew: z.boolean(),
    items: z.array(Item),
  }),
  errors: ['verification.organizationNotFound'],
})
export const getConfirmedFacts = call('GET x/organization-verification/confirmed-store-info', {
  access: 'public',
  summary: 'The facts of a store that have been verified',
  input: z.object({ storeId: NumberParameter }),
  output: z.object({
    storeId: z.int(),
    legalName: z.string(),
    countryCode: z.string(),
    taxNumber: z.string(),
    verifiedAt: z.iso.date(),
    verifiedUntil: z.iso.date(),
    items: z.array(Item).describe('Those that a reviewer has accepted'),
  }),
  errors: ['verification.notVerified'],
})

const captchaErrors = ['request.captchaFailed', 'request.captchaMissing', 'request.captchaUnavailable'] as const
export const showInterest = call('POST x/organization-verification/show-interest/landing', {
  access: 'session',
  limit: 'contact',
  captcha: 'verification',
  summary: 'Asks the marketplace to get in touch about verification; it joins a help request that is still new',
  input: z.strictObject({
    company: Name(200),
    contact: z.string().trim().min(1).max(254).describe('An e-mail address or a phone'),
    name: Line(120).default(''),
    captchaToken,
  }),
  output: Ok,
  errors: captchaErrors,
})
export const showInterestInCabinet = call('POST x/organization-verification/show-interest/cabinet', {
  access: 'user',
  limit: 'contact',
  summary: 'Asks the marketplace for help with an application; the answer goes to an address of the account',
  input: z.strictObject({ text: FreeText(1000).min(1) }),
  output: Ok,
  errors: ['verification.contactNeeded'],
})
