import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { listDevices } from '../accounts/sessions/devices.ts'
import { accountColumns, withIsoDates } from './account-queries.ts'
import { findAuditOfAccount } from './audit-queries.ts'
import { findBans } from './ban-queries.ts'
import type { getAccount } from './account-contract.ts'

type AccountDetails = OutputOf<typeof getAccount>
type AccountPageInput = { id: string; viewer: { id: string; sessionId: string }; locale: Locale; now: Date }

const maxOrders = 20
const maxChats = 10
const maxBans = 50
const maxActing = 10
const maxSteps = 200

/** All data of an account for administrators; undefined for an unknown id. */
export async function accountPage(
  db: Db,
  { id, viewer, locale, now }: AccountPageInput,
): Promise<AccountDetails | undefined> {
  const [account, stores, orders, messages, sessions, acting, audit, bans] = await Promise.all([
    findAccount(db, id),
    storesOf(db, id, locale),
    ordersOf(db, id, locale),
    messagesOf(db, id, locale),
    listDevices(db, { id, sessionId: viewer.sessionId }, now),
    actingOf(db, id),
    findAuditOfAccount(db, id, locale),
    findBans(db, { accountId: id }, { page: 1, pageSize: maxBans }, now),
  ])
  return account && { ...account, stores, orders, messages, sessions, acting, audit, bans }
}

type Account = Omit<AccountDetails, 'stores' | 'orders' | 'messages' | 'sessions' | 'acting' | 'audit' | 'bans'>

async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const { rows } = await sql<Omit<Account, 'createdAt' | 'deletionAt'> & { createdAt: Date; deletionAt: Date | null }>`
    select ${accountColumns}, a.locale, a.email_confirmed_at is not null as "emailConfirmed", a.phone_confirmed_at is not null as "phoneConfirmed",
      a.password_hash is not null as "hasPassword",
      exists (select from account_totp t where t.account_id = a.id and t.confirmed_at is not null)
        or exists (select from account_passkeys p where p.account_id = a.id) as "hasSecondFactor"
    from accounts a where a.id = ${id}::uuid
  `.execute(db)
  return rows[0] && withIsoDates(rows[0])
}

async function storesOf(db: Db, id: string, locale: Locale) {
  const { rows } = await sql<AccountDetails['stores'][number]>`
    select s.id, s.alias, ${storeName(locale)} as name, m.role, s.status from store_members m join stores s on s.id = m.store_id where m.account_id = ${id}::uuid order by s.id
  `.execute(db)
  return rows
}

type OrderRow = Omit<AccountDetails['orders'][number], 'createdAt' | 'total'> & {
  createdAt: Date
  minor: number
  currency: Currency
}

async function ordersOf(db: Db, id: string, locale: Locale) {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.status, o.created_at as "createdAt", ${storeName(locale)} as "storeName", o.total_minor as minor, o.currency
    from orders o join stores s on s.id = o.store_id
    where o.buyer_id = ${id}::uuid order by o.created_at desc limit ${maxOrders}
  `.execute(db)
  return rows.map(({ createdAt, minor, currency, ...order }) => ({
    ...order,
    createdAt: createdAt.toISOString(),
    total: { minor, currency },
  }))
}

type ChatRow = Omit<AccountDetails['messages']['chats'][number], 'lastAt'> & { lastAt: Date; total: number }

async function messagesOf(db: Db, id: string, locale: Locale): Promise<AccountDetails['messages']> {
  const { rows } = await sql<ChatRow>`
    select c.id, ${storeName(locale)} as "storeName", w.count, w."lastAt", w.total
    from (
      select chat_id, count(*)::int as count, max(created_at) as "lastAt", sum(count(*)) over ()::int as total
      from chat_messages where author_id = ${id}::uuid group by chat_id order by max(created_at) desc, chat_id limit ${maxChats}
    ) w join chats c on c.id = w.chat_id join stores s on s.id = c.store_id
    order by w."lastAt" desc, c.id
  `.execute(db)
  return {
    count: rows[0]?.total ?? 0,
    chats: rows.map(({ lastAt, total: _, ...chat }) => ({ ...chat, lastAt: lastAt.toISOString() })),
  }
}

type ActingRow = Omit<AccountDetails['acting'][number], 'startedAt' | 'endedAt'> & { startedAt: Date; endedAt: Date }

async function actingOf(db: Db, id: string): Promise<AccountDetails['acting']> {
  const { rows } = await sql<ActingRow>`
    select t.id, json_build_object('id', a.id, 'name', a.name) as administrator, t.reason, t.started_at as "startedAt",
      coalesce(t.ended_at, t.expires_at) as "endedAt", coalesce((
        select json_agg(json_build_object('request', s.request, 'at', s.at) order by s.at desc)
        from (select request, at from acting_steps where acting_id = t.id order by at desc limit ${maxSteps}) s
      ), '[]') as steps
    from acting_sessions t join accounts a on a.id = t.administrator_id
    where t.account_id = ${id}::uuid order by t.started_at desc limit ${maxActing}
  `.execute(db)
  return rows.map(({ startedAt, endedAt, steps, ...row }) => ({
    ...row,
    steps: steps.map(({ request, at }) => ({ request, at: new Date(at).toISOString() })),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
  }))
}
