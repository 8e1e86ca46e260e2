import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { sendEmails } from '#platform/outbox/send.ts'
import { isConfirmed } from '#platform/values/is-confirmed.ts'
import { recountStore } from '../catalog/job-definitions.ts'
import { endWaiting } from '../chats/end-waiting.ts'
import { endPromotionsOfStore } from '../promotions/end-promotions.ts'
import { lockStoreForClosing, markStoreClosed } from '../suppliers/close-store.ts'
import { nameOfPerson, storePeople } from '../suppliers/store-owners.ts'
import { findRole } from '../team/queries.ts'
import { companyErrors } from './errors.ts'
import { findClosingTerms } from './queries.ts'

type Closing = { caller: Caller; storeId: number; confirmation: string; now: Date }

/** Closes a store for good. Its products, orders and chats are kept; only its people and its buyers see what is theirs. */
export async function closeStore(tx: Tx, { caller, storeId, confirmation, now }: Closing) {
  const { alias, status } = await lockStoreForClosing(tx, storeId)
  if (status === 'Closed' || (await findRole(tx, storeId, caller.account!.id)) !== 'Owner')
    throw companyErrors.notAllowed()
  if (!isConfirmed(confirmation, [alias])) throw companyErrors.wrongConfirmation()
  const { openOrderCount, ...ended } = await findClosingTerms(tx, storeId, now)
  if (openOrderCount > 0) throw companyErrors.openOrders({ count: openOrderCount })
  await endStore(tx, storeId, now)
  await record(tx, caller, {
    action: 'store.close',
    entity: 'store',
    entityId: storeId,
    details: { before: { status }, after: { status: 'Closed' }, ...ended },
  })
  await notifyPeople(tx, storeId, caller)
}

/** Also who has closed it, in case it was somebody else with their session. */
async function notifyPeople(tx: Tx, storeId: number, { account, variant: fallback }: Caller) {
  const name = await nameOfPerson(tx, account!.id)
  await sendEmails(tx, await storePeople(tx, storeId), {
    template: 'storeClosed',
    valuesFor: ({ store }) => ({ store, name, path: '/profile' }),
    fallback,
  })
}

/** Takes everything of a store off the site; returns the promotions that this has ended. */
export async function endStore(tx: Tx, storeId: number, now: Date) {
  const ended = await endPromotionsOfStore(tx, storeId, now)
  await endWaiting(tx, storeId)
  await markStoreClosed(tx, storeId, now)
  await refreshStore(tx, storeId)
  return ended
}

/** After a store has come to the site or left it. */
export async function refreshStore(tx: Tx, storeId: number) {
  await enqueue(tx, recountStore, { storeId }, { key: `recount-store:${storeId}` })
  await invalidateTags(tx, [`store:${storeId}`, 'stores', 'products', 'categories', 'new'])
}
