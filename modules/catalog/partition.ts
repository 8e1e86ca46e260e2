import type { AdminFeature } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { hasFeature } from '../accounts/queries.ts'
import { storeIdsOf } from '../suppliers/queries.ts'
import type { Drafts } from './drafts.ts'

/** The data that a call with `{p}` reads. Drafts are read from the primary, so that authors see their own writes. */
export type Partition = { db: Db; drafts?: Drafts }
export type PartitionRequest = Pick<Context, 'db' | 'replica' | 'caller' | 'config'> & {
  input: { p: 'live' | 'draft' }
}

/** In the partition `draft`, administrators with one of the features see all stores and members see their own stores. Others get 404. */
export async function partitionOf(
  { input, db, replica, caller, config }: PartitionRequest,
  features: readonly AdminFeature[] = ['products'],
): Promise<Partition> {
  if (input.p === 'live') return { db: replica }
  if (!caller.account) throw requestErrors.notFound()
  const { account } = caller
  const granted = await Promise.all(features.map((feature) => hasFeature(db, account, feature, config)))
  if (granted.includes(true)) return { db, drafts: 'all' }
  const drafts = await storeIdsOf(db, account.id)
  if (drafts.length === 0) throw requestErrors.notFound()
  return { db, drafts }
}
