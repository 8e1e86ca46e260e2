import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Recipient } from '#platform/outbox/send.ts'
import { rolesWith } from '../accounts/rules.ts'

export type StorePerson = Recipient & { id: string; store: string }

const maxMailed = 50
/** SQL: account `a` can be told by e-mail. */
export const canBeMailed = sql`a.status = 'Active' and a.email is not null and a.email_confirmed_at is not null`

/** SQL: the name of a store in the language of account `a`. */
export const storeNameFor = (storeId: RawBuilder<unknown>) => sql`(
  select t.name from store_translations t where t.store_id = ${storeId}
  order by t.locale = a.locale desc, t.locale = 'en' desc, t.locale limit 1
)`

/** The owners of a store who can be told by e-mail, with its name in their language. */
export const storeOwners = (db: Db, storeId: number) =>
  findMailed(db, sql`m.store_id = ${storeId} and m.role = 'Owner'`)

/** The same of those who may change the store. */
export const storeManagers = (db: Db, storeId: number) =>
  findMailed(db, sql`m.store_id = ${storeId} and m.role = any(${rolesWith('store')}::text[])`)

/** The same of all people of a store. */
export const storePeople = (db: Db, storeId: number) => findMailed(db, sql`m.store_id = ${storeId}`)

/** The same of one of them. */
export const storePerson = (db: Db, storeId: number, accountId: string) =>
  findMailed(db, sql`m.store_id = ${storeId} and m.account_id = ${accountId}::uuid`)

async function findMailed(db: Db, condition: RawBuilder<unknown>): Promise<StorePerson[]> {
  const { rows } = await sql<StorePerson>`
    select a.id, a.email, a.locale, a.variant, ${storeNameFor(sql`m.store_id`)} as store
    from store_members m join accounts a on a.id = m.account_id
    where ${condition} and ${canBeMailed}
    order by m.role = 'Owner' desc, a.id limit ${maxMailed}
  `.execute(db)
  return rows
}

/** What a person is called in messages to others. */
export async function nameOfPerson(db: Db, accountId: string) {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(name, ''), email, phone, '–') as name from accounts where id = ${accountId}::uuid
  `.execute(db)
  return rows[0]!.name
}

/** The owners of an organization, and of its stores, who can be told by e-mail. `withClosedStores`: also of those that are closed. */
export async function organizationOwners(db: Db, id: number, { withClosedStores = false } = {}): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select a.email, a.locale, a.variant from accounts a where ${canBeMailed} and a.id in (
      select owner_id from organizations where id = ${id}
      union select m.account_id from stores s join store_members m on m.store_id = s.id and m.role = 'Owner'
      where s.organization_id = ${id} ${withClosedStores ? sql`` : sql`and s.status <> 'Closed'`}
    ) order by a.id limit ${maxMailed}
  `.execute(db)
  return rows
}
