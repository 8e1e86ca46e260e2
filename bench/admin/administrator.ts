import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { backgroundContext } from '#platform/http/background-context.ts'
import { createDispatch } from '#platform/http/dispatch.ts'
import { noLimits } from '#platform/http/limits.ts'
import { createLog } from '#platform/log.ts'
import { handlers } from '#modules/index.ts'

/** Makes calls as an administrator of the database does, without looking for permissions. */
export async function signInAdministrator(db: Db, config: Config) {
  const { rows } = await sql<{ id: string }>`
    select account_id as id from account_features where feature = 'accounts' limit 1
  `.execute(db)
  const admit = {
    memberOf: async () => undefined,
    findApiKey: async () => undefined,
    hasFeature: async () => true,
    assertNotBanned: async () => {},
  }
  const dispatch = createDispatch(handlers, admit, noLimits)
  const context = { db, config, log: createLog('silent'), now: new Date() }
  const person = {
    accountId: rows[0]!.id,
    sessionId: rows[0]!.id,
    storeId: null,
    locale: 'en',
    currency: 'EUR',
    variant: 'b2b',
  } as const
  return <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> =>
    dispatch(call, input as never, backgroundContext(context, person)) as never
}
