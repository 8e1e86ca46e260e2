import { sql } from 'kysely'
import type { Locale, Variant } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import type { PremisesKind, PremisesStatus } from '../../suppliers/premises-status.ts'
import { storeOwners } from '../../suppliers/store-owners.ts'

type Notice = {
  kind: PremisesKind | 'organization'
  name: string
  status: PremisesStatus
  reason?: string | undefined
  variant: Variant
}
type Owner = { email: string; locale: Locale; variant: Variant | null }

/** Tells the owners of a store what an administrator has made of its branch or warehouse. */
export const notifyOfPremises = async (tx: Tx, { storeId, ...notice }: Notice & { storeId: number }) =>
  notify(tx, await storeOwners(tx, storeId), notice)

/** Tells the owner of a company and those of its stores what an administrator has made of it. */
export const notifyOfOrganization = async (tx: Tx, { id, ...notice }: Omit<Notice, 'kind'> & { id: number }) =>
  notify(tx, await organizationOwners(tx, id), { ...notice, kind: 'organization' })

async function notify(
  tx: Tx,
  owners: readonly Owner[],
  { kind, name, status, reason = '', variant: fallback }: Notice,
) {
  for (const { email, locale, variant } of owners)
    await sendEmail(tx, {
      to: email,
      template: 'premisesStatus',
      locale,
      variant: variant ?? fallback,
      values: { kind, name, status, reason, path: '/profile' },
    })
}

async function organizationOwners(db: Db, id: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select a.email, a.locale, a.variant from accounts a
    where a.id in (
      select o.owner_id from organizations o where o.id = ${id}
      union select m.account_id from stores s join store_members m on m.store_id = s.id where s.organization_id = ${id} and m.role = 'Owner'
    ) and a.status = 'Active' and a.email_confirmed_at is not null and a.email is not null
    order by a.id
  `.execute(db)
  return rows
}
