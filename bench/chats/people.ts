import { sql } from 'kysely'
import { openAnonymousSession } from '#modules/accounts/anonymous-sessions.ts'
import { signAccessToken } from '#modules/accounts/sessions/tokens.ts'
import { cookieNames } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { CookieJar } from '#platform/http/cookies.ts'
import * as make from '#platform/testing/make.ts'

/** The identity of a simulated browser and its chats. */
export type Person = {
  side: 'Buyer' | 'Store'
  storeId: number
  cookie: string
  isAnonymous: boolean
  network: string
  chatIds: string[]
}

/** A tenth are store members, two per store; the others are buyers with one chat each, half of them anonymous. */
export async function fillPeople(db: Db, count: number): Promise<Person[]> {
  const stores = await Promise.all(Array.from({ length: Math.max(1, Math.round(count / 20)) }, () => make.store(db)))
  const memberStoreIds = stores.flatMap(({ id }) => [id, id])
  const buyerStoreIds = Array.from(
    { length: count - memberStoreIds.length },
    (_, index) => stores[index % stores.length]!.id,
  )
  const accountsNeeded = memberStoreIds.length + Math.ceil(buyerStoreIds.length / 2)
  const accounts = await openAccounts(db, accountsNeeded)
  const people: Person[] = []
  for (const [index, storeId] of buyerStoreIds.entries()) {
    const isAnonymous = index % 2 === 1
    const { id, cookie } = isAnonymous ? await openAnonymousVisitor(db) : accounts.pop()!
    const chatId = await openChat(db, storeId, id, isAnonymous)
    people.push({ side: 'Buyer', storeId, cookie, isAnonymous, network: networkOf(people.length), chatIds: [chatId] })
  }
  for (const storeId of memberStoreIds) {
    const { id, cookie } = accounts.pop()!
    await sql`insert into store_members (store_id, account_id, role) values (${storeId}, ${id}::uuid, 'Operator')`.execute(
      db,
    )
    const chatIds = people
      .filter((person) => person.side === 'Buyer' && person.storeId === storeId)
      .flatMap((person) => person.chatIds)
    people.push({ side: 'Store', storeId, cookie, isAnonymous: false, network: networkOf(people.length), chatIds })
  }
  return people
}

/** Streams per network are limited, so a network has a hundred clients. */
const networkOf = (index: number) => `10.0.${Math.floor(index / 100)}.1`

async function openAccounts(db: Db, count: number) {
  const { rows } = await sql<{ accountId: string; sessionId: string }>`
    with account as (
      insert into accounts (email, name, status, locale, email_confirmed_at)
      select gen_random_uuid() || '@bench.example', 'A Person', 'Active', 'en', now() from generate_series(1, ${count}) returning id
    )
    insert into account_sessions (account_id, user_agent, network, has_second_factor, created_at, last_used_at)
    select id, 'bench', '127.0.0.1', false, now(), now() from account returning account_id as "accountId", id as "sessionId"
  `.execute(db)
  return Promise.all(
    rows.map(async ({ accountId, sessionId }) => {
      const { token } = await signAccessToken(db, { accountId, sessionId }, new Date())
      return { id: accountId, cookie: `${cookieNames.token}=${token}` }
    }),
  )
}

async function openAnonymousVisitor(db: Db) {
  const cookies = new CookieJar(false)
  const id = await openAnonymousSession(db, cookies, {})
  return { id, cookie: cookies.lines[0]!.split(';')[0]! }
}

async function openChat(db: Db, storeId: number, buyerId: string, isAnonymous: boolean) {
  const { rows } = await sql<{ id: string }>`
    insert into chats (store_id, ${sql.ref(isAnonymous ? 'anonymous_id' : 'buyer_id')}, active_at, created_at) values (${storeId}, ${buyerId}::uuid, now(), now()) returning id
  `.execute(db)
  return rows[0]!.id
}
