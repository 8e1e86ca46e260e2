import { sql } from 'kysely'
import { deletionGraceDays, type Locale, type PriceDisplay } from '#platform/constants.ts'
import type { AdminFeature } from '#platform/contract.ts'
import type { Config } from '#platform/config.ts'
import { storeName } from '#platform/db/best-translation.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { isoTime } from '#platform/db/iso-time.ts'
import { accountErrors } from './errors.ts'
import type { StoreRole } from './rules.ts'

/** `login` in stored form: an e-mail address in lower case, or a phone number in E.164. Includes suspended accounts. */
export async function findByLogin(db: Db, login: string) {
  const { rows } = await sql<{ id: string; passwordHash: string | null }>`
    select id, password_hash as "passwordHash" from accounts
    where status <> 'Deleted' and ${login.includes('@') ? sql`lower(email) = ${login}` : sql`phone = ${login}`}
  `.execute(db)
  return rows[0]
}

/** Locks the account; false if it is deleted, banned, or has another password by now. */
export async function lockAccount(tx: Tx, accountId: string, passwordHash: string | null) {
  const { rows } = await sql`
    select 1 from accounts where id = ${accountId}::uuid and status = 'Active' and password_hash is not distinct from ${passwordHash}::text for update
  `.execute(tx)
  return rows.length > 0
}

/** Without `changedAt` the hash is a rehash of the same password. */
export const setPasswordHash = (tx: Tx, accountId: string, passwordHash: string, changedAt?: Date) =>
  sql`
  update accounts set password_hash = ${passwordHash}, password_changed_at = coalesce(${changedAt ?? null}::timestamptz, password_changed_at)
  where id = ${accountId}::uuid
`.execute(tx)

/** The password hash and the personal data that a new password must not contain. Undefined for a deleted or banned account. */
export async function findCredentials(db: Db, accountId: string) {
  const { rows } = await sql<{ passwordHash: string | null; email: string | null; phone: string | null; name: string }>`
    select password_hash as "passwordHash", email, phone, name from accounts where id = ${accountId}::uuid and status = 'Active'
  `.execute(db)
  return rows[0]
}

/** The second factors that can finish a sign-in; empty if the password is enough. */
export async function findSecondFactors(db: Db, accountId: string): Promise<('Totp' | 'Passkey' | 'RecoveryCode')[]> {
  const { rows } = await sql<{ totp: boolean; passkey: boolean; recovery: boolean }>`
    select exists (select from account_totp where account_id = ${accountId}::uuid and confirmed_at is not null) as totp,
      exists (select from account_passkeys where account_id = ${accountId}::uuid) as passkey,
      exists (select from account_recovery_codes where account_id = ${accountId}::uuid and used_at is null) as recovery
  `.execute(db)
  const { totp, passkey, recovery } = rows[0]!
  if (!totp && !passkey) return []
  return [
    ...(totp ? ['Totp' as const] : []),
    ...(passkey ? ['Passkey' as const] : []),
    ...(recovery ? ['RecoveryCode' as const] : []),
  ]
}

/** Whether the account has an admin feature, or any at all. Throws if `adminSecondFactor` is set and this session has not proved a second factor. */
export async function hasFeature(
  db: Db,
  account: { id: string; sessionId: string },
  feature: AdminFeature | 'any',
  { adminSecondFactor }: Pick<Config, 'adminSecondFactor'>,
) {
  const { rows } = await sql<{ hasSecondFactor: boolean }>`
    select exists (select from account_sessions s where s.id = ${account.sessionId}::uuid and s.account_id = a.id and s.has_second_factor) as "hasSecondFactor"
    from account_features f join accounts a on a.id = f.account_id and a.status = 'Active'
    where a.id = ${account.id}::uuid ${feature === 'any' ? sql`` : sql`and f.feature = ${feature}`} limit 1
  `.execute(db)
  if (rows[0] && adminSecondFactor && !rows[0].hasSecondFactor) throw accountErrors.secondFactorRequired()
  return rows.length > 0
}

type AccountContextRow = {
  id: string
  name: string
  email: string | null
  emailConfirmed: boolean
  emailConfirmedAt: string | null
  phone: string | null
  phoneConfirmed: boolean
  phoneConfirmedAt: string | null
  hasPassword: boolean
  hasSecondFactor: boolean
  deletionAt: string | null
  culture: Locale
  priceDisplay: PriceDisplay | null
  location: { alias: string; name: string } | null
  stores: {
    id: number
    alias: string
    name: string
    logoId: string | null
    role: StoreRole
    unreadMessages: number
    waitingChats: number
    newCallbacks: number
    isClosed: boolean
  }[]
  organizations: { id: number; name: string }[]
  features: AdminFeature[]
  unviewedOrders: number
  purchasing: { id: number; name: string; role: 'Owner' | 'Approver' | 'Buyer'; waitingRequests: number } | null
  hasChats: boolean
  unreadMessages: number
}

