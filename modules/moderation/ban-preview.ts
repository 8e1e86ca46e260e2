import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { activeCondition } from '../accounts/sessions/sessions.ts'
import type { BanKind } from '../bans/bans.ts'
import type { previewBan as previewCall } from './ban-contract.ts'
import { sessionNetwork } from './ban-queries.ts'
import { readSubject } from './ban-subject.ts'

const maxNamed = 20

/** Whom a ban would meet. Anonymous sessions have no name. */
export async function previewBan(
  db: Db,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  subject: { kind: BanKind; value: string },
): Promise<OutputOf<typeof previewCall>> {
  const value = await readSubject(db, caller, subject, 'value')
  const found = await findMet(db, { ...subject, value }, now)
  return {
    value,
    accounts: found.map(({ id, name }) => ({ id, name })),
    accountCount: found[0]?.count ?? 0,
  }
}

const findMet = async (db: Db, { kind, value }: { kind: BanKind; value: string }, now: Date) => {
  if (kind === 'Network') return findSignedIn(db, value, now)
  return kind === 'Account' ? findAccount(db, value) : []
}

type Row = { id: string; name: string; count: number }

async function findAccount(db: Db, id: string) {
  const { rows } = await sql<Row>`
    select id, name, 1 as count from accounts where id = ${id}::uuid
  `.execute(db)
  return rows
}

/** Accounts with a session from the network, the latest first; the first row has their number. */
async function findSignedIn(db: Db, network: string, now: Date) {
  const { rows } = await sql<Row>`
    select a.id, a.name, count(*) over ()::int as count
    from (
      select s.account_id, max(s.last_used_at) as "usedAt" from account_sessions s
      where ${sessionNetwork} <<= ${network}::inet and ${activeCondition(now)} group by s.account_id
    ) s join accounts a on a.id = s.account_id
    order by s."usedAt" desc, a.id limit ${maxNamed}
  `.execute(db)
  return rows
}
