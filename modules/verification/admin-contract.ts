// Verification as reviewers see it: what waits, one application with its documents, and the decision.
import { z } from 'zod'
import { AuditEntry } from '#modules/moderation/audit-contract.ts'
import { Person } from '#modules/moderation/ban-contract.ts'
import {
  call,
  FreeText,
  listOf,
  Name,
  NumberParameter,
  Ok,
  PageNumber,
  PageSize,
  SearchQuery,
} from '#platform/contract.ts'
import { AttachedFile, Contact, ContactInput, Organization, Register } from './contract.ts'
import { Item, items, Status } from './status-contract.ts'

const id = z.int().min(1).max(2_147_483_647)
const version = z.int().min(1).max(2_147_483_647).describe('As it was read; a later one refuses the change')
const decisions = ['InReview', 'Approved', 'NeedsChanges', 'Rejected', 'Expired'] as const

const Row = z.object({
  id: z.int(),
  status: Status,
  organization: Organization,
  isRenewal: z.boolean().describe('Whether an earlier verification is to be renewed'),
  submittedAt: z.iso.datetime().nullable(),
  verifiedUntil: z.iso.date().nullable(),
  reviewer: Person.nullable(),
})
export const listApplications = call('GET x/admin-panel/organization-verification/list', {
  access: 'admin:verification',
  summary: 'Applications by status, the latest first',
  input: z.object({
    query: SearchQuery('Tax number or part of the legal name'),
    status: Status.optional(),
    sort: z.enum(['submittedAt']).default('submittedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: PageNumber,
    pageSize: PageSize(50),
  }),
  output: listOf(Row),
})
export const getAnyApplication = call('GET x/admin-panel/organization-verification/single', {
  access: 'admin:verification',
  summary: 'One application with its items, documents, stores and history',
  input: z.object({ id: NumberParameter }),
  output: Row.extend({
    version: z.int(),
    register: Register,
    comment: z.string(),
    decidedAt: z.iso.datetime().nullable(),
    verifiedAt: z.iso.date().nullable(),
    contact: Contact.nullable(),
    items: z.array(
      z.object({
        item: Item,
        state: z.enum(['Open', 'Accepted', 'Refused']),
        reason: z.string(),
        isEmpty: z.boolean().describe('It is incomplete, or a document that has not been added'),
        files: z.array(AttachedFile),
      }),
    ),
    stores: z.array(z.object({ id: z.int(), alias: z.string(), name: z.string() })).describe('Up to 100 open ones'),
    decisions: z.array(z.enum(decisions)).describe('What can be done now'),
    canCorrect: z.boolean(),
    audit: z.array(AuditEntry),
  }),
  errors: ['verification.notFound'],
})
export const getDocumentLink = call('GET x/admin-panel/organization-verification/presigned-link', {
  access: 'admin:verification',
  summary: 'A link to a document for the caller alone, for five minutes; its opening is recorded',
  input: z.object({ fileId: z.uuid().toLowerCase() }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['verification.fileNotFound'],
})
export const decideApplication = call('POST x/admin-panel/organization-verification/update-status', {
  access: 'admin:verification',
  summary: 'Takes an application into review, decides about it, or ends a verification before its time',
  input: z.strictObject({
    id,
    version,
    status: z.enum(decisions),
    comment: FreeText(2000).default('').describe('Required to reject and to end; its people read it'),
    refused: z
      .array(z.strictObject({ item: Item, reason: FreeText(500).min(1) }))
      .max(items.length)
      .default([])
      .describe('Items that are not accepted, each with the reason; all others are'),
  }),
  output: Ok,
  errors: [
    'verification.notFound',
    'verification.changedMeanwhile',
    'verification.wrongStatus',
    'verification.incomplete',
  ],
})
export const correctApplication = call('PUT x/admin-panel/organization-verification/update', {
  access: 'admin:verification',
  summary: 'Corrects the legal data and the contact of an application that waits or is reviewed',
  input: z.strictObject({
    id,
    version,
    legalName: Name(200),
    taxNumber: z.string().trim().min(1).max(32),
    address: FreeText(300).default(''),
    contact: ContactInput.optional(),
  }),
  output: Ok,
  errors: [
    'verification.notFound',
    'verification.changedMeanwhile',
    'verification.wrongStatus',
    'verification.taxNumberTaken',
    'members.taxNumberInvalid',
    'members.taxCountryUnknown',
  ],
})
