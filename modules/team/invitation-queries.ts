import { type RawBuilder, sql } from 'kysely'
import { type Locale, storeRoles } from '#platform/constants.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { dayMs } from '#platform/values/days.ts'
import { sha256 } from '#platform/values/secrets.ts'
import { may, type StoreRole } from '../accounts/rules.ts'
import { invitationDays } from './rules.ts'

const maxListed = 500

export type Invitation = { id: string; target: string; role: StoreRole; sentAt: Date; expiresAt: Date }
const columns = sql`i.id, i.target, i.role, i.created_at as "sentAt", i.expires_at as "expiresAt"`
const isOpen = sql`i.accepted_at is null and i.cancelled_at is null`
const inviters = storeRoles.filter((role) => may(role, 'members'))
/** Open, not expired, and its sender may still invite. */
const isValid = (now: Date) => sql`${isOpen} and i.expires_at > ${now} and exists (
  select from store_members m join accounts a on a.id = m.account_id and a.status = 'Active'
  where m.store_id = i.store_id and m.account_id = i.invited_by and m.role = any(${inviters}::text[])
)`

export async function findInvitations(db: Db, storeId: number, now: Date) {
  const { rows } = await sql<Invitation>`
    select ${columns} from store_invitations i
    where i.store_id = ${storeId} and ${isValid(now)} order by i.created_at desc, i.id limit ${maxListed}
  `.execute(db)
  return rows
}

export const lockInvitation = (tx: Tx, storeId: number, id: string, now: Date) =>
  lockWhere(tx, storeId, sql`i.id = ${id}::uuid`, now)
export const lockInvitationTo = (tx: Tx, storeId: number, target: string, now: Date) =>
  lockWhere(tx, storeId, sql`i.target = ${target}`, now)

async function lockWhere(tx: Tx, storeId: number, condition: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<Invitation>`
    select ${columns} from store_invitations i where i.store_id = ${storeId} and ${condition} and ${isValid(now)} for update
  `.execute(tx)
  return rows[0]
}

type NewInvitation = { storeId: number; role: StoreRole; target: string; token: string; invitedBy: string; now: Date }

/** An address has one open invitation to a store; a new link replaces the previous one. */
export async function upsertInvitation(tx: Tx, { storeId, role, target, token, invitedBy, now }: NewInvitation) {
  const { rows } = await sql<Invitation>`
    insert into store_invitations as i (store_id, role, target, token_hash, invited_by, created_at, expires_at)
    values (${storeId}, ${role}, ${target}, ${sha256(token)}, ${invitedBy}::uuid, ${now}, ${new Date(now.getTime() + invitationDays * dayMs)})
    on conflict (store_id, target) where accepted_at is null and cancelled_at is null do update set
      role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at
    returning ${columns}
  `.execute(tx)
  return rows[0]!
}

/** True for one of several concurrent callers. */
export async function endInvitation(tx: Tx, id: string, now: Date) {
  const { rows } =
    await sql`update store_invitations i set cancelled_at = ${now} where i.id = ${id}::uuid and ${isOpen} returning i.id`.execute(
      tx,
    )
  return rows.length > 0
}

/** The token of a link, or the id of an invitation to a confirmed address of the account. */
export type InvitationKey = { token?: string | undefined; id?: string | undefined }
export type InvitationReader = { account?: { id: string } | undefined; locale: Locale }
type InvitationDetails = {
  id: string
  storeId: number
  target: string
  store: string
  role: StoreRole
  invitedBy: string
  expiresAt: Date
}

/** Undefined if it was used, cancelled, replaced or has expired. */
export async function findInvitation(db: Db, { token, id }: InvitationKey, reader: InvitationReader, now: Date) {
  if (token !== undefined) return (await findWhere(db, sql`i.token_hash = ${sha256(token)}`, reader.locale, now))[0]
  if (id === undefined || !reader.account) return undefined
  const condition = sql`i.id = ${id}::uuid and i.target = any(${confirmedAddresses(reader.account.id)})`
  return (await findWhere(db, condition, reader.locale, now))[0]
}

/** The open invitations to the confirmed addresses of an account. */
export const findReceived = (db: Db, accountId: string, locale: Locale, now: Date) =>
  findWhere(db, sql`i.target = any(${confirmedAddresses(accountId)})`, locale, now)

async function findWhere(db: Db, condition: RawBuilder<unknown>, locale: Locale, now: Date) {
  const { rows } = await sql<InvitationDetails>`
    select i.id, s.id as "storeId", i.target, ${storeName(locale)} as store, i.role, i.expires_at as "expiresAt",
      coalesce(nullif(a.name, ''), ${storeName(locale)}) as "invitedBy"
    from store_invitations i join stores s on s.id = i.store_id and s.status <> 'Closed' join accounts a on a.id = i.invited_by
    where ${condition} and ${isValid(now)} order by i.created_at desc, i.id limit ${maxListed}
  `.execute(db)
  return rows
}

const confirmedAddresses = (accountId: string) => sql`array(
  select lower(email) from accounts where id = ${accountId}::uuid and email_confirmed_at is not null
  union all select phone from accounts where id = ${accountId}::uuid and phone_confirmed_at is not null
)`

export async function hasConfirmedAddress(db: Db, accountId: string, target: string) {
  const { rows } = await sql<{ isConfirmed: boolean }>`
    select ${target} = any(${confirmedAddresses(accountId)}) as "isConfirmed"
  `.execute(db)
  return rows[0]!.isConfirmed
}

/** True for one of several concurrent callers. */
export async function spendInvitation(tx: Tx, id: string, now: Date) {
  const { rows } =
    await sql`update store_invitations i set accepted_at = ${now} where i.id = ${id}::uuid and ${isOpen} returning i.id`.execute(
      tx,
    )
  return rows.length > 0
}

/** The names of store and inviter for the message. */
export async function findStoreAndInviter(tx: Tx, storeId: number, accountId: string, locale: Locale) {
  const { rows } = await sql<{ store: string; inviter: string }>`
    select ${storeName(locale)} as store, coalesce(nullif(a.name, ''), ${storeName(locale)}) as inviter from stores s, accounts a
    where s.id = ${storeId} and a.id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]!
}

/** Number of invitations sent since then, including repeats. */
export async function countSentBy(tx: Tx, accountId: string, since: Date) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log where actor_id = ${accountId}::uuid and action = 'member.invite' and at > ${since}
  `.execute(tx)
  return rows[0]!.count
}

export const deleteExpiredBefore = (db: Db, before: Date) =>
  sql`delete from store_invitations where expires_at < ${before}`.execute(db)
