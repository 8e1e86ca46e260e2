// Decisions and corrections of reviewers.
import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { dayOf } from '#platform/values/days.ts'
import { correctOrganization } from '../suppliers/save-organization.ts'
import { readTaxNumber } from '../team/tax-numbers.ts'
import type { correctApplication, decideApplication } from './admin-contract.ts'
import { verificationErrors } from './errors.ts'
import { notifyOfStatus } from './notify.ts'
import { decideItems, eventByDecision, nextStatus, problemOf, yearAfter } from './rules.ts'
import { readContact, refreshStores, saveItems, setStatus, showVerification } from './save-application.ts'
import { contentOf, lockApplicationById, type StoredApplication } from './stored-application.ts'

type Options<Call extends typeof decideApplication | typeof correctApplication> = Pick<
  Context<Call>,
  'caller' | 'now' | 'input'
>

/** Takes an application, or decides about it. Of two reviewers at once the second one sees what the first has done. */
export async function decide(tx: Tx, { caller, now, input }: Options<typeof decideApplication>) {
  const { status, comment, refused } = input
  const application = await lockVersion(tx, input)
  if (nextStatus(application.status, eventByDecision[status], 'administrator') === undefined)
    throw verificationErrors.wrongStatus()
  assertReasons(input)
  const content = contentOf(application)
  const refusals = new Map(refused.map(({ item, reason }) => [item, reason]))
  if (status === 'Approved' && application.items.some((row) => row.state === 'Open' && problemOf(row, content)))
    throw verificationErrors.incomplete()
  await saveItems(tx, application.id, decideItems(application.items, status, refusals, content, now))
  const decision = status === 'InReview' ? sql`` : sql`, comment = ${comment}, decided_at = ${now}`
  await setStatus(tx, application, status, sql`reviewer_id = ${caller.account!.id}::uuid ${decision}`)
  const at = dayOf(now)
  const until = yearAfter(at)
  if (status === 'Approved') await showVerification(tx, application, { at, until })
  if (status === 'Expired') await showVerification(tx, application, null)
  await record(tx, caller, {
    action: 'verification.statusSet',
    entity: 'verification',
    entityId: application.id,
    details: { before: { status: application.status }, after: { status }, ...(comment && { comment }), refused },
  })
  if (status !== 'InReview')
    await notifyOfStatus(tx, application, {
      status,
      comment,
      refused,
      variant: caller.variant,
      ...(status === 'Approved' && { until }),
    })
}

/** People learn what to correct, or why the verification is refused or has ended. */
function assertReasons({ status, comment, refused }: Options<typeof decideApplication>['input']) {
  if (status === 'NeedsChanges' && refused.length === 0)
    throw invalidInput([{ path: 'refused', code: 'field.required' }])
  if ((status === 'Rejected' || status === 'Expired') && !comment)
    throw invalidInput([{ path: 'comment', code: 'field.required' }])
  const mayRefuse = status === 'NeedsChanges' || status === 'Rejected'
  if (!mayRefuse && refused.length > 0) throw invalidInput([{ path: 'refused', code: 'field.invalid' }])
}

/** Corrects obvious misspellings without sending the application back. */
export async function correct(tx: Tx, { caller, input }: Options<typeof correctApplication>) {
  const application = await lockVersion(tx, input)
  const { id, organization, status, contact } = application
  if (nextStatus(status, 'correct', 'administrator') === undefined) throw verificationErrors.wrongStatus()
  const taxNumber = readTaxNumber(organization.countryCode, input.taxNumber).number
  const legalData = { legalName: input.legalName, taxNumber, address: input.address }
  if (!(await correctOrganization(tx, organization.id, legalData))) throw verificationErrors.taxNumberTaken()
  if (contact && input.contact) {
    const { name, phone, email } = readContact(input.contact, caller)
    await sql`
      update verification_contacts set name = ${name}, phone = ${phone}, email = ${email} where verification_id = ${id}
    `.execute(tx)
  }
  await setStatus(tx, application, status)
  await refreshStores(tx, organization.id)
  const { legalName, taxNumber: number, address } = organization
  await record(tx, caller, {
    action: 'verification.corrected',
    entity: 'verification',
    entityId: id,
    details: { before: { legalName, taxNumber: number, address }, after: legalData },
  })
}

async function lockVersion(tx: Tx, { id, version }: { id: number; version: number }): Promise<StoredApplication> {
  const application = await lockApplicationById(tx, id)
  if (!application) throw verificationErrors.notFound()
  if (application.version !== version) throw verificationErrors.changedMeanwhile()
  return application
}
