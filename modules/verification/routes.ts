import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { processUpload } from '../files/process-upload.ts'
import { signedLink } from '../files/signed-links.ts'
import { storeIdOf, storeUpload } from '../files/uploads.ts'
import { findRegistered } from '../team/find-registered.ts'
import * as admin from './admin-contract.ts'
import { findApplicationDetails, findApplications, hasDocument } from './admin-queries.ts'
import {
  assertCanAttach,
  attachOwnFile,
  renewOwnApplication,
  saveOwnApplication,
  submitOwnApplication,
} from './change-application.ts'
import { findConfirmedFacts } from './confirmed-facts.ts'
import * as contract from './contract.ts'
import { correct, decide } from './decide.ts'
import { verificationErrors } from './errors.ts'
import { askForHelpWithIt, showInterest } from './show-interest.ts'
import { findOwnOrganization, viewOwnApplication } from './own-application.ts'
import { currentVerification, missingItems, renewableFrom, renewedItems } from './rules.ts'
import { filePath, linkMinutes } from './serve-files.ts'
import { canRenew, canSubmit, contentOf, findApplication, unsavedApplication } from './stored-application.ts'

export const verificationHandlers: Handler[] = [
  on(contract.showInterest, async (context) => {
    await showInterest(context, context.input)
    return done
  }),
  on(contract.showInterestInCabinet, async (context) => {
    await askForHelpWithIt(context, context.input.text)
    return done
  }),
  on(contract.getApplication, (context) => viewOwnApplication(context, context.input.organizationId)),
  on(contract.saveApplication, (context) =>
    change(context, (tx, options) => saveOwnApplication(tx, { ...options, ...context.input })),
  ),
  on(contract.attachFile, async (context) => {
    const { db, config, caller, now, input } = context
    const organization = await findOwnOrganization(db, context, input.organizationId)
    // A file that would be refused is not received.
    assertCanAttach((await findApplication(db, organization.id)) ?? unsavedApplication(organization), input.item)
    const accountId = caller.account!.id
    const accepted = await processUpload(await context.receiveFile!(), 'Verification', caller.ip)
    const storeId = await storeIdOf(db, accountId, caller.storeHeader)
    const owner = { accountId, anonymousId: null, storeId }
    const { id: fileId } = await storeUpload(db, config, accepted, { ...owner, purpose: 'Verification', now })
    return change(context, (tx, options) => attachOwnFile(tx, { ...options, item: input.item, fileId }))
  }),
  on(contract.submitApplication, (context) => change(context, submitOwnApplication)),
  on(contract.renewApplication, (context) => change(context, renewOwnApplication)),
  on(contract.getMissing, async (context) => {
    const application = await ownApplication(context)
    const { status, items } = application
    return { status, canSubmit: canSubmit(application), missing: missingItems(items, contentOf(application)) }
  }),
  on(contract.getRenewal, async (context) => {
    const application = await ownApplication(context)
    const { verifiedUntil } = currentVerification(application, context.now)
    return {
      verifiedUntil,
      renewableFrom: verifiedUntil && renewableFrom(verifiedUntil),
      canRenew: canRenew(application, context.now),
      items: application.items
        .filter(({ item, state }) => renewedItems.includes(item) || state !== 'Accepted')
        .map(({ item }) => item),
    }
  }),
  on(contract.getConfirmedFacts, async ({ replica, input, tagResponse }) => {
    tagResponse(`store:${input.storeId}`)
    const facts = await findConfirmedFacts(replica, input.storeId)
    if (!facts) throw verificationErrors.notVerified()
    return facts
  }),
  on(admin.listApplications, ({ db, input }) => findApplications(db, input, input)),
  on(admin.getAnyApplication, async ({ db, config, caller, now, log, input }) => {
    const application = await findApplicationDetails(db, input.id, caller.locale)
    if (!application) throw verificationErrors.notFound()
    const register = await findRegistered({ ...application.organization, token: config.dadataToken, now, log })
    return { ...application, register }
  }),
  on(admin.getDocumentLink, ({ db, config, caller, now, input: { fileId } }) =>
    db.transaction().execute(async (tx) => {
      const document = await hasDocument(tx, fileId)
      if (!document) throw verificationErrors.fileNotFound()
      const { id: entityId, item } = document
      const details = { item, fileId }
      await record(tx, caller, { action: 'verification.fileOpened', entity: 'verification', entityId, details })
      const link = { id: fileId, accountId: caller.account!.id, minutes: linkMinutes }
      const { url, expiresAt } = signedLink(config, filePath, link, now)
      return { url, expiresAt: expiresAt.toISOString() }
    }),
  ),
  on(admin.decideApplication, async (context) => {
    await context.db.transaction().execute((tx) => decide(tx, context))
    return done
  }),
  on(admin.correctApplication, async (context) => {
    await context.db.transaction().execute((tx) => correct(tx, context))
    return done
  }),
]

const done = { ok: true as const }

type OwnContext = Pick<Context, 'db' | 'caller' | 'config' | 'now' | 'log'> & {
  input: { organizationId?: number | undefined }
}
type OwnChange = (tx: Tx, options: Pick<Context, 'caller' | 'now'> & { organizationId: number }) => Promise<void>

async function change(context: OwnContext, run: OwnChange) {
  const { db, caller, now, input } = context
  const { id } = await findOwnOrganization(db, context, input.organizationId)
  await db.transaction().execute((tx) => run(tx, { caller, now, organizationId: id }))
  return viewOwnApplication(context, id)
}

async function ownApplication(context: OwnContext) {
  const organization = await findOwnOrganization(context.db, context, context.input.organizationId)
  return (await findApplication(context.db, organization.id)) ?? unsavedApplication(organization)
}
