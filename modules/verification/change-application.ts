// Steps that the people of an organization take with their application.
import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { claimFiles, releaseMedia } from '../files/uploads.ts'
import { verificationErrors } from './errors.ts'
import {
  type Event,
  isOpenItem,
  type Item,
  type ItemRow,
  nextStatus,
  renewItems,
  submitItems,
  takesFiles,
} from './rules.ts'
import { notifyOfStatus, notifyReviewers } from './notify.ts'
import { canRenew, canSubmit, lockApplication, type StoredApplication } from './stored-application.ts'
import { readContact, saveItems, setStatus } from './save-application.ts'
import { maxFiles } from './status-contract.ts'

type Options = Pick<Context, 'caller' | 'now'> & { organizationId: number }
type Contact = { name: string; phone: string; email: string }

export async function saveOwnApplication(
  tx: Tx,
  { contact, removedFiles, ...options }: Options & { contact?: Contact | undefined; removedFiles: readonly string[] },
) {
  const application = await lockForEdit(tx, options)
  if (contact) await saveContact(tx, application, contact, options)
  if (removedFiles.length > 0) await removeFiles(tx, application, removedFiles, options.now)
  await record(tx, options.caller, {
    action: 'verification.saved',
    entity: 'verification',
    entityId: application.id,
    details: { contact: contact !== undefined, removedFiles },
  })
}

/** `fileId`: an upload of the caller that nothing uses yet. */
export async function attachOwnFile(tx: Tx, { item, fileId, ...options }: Options & { item: Item; fileId: string }) {
  const application = await lockForEdit(tx, options)
  assertCanAttach(application, item)
  await claimFiles(
    tx,
    { accountId: options.caller.account!.id, anonymousId: null },
    'Verification',
    [fileId],
    options.now,
  )
  await sql`
    insert into verification_files (file_id, verification_id, item, added_at)
    values (${fileId}::uuid, ${application.id}, ${item}, ${options.now})
  `.execute(tx)
  await record(tx, options.caller, {
    action: 'verification.fileAdded',
    entity: 'verification',
    entityId: application.id,
    details: { item, fileId },
  })
}

/** Throws for a file that the application would refuse. */
export function assertCanAttach({ status, items, files }: StoredApplication, item: Item) {
  if (nextStatus(status, 'edit', 'organization') === undefined) throw verificationErrors.wrongStatus()
  assertOpen(status, items, item)
  if (!takesFiles(item)) throw verificationErrors.itemClosed()
  if (files.length >= maxFiles) throw verificationErrors.tooManyFiles({ most: maxFiles })
}

export async function submitOwnApplication(tx: Tx, options: Options) {
  const { caller, now } = options
  const application = await lockForStep(tx, 'submit', options)
  if (!canSubmit(application)) throw verificationErrors.incomplete()
  await saveItems(tx, application.id, submitItems(application.items))
  await setStatus(tx, application, 'Submitted', sql`submitted_at = ${now}, submitted_by = ${caller.account!.id}::uuid`)
  await recordStep(tx, options, application, 'verification.submitted', 'Submitted')
  await notifyReviewers(tx, application, caller.variant)
  await notifyOfStatus(tx, application, { status: 'Submitted', comment: '', refused: [], variant: caller.variant })
}

/** Buyers see the verification until its end. */
export async function renewOwnApplication(tx: Tx, options: Options) {
  const application = await lockForStep(tx, 'renew', options)
  if (!canRenew(application, options.now)) throw verificationErrors.tooEarly()
  await saveItems(tx, application.id, renewItems(application.items, options.now))
  await setStatus(tx, application, 'Draft', sql`comment = '', decided_at = null`)
  await recordStep(tx, options, application, 'verification.renewed', 'Draft')
}

async function lockForStep(tx: Tx, event: Event, { organizationId }: Pick<Options, 'organizationId'>) {
  const application = await lockApplication(tx, organizationId)
  if (nextStatus(application.status, event, 'organization') === undefined) throw verificationErrors.wrongStatus()
  return application
}

/** A rejected application begins anew with the first change. */
async function lockForEdit(tx: Tx, options: Options) {
  const application = await lockForStep(tx, 'edit', options)
  const status = nextStatus(application.status, 'edit', 'organization')!
  await setStatus(tx, application, status)
  return { ...application, status }
}

function assertOpen(status: StoredApplication['status'], items: readonly ItemRow[], wanted: Item) {
  const row = items.find(({ item }) => item === wanted)
  if (!row || !isOpenItem(status, row)) throw verificationErrors.itemClosed()
}

async function saveContact(tx: Tx, { id, status, items }: StoredApplication, contact: Contact, { caller }: Options) {
  assertOpen(status, items, 'contact')
  const { name, phone, email } = readContact(contact, caller)
  await sql`
    insert into verification_contacts (verification_id, account_id, name, phone, email)
    values (${id}, ${caller.account!.id}::uuid, ${name}, ${phone}, ${email})
    on conflict (verification_id) do update set account_id = excluded.account_id, name = excluded.name, phone = excluded.phone, email = excluded.email
  `.execute(tx)
}

/** Ids of other applications are ignored, as are those that somebody has just taken off. */
async function removeFiles(tx: Tx, { id, status, items, files }: StoredApplication, ids: readonly string[], now: Date) {
  const removed = files.filter((file) => ids.includes(file.id))
  for (const { item } of removed) assertOpen(status, items, item)
  const removedIds = removed.map((file) => file.id)
  await sql`delete from verification_files where verification_id = ${id} and file_id = any(${removedIds}::uuid[])`.execute(
    tx,
  )
  await releaseMedia(tx, 'Verification', removedIds, now)
}

const recordStep = (
  tx: Tx,
  { caller }: Options,
  { id, status }: StoredApplication,
  action: 'verification.submitted' | 'verification.renewed',
  to: string,
) =>
  record(tx, caller, {
    action,
    entity: 'verification',
    entityId: id,
    details: { before: { status }, after: { status: to } },
  })
