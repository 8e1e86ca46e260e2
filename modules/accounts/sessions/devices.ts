import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { parseUserAgent } from './user-agent.ts'
import { activeCondition } from './sessions.ts'

type SessionRow = { id: string; userAgent: string; network: string; createdAt: Date; lastUsedAt: Date }
const maxDevices = 100

/** The active sessions of an account, the current one first, then the most recently used. */
export async function listDevices(db: Db, { id, sessionId }: { id: string; sessionId: string }, now: Date) {
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_agent as "userAgent", s.network, s.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from account_sessions s where s.account_id = ${id}::uuid and ${activeCondition(now)}
    order by s.id = ${sessionId}::uuid desc, s.last_used_at desc, s.id limit ${maxDevices}
  `.execute(db)
  return rows.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
    ...row,
    ...parseUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }))
}

/** True if the account has sessions but none from this user agent; version numbers are ignored. */
export async function isNewDevice(tx: Tx, accountId: string, userAgent: string) {
  const { rows } = await sql<{ isNew: boolean }>`
    select count(*) > 0 and not bool_or(${withoutVersions(sql`user_agent`)} = ${withoutVersions(sql`${userAgent}::text`)}) as "isNew"
    from account_sessions where account_id = ${accountId}::uuid
  `.execute(tx)
  return rows[0]!.isNew
}

const withoutVersions = (text: ReturnType<typeof sql>) => sql`regexp_replace(${text}, '[0-9._]+', '', 'g')`
