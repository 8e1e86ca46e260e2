// The application as the people of its organization see it.
import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { ownsOrganization } from '../accounts/queries.ts'
import { signedLink } from '../files/signed-links.ts'
import { findRegistered } from '../team/find-registered.ts'
import type { getApplication } from './contract.ts'
import { verificationErrors } from './errors.ts'
import { filePath, linkMinutes } from './serve-files.ts'
import { currentVerification, isOpenItem, nextStatus, taskState } from './rules.ts'
import {
  canRenew,
  canSubmit,
  contentOf,
  findApplication,
  type OrganizationRow,
  type StoredApplication,
  unsavedApplication,
} from './stored-application.ts'

type OwnContext = Pick<Context, 'db' | 'caller' | 'config' | 'now' | 'log'>

export async function viewOwnApplication(context: OwnContext, organizationId?: number) {
  const organization = await findOwnOrganization(context.db, context, organizationId)
  const application = (await findApplication(context.db, organization.id)) ?? unsavedApplication(organization)
  return toView(application, context)
}

/** Only owners apply for an organization; another one is not found. */
export async function findOwnOrganization(
  db: Db,
  { caller }: Pick<Context, 'caller'>,
  organizationId?: number,
): Promise<OrganizationRow> {
  const accountId = caller.account!.id
  const { rows } = await sql<OrganizationRow>`
    select o.id, o.legal_name as "legalName", o.country_code as "countryCode", o.tax_number as "taxNumber", o.address
    from organizations o where ${ownsOrganization(accountId)} and ${wanted(caller.storeHeader, organizationId)}
    order by o.id limit 1
  `.execute(db)
  if (!rows[0]) throw verificationErrors.organizationNotFound()
  return rows[0]
}

function wanted(storeHeader: string | undefined, organizationId: number | undefined) {
  if (organizationId !== undefined) return sql`o.id = ${organizationId}`
  return storeHeader ? sql`o.id = (select organization_id from stores where id = ${Number(storeHeader)})` : sql`true`
}

async function toView(
  application: StoredApplication,
  { caller, config, now, log }: OwnContext,
): Promise<OutputOf<typeof getApplication>> {
  const { organization, status, comment, submittedAt, decidedAt, contact, items, files } = application
  const content = contentOf(application)
  const linkTo = (id: string) =>
    signedLink(config, filePath, { id, accountId: caller.account!.id, minutes: linkMinutes }, now).url
  return {
    organization,
    register: await findRegistered({ ...organization, token: config.dadataToken, now, log }),
    status,
    comment,
    submittedAt,
    decidedAt,
    ...currentVerification(application, now),
    contact,
    tasks: items.map((row) => ({
      item: row.item,
      state: taskState(row, content),
      isOpen: isOpenItem(status, row),
      reason: row.reason,
      files: files.filter(({ item }) => item === row.item).map((file) => ({ ...file, url: linkTo(file.id) })),
    })),
    fileCount: files.length,
    can: {
      edit: nextStatus(status, 'edit', 'organization') !== undefined,
      submit: canSubmit(application),
      renew: canRenew(application, now),
    },
  }
}
