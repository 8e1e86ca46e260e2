import { sql } from 'kysely'
import type { Currency } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { spentBy } from '../orders/approvals/allowance.ts'
import type { invitedRoles, purchasingRoles } from './contract.ts'

export type Role = (typeof purchasingRoles)[number]
export type InvitedRole = (typeof invitedRoles)[number]
export type Limits = { orderLimitMinor: number | null; monthLimitMinor: number | null }
export type Membership = { teamId: number; role: Role }

const maxListed = 500

type TeamRow = { id: number; name: string; currency: Currency; company: string | null; role: Role }

/** The team of an account. */
export async function findTeam(db: Db, accountId: string): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`
    select t.id, t.name, t.currency, o.legal_name as company, m.role
    from purchasing_members m join purchasing_teams t on t.id = m.team_id left join organizations o on o.id = t.organization_id and o.deleted_at is null
    where m.account_id = ${accountId}::uuid
  `.execute(db)
  return rows[0]
}

type MemberRow = Limits & {
  accountId: string
  name: string
  email: string | null
  role: Role
  since: Date
  spentMinor: number
}

export async function findMembers(db: Db, teamId: number, now: Date) {
  const { rows } = await sql<MemberRow>`
    select m.account_id as "accountId", a.name, a.email, m.role, m.created_at as since, m.order_limit_minor as "orderLimitMinor",
      m.month_limit_minor as "monthLimitMinor", ${spentBy(sql`m`, now)} as "spentMinor"
    from purchasing_members m join accounts a on a.id = m.account_id and a.status <> 'Deleted'
    where m.team_id = ${teamId} order by array_position(array['Owner', 'Approver', 'Buyer'], m.role), m.created_at, m.account_id limit ${maxListed}
  `.execute(db)
  return rows
}

/** Serializes changes of the members of the account's team. Returns its membership as it is then. */
export async function lockTeamOf(tx: Tx, accountId: string): Promise<Membership | undefined> {
  await sql`
    select from purchasing_teams where id = (select team_id from purchasing_members where account_id = ${accountId}::uuid) for no key update
  `.execute(tx)
  return findMembership(tx, accountId)
}

export async function findMembership(tx: Tx, accountId: string): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select team_id as "teamId", role from purchasing_members where account_id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]
}

export async function hasOtherMembers(tx: Tx, teamId: number, accountId: string) {
  const { rows } = await sql`
    select from purchasing_members where team_id = ${teamId} and account_id <> ${accountId}::uuid limit 1
  `.execute(tx)
  return rows.length > 0
}

type NewTeam = { name: string; currency: Currency; organizationId: number | null }

export async function insertTeam(tx: Tx, { name, currency, organizationId }: NewTeam) {
  const { rows } = await sql<{ id: number }>`
    insert into purchasing_teams (name, currency, organization_id) values (${name}, ${currency}, ${organizationId}) returning id
  `.execute(tx)
  return rows[0]!.id
}

/** False if the account is in a team already. */
export async function insertMember(tx: Tx, { teamId, role }: Membership, accountId: string, limits: Limits, now: Date) {
  const { rows } = await sql`
    insert into purchasing_members (account_id, team_id, role, order_limit_minor, month_limit_minor, created_at)
    values (${accountId}::uuid, ${teamId}, ${role}, ${limits.orderLimitMinor}, ${limits.monthLimitMinor}, ${now})
    on conflict do nothing returning account_id
  `.execute(tx)
  return rows.length > 0
}

export const updateMember = (tx: Tx, accountId: string, role: Role, { orderLimitMinor, monthLimitMinor }: Limits) =>
  sql`
    update purchasing_members set role = ${role}, order_limit_minor = ${orderLimitMinor}, month_limit_minor = ${monthLimitMinor}
    where account_id = ${accountId}::uuid
  `.execute(tx)

export const deleteMember = (tx: Tx, accountId: string) =>
  sql`delete from purchasing_members where account_id = ${accountId}::uuid`.execute(tx)

export const deleteTeam = (tx: Tx, teamId: number) => sql`delete from purchasing_teams where id = ${teamId}`.execute(tx)
