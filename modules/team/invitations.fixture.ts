// A store with an owner, and the invitations it sends.
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import type { Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { colleague } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

type Message = {
  channel: string
  template: string
  locale: string
  values: { path: string; store: string; inviter: string; role: string }
  expiresAt: Date
}

const passwordHash = hashPassword(password)

export async function newStore() {
  const app = await fileApp()
  const store = await make.store(app.database.db, { name: 'The Shop' })
  const owner = await colleague(app, store.id, 'Owner', { name: 'Olga', passwordHash: await passwordHash })
  const at = { storeId: store.id }
  return {
    app,
    store,
    owner,
    at,
    db: app.database.db,
    invite: (as: Visitor, target: string, role: string) =>
      as.call(contract.inviteMember, { target, role, ...(role === 'Owner' ? { password } : {}) } as never, at),
    members: async () =>
      (await owner.call(contract.listMembers, {}, at)).body.members.map(({ accountId, role }) => [accountId, role]),
  }
}

export async function messagesTo({ database: { db } }: TestApp, recipient: string) {
  const { rows } = await sql<Message>`
    select channel, template, locale, values, expires_at as "expiresAt" from outgoing_messages where recipient = ${recipient} order by created_at
  `.execute(db)
  return rows
}

export const tokenIn = (message: Message | undefined) =>
  /^\/invitation\?token=([\w-]{43})$/.exec(message!.values.path)![1]!
export const accept = (as: Visitor, token: string, code?: string) => as.call(contract.acceptInvitation, { token, code })

export const actions = async ({ database: { db } }: TestApp, storeId: number) =>
  (
    await sql<{
      action: string
      actor: string
      details: object
    }>`select action, actor_id as actor, details from audit_log where entity = 'store' and entity_id = ${String(storeId)} order by id`.execute(
      db,
    )
  ).rows

export const outcome = (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? 200 : `${answer.status} ${code(answer)}`
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code