/** Account data for the page header and cabinet. Undefined for a deleted or banned account. */
export async function findAccountContext(
  db: Db,
  account: { id: string; sessionId: string },
  locale: Locale,
): Promise<AccountContextRow | undefined> {
  const { rows } = await sql<AccountContextRow>`
    select a.id, a.name, a.email, a.email_confirmed_at is not null as "emailConfirmed", ${isoTime(sql`a.email_confirmed_at`)} as "emailConfirmedAt",
      a.phone, a.phone_confirmed_at is not null as "phoneConfirmed", ${isoTime(sql`a.phone_confirmed_at`)} as "phoneConfirmedAt",
      a.password_hash is not null as "hasPassword", a.locale as culture, a.price_display as "priceDisplay",
      ${isoTime(sql`(a.deletion_requested_at + ${deletionGraceDays} * interval '1 day')`)} as "deletionAt",
      exists (select from account_sessions d where d.id = ${account.sessionId}::uuid and d.has_second_factor) as "hasSecondFactor",
      (select json_build_object('alias', l.alias, 'name', t.name) from locations l join location_translations t on t.location_id = l.id and t.locale = ${locale} where l.id = a.location_id) as location,
      coalesce((select json_agg(json_build_object('id', s.id, 'alias', s.alias, 'name', ${storeName(locale)}, 'logoId', s.logo_file_id, 'role', m.role,
          'unreadMessages', (select coalesce(sum(u.count), 0) from chats c cross join lateral (
              select count(*) from chat_messages m where m.chat_id = c.id and m.side = 'Buyer' and m.seq > c.store_read_seq
            ) u where c.store_id = s.id and c.store_read_seq < c.last_seq),
          'waitingChats', (select count(*) from chats c where c.store_id = s.id and c.waiting_since is not null),
          'newCallbacks', (select count(*) from callback_requests r where r.store_id = s.id and r.status = 'New' and s.status <> 'Closed'),
          'isClosed', s.status = 'Closed') order by s.status = 'Closed', s.id)
        from store_members m join stores s on s.id = m.store_id
        where m.account_id = a.id), '[]') as stores,
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.legal_name) order by o.id) from organizations o
        where ${ownsOrganization(account.id)}), '[]') as organizations,
      coalesce((select json_agg(f.feature order by f.feature) from account_features f where f.account_id = a.id), '[]') as features,
      (select count(*)::int from orders o join store_members m on m.store_id = o.store_id and m.account_id = a.id where o.viewed_at is null) as "unviewedOrders",
      (select json_build_object('id', team.id, 'name', team.name, 'role', p.role, 'waitingRequests', (select count(*) from purchase_requests q
          where p.role <> 'Buyer' and q.team_id = p.team_id and q.status = 'Waiting' and q.expires_at > now() and q.buyer_id <> a.id))
        from purchasing_members p join purchasing_teams team on team.id = p.team_id where p.account_id = a.id) as purchasing,
      exists (select from chats c where c.buyer_id = a.id) as "hasChats",
      (select count(*)::int from chats c join chat_messages u on u.chat_id = c.id and u.side = 'Store' and u.seq > c.buyer_read_seq
        where c.buyer_id = a.id and c.buyer_read_seq < c.last_seq) as "unreadMessages"
    from accounts a where a.id = ${account.id}::uuid and a.status = 'Active'
  `.execute(db)
  return rows[0]
}

/** SQL condition: the account owns organization `o`, directly or through a store. */
export const ownsOrganization = (accountId: string) => sql`(
  o.deleted_at is null and (o.owner_id = ${accountId}::uuid or exists (
    select from stores s join store_members m on m.store_id = s.id
    where s.organization_id = o.id and s.status <> 'Closed' and m.account_id = ${accountId}::uuid and m.role = 'Owner')))`

export async function isStoreMember(db: Db, accountId: string, storeId: number) {
  const { rows } = await sql`
    select 1 from store_members m where m.account_id = ${accountId}::uuid and m.store_id = ${storeId}
  `.execute(db)
  return rows.length > 0
}

export const setName = (db: Db, accountId: string, name: string) =>
  sql`update accounts set name = ${name} where id = ${accountId}::uuid`.execute(db)
export const setPriceDisplay = (db: Db, accountId: string, priceDisplay: PriceDisplay) =>
  sql`update accounts set price_display = ${priceDisplay} where id = ${accountId}::uuid`.execute(db)
export const setCulture = (db: Db, accountId: string, culture: Locale) =>
  sql`update accounts set locale = ${culture} where id = ${accountId}::uuid`.execute(db)
/** Null: all locations. */
export const setLocation = (db: Db, accountId: string, locationId: number | null) =>
  sql`update accounts set location_id = ${locationId} where id = ${accountId}::uuid`.execute(db)
