import { openSession } from '#modules/accounts/sessions/sessions.ts'
import type { TestApp } from './app.ts'
import * as make from './make.ts'
import { anonymous, testDevice, type Visitor } from './personas.ts'

export type Somebody = Visitor & { accountId: string; email: string }
type AccountValues = Parameters<typeof make.account>[1]

/** A new account, signed in. */
export const somebody = async (app: TestApp, values: AccountValues = {}) =>
  signIn(app, await make.account(app.database.db, values))

/** A new account that works for a store, signed in. */
export const colleague = async (
  app: TestApp,
  storeId: number,
  role: 'Owner' | 'Manager' | 'Operator',
  values: AccountValues = {},
) => signIn(app, await make.seller(app.database.db, storeId, role, values))

async function signIn(app: TestApp, { id, email }: { id: string; email: string }): Promise<Somebody> {
  const { token } = await app.database.db.transaction().execute((tx) => openSession(tx, id, testDevice, new Date()))
  const visitor = anonymous(app)
  visitor.cookies.set('token', token)
  return Object.assign(visitor, { accountId: id, email })
}
