import type { Variant } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { sendEmails } from '#platform/outbox/send.ts'
import type { StoreRole } from '../accounts/rules.ts'
import { nameOfPerson, storeOwners, storePerson } from '../suppliers/store-owners.ts'

type Member = { storeId: number; accountId: string; variant: Variant }

/** Tells a member that an owner has changed their role, or is about to remove them. */
export async function notifyOfRole(
  tx: Tx,
  { storeId, accountId, variant: fallback }: Member,
  { change, role }: { change: 'Changed' | 'Removed'; role: StoreRole },
) {
  const path = change === 'Removed' ? '/profile' : '/profile/company'
  await sendEmails(tx, await storePerson(tx, storeId, accountId), {
    template: 'roleChanged',
    valuesFor: ({ store }) => ({ store, change, role, path }),
    fallback,
  })
}

/** Tells the other owners that somebody has accepted an invitation, or left. */
export async function notifyOwnersOfTeam(
  tx: Tx,
  { storeId, accountId, variant: fallback }: Member,
  { change, role }: { change: 'Joined' | 'Left'; role: StoreRole },
) {
  const others = (await storeOwners(tx, storeId)).filter(({ id }) => id !== accountId)
  const name = await nameOfPerson(tx, accountId)
  await sendEmails(tx, others, {
    template: 'teamChanged',
    valuesFor: ({ store }) => ({ store, name, change, role, path: '/profile/company' }),
    fallback,
  })
}
