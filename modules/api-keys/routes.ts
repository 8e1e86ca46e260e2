import type { Tx } from '#platform/db/database.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { may } from '../accounts/rules.ts'
import { companyErrors } from '../company/errors.ts'
import { type Change, findApiKeys, insertApiKey, revokeApiKey } from './api-keys.ts'
import * as contract from './contract.ts'

export const apiKeyHandlers: Handler[] = [
  on(contract.listApiKeys, async (context) => {
    assertMayManage(context)
    return { items: await findApiKeys(context.db, context.member!.storeId) }
  }),
  on(contract.createApiKey, (context) => change(context, (tx, by) => insertApiKey(tx, by, context.input))),
  on(contract.revokeApiKey, async (context) => {
    await change(context, (tx, by) => revokeApiKey(tx, by, context.input.id))
    return {}
  }),
]

type KeyContext = Pick<Context, 'db' | 'member' | 'caller' | 'now'>

function change<Result>(context: KeyContext, run: (tx: Tx, by: Change) => Promise<Result>) {
  assertMayManage(context)
  const { db, member, caller, now } = context
  return db.transaction().execute((tx) => run(tx, { storeId: member!.storeId, caller, now }))
}

function assertMayManage({ member }: Pick<Context, 'member'>) {
  if (!may(member!.role, 'store')) throw companyErrors.notAllowed()
}
