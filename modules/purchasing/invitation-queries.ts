import { type RawBuilder, sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { dayMs } from '#platform/values/days.ts'
import { invitationDays } from '../team/rules.ts'
import type { InvitedRole, Limits } from './queries.ts'

const maxListed = 500
const limitColumns = sql`i.order_limit_minor as "orderLimitMinor", i.month_limit_minor as "monthLimitMinor"`
/** Not expired, and its sender is still the owner of the team. */
const isValid = (now: Date) => sql`i.expires_at > ${now} and exists (
  select from purchasing_members m join accounts a on a.id = m.account_id and a.status = 'Active'
  where m.team_id = i.team_id and m.account_id = i.invited_by and m.role = 'Owner'
)`
/** The address belongs to the account, which has confirmed it. */
const isTo = (accountId: string) => sql`exists (
  select from accounts a where a.id = ${accountId}::uuid and lower(a.email) = i.email and a.email_confirmed_at is not null
)`

type Sent = Limits & { id: string; email: string; role: InvitedRole; sentAt: Date; expiresAt: Date }

export async function findInvitations(db: Db, teamId: number, now: Date) {
  const { rows } = await sql<Sent>`
    select i.id, i.email, i.role, ${limitColumns}, i.created_at as "sentAt", i.expires_at as "expiresAt" from purchasing_invitations i
    where i.team_id = ${teamId} and ${isValid(now)} order by i.created_at desc, i.id limit ${maxListed}
  `.execute(db)
  return rows
}

type Received = Limits & {
  id: string
  teamId: number
  team: string
  currency: Currency
  role: InvitedRole
  invitedBy: string
  expiresAt: Date
}

const receivedWhere = (accountId: string, now: Date, condition: RawBuilder<unknown>) => sql<Received>`
  select i.id, t.id as "teamId", t.name as team, t.currency, i.role, ${limitColumns}, coalesce(nullif(a.name, ''), t.name) as "invitedBy",
    i.expires_at as "expiresAt"
  from purchasing_invitations i join purchasing_teams t on t.id = i.team_id join accounts a on a.id = i.invited_by
  where ${isTo(accountId)} and ${isValid(now)} ${condition}
`

/** The invitations to the confirmed address of an account. */
export async function findReceived(db: Db, accountId: string, now: Date) {
  const byAddress = sql`and i.email = (select lower(email) from accounts where id = ${accountId}::uuid) order by i.created_at desc limit ${maxListed}`
  return (await receivedWhere(accountId, now, byAddress).execute(db)).rows
}

/** Locks an invitation to the account: it is used once. */
export async function lockReceived(tx: Tx, accountId: string, id: string, now: Date) {
  return (await receivedWhere(accountId, now, sql`and i.id = ${id}::uuid for update of i`).execute(tx)).rows[0]
}

type NewInvitation = Limits & { teamId: number; role: InvitedRole; email: string; invitedBy: string; now: Date }

/** An address has one open invitation to a team, which is renewed. */
export async function upsertInvitation(tx: Tx, { teamId, role, email, invitedBy, now, ...limits }: NewInvitation) {
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const { rows } = await sql<{ id: string }>`
    insert into purchasing_invitations (team_id, role, email, order_limit_minor, month_limit_minor, invited_by, created_at, expires_at)
    values (${teamId}, ${role}, ${email}, ${limits.orderLimitMinor}, ${limits.monthLimitMinor}, ${invitedBy}::uuid, ${now}, ${expiresAt})
    on conflict (team_id, email) do update set role = excluded.role, order_limit_minor = excluded.order_limit_minor,
      month_limit_minor = excluded.month_limit_minor, invited_by = excluded.invited_by, created_at = excluded.created_at, expires_at = excluded.expires_at
    returning id
  `.execute(tx)
  return { id: rows[0]!.id, expiresAt }
}

/** True if the team has the invitation. */
export async function deleteInvitation(tx: Tx, teamId: number, id: string) {
  const { rows } =
    await sql`delete from purchasing_invitations where id = ${id}::uuid and team_id = ${teamId} returning id`.execute(
      tx,
    )
  return rows.length > 0
}

export const deleteExpiredBefore = (db: Db, before: Date) =>
  sql`delete from purchasing_invitations where expires_at < ${before}`.execute(db)

/** Language and team of the account that has confirmed this address; undefined if there is none. */
export async function findHolder(tx: Tx, email: string) {
  const { rows } = await sql<{ locale: Locale; teamId: number | null }>`
    select a.locale, m.team_id as "teamId" from accounts a left join purchasing_members m on m.account_id = a.id
    where a.status = 'Active' and lower(a.email) = ${email} and a.email_confirmed_at is not null
  `.execute(tx)
  return rows[0]
}

/** Team and inviter for the message, and the number of invitations that the inviter has sent since then. */
export async function findSender(tx: Tx, teamId: number, accountId: string, since: Date) {
  const { rows } = await sql<{ team: string; inviter: string; sentCount: number }>`
    select t.name as team, coalesce(nullif(a.name, ''), t.name) as inviter,
      (select count(*)::int from audit_log l where l.actor_id = a.id and l.action = 'purchasing.invite' and l.at > ${since}) as "sentCount"
    from purchasing_teams t, accounts a where t.id = ${teamId} and a.id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]!
}
