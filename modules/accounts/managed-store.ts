import type { Tx } from '#platform/db/database.ts'
import type { AppError } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { may, type StoreRight } from './rules.ts'

export type StoreChange = { storeId: number } & Pick<Context, 'caller' | 'config' | 'now'>

/** For calls that only people with a right in their store may make, by default that to change it. */
export function managedStore(notAllowed: () => AppError, right: StoreRight = 'store') {
  function storeIdOf({ member }: Pick<Context, 'member'>) {
    if (!may(member!.role, right)) throw notAllowed()
    return member!.storeId
  }

  function change<Result>(
    context: Pick<Context, 'db' | 'member' | 'caller' | 'config' | 'now'>,
    run: (tx: Tx, by: StoreChange) => Promise<Result>,
  ) {
    const storeId = storeIdOf(context)
    const { db, caller, config, now } = context
    return db.transaction().execute((tx) => run(tx, { storeId, caller, config, now }))
  }

  return { storeIdOf, change }
}
