import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { type Recipient, sendEmails } from '#platform/outbox/send.ts'
import type { PremisesKind, PremisesStatus } from '../../suppliers/premises-status.ts'
import { organizationOwners, storeOwners } from '../../suppliers/store-owners.ts'

type Notice = {
  kind: PremisesKind | 'organization'
  name: string
  status: PremisesStatus
  reason?: string | undefined
  variant: Variant
}

/** Tells the owners of a store about a change of its branch or warehouse by an administrator. */
export const notifyOfPremises = async (tx: Tx, { storeId, ...notice }: Notice & { storeId: number }) =>
  notify(tx, await storeOwners(tx, storeId), notice)

/** Tells the owners of a company and of its stores about a change of it by an administrator. */
export const notifyOfOrganization = async (tx: Tx, { id, ...notice }: Omit<Notice, 'kind'> & { id: number }) =>
  notify(tx, await organizationOwners(tx, id, { withClosedStores: true }), { ...notice, kind: 'organization' })

const notify = (tx: Tx, owners: readonly Recipient[], { kind, name, status, reason = '', variant: fallback }: Notice) =>
  sendEmails(tx, owners, {
    template: 'premisesStatus',
    valuesFor: () => ({ kind, name, status, reason, path: '/profile' }),
    fallback,
  })
