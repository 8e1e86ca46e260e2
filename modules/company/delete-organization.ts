import { record } from '#platform/audit.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { markOrganizationDeleted } from '../suppliers/save-organization.ts'
import { companyErrors } from './errors.ts'
import { lockOrganization } from './queries.ts'

/** Closed stores and placed orders keep its name and tax number; its bank details go. */
export async function deleteOrganization(tx: Tx, { caller, id, now }: { caller: Caller; id: number; now: Date }) {
  const organization = await lockOrganization(tx, caller.account!.id, id)
  if (!organization) throw companyErrors.organizationNotFound()
  const { storeCount, ...before } = organization
  if (storeCount > 0) throw companyErrors.organizationInUse({ count: storeCount })
  await markOrganizationDeleted(tx, id, now)
  await record(tx, caller, { action: 'organization.delete', entity: 'organization', entityId: id, details: { before } })
}
