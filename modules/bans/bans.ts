import { BlockList, isIP } from 'node:net'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { memo } from '#platform/memo.ts'
import { changed } from '#platform/realtime/publish.ts'
import { banErrors } from './errors.ts'

type Ban = { kind: 'Network' | 'Session'; value: string; endsAt: Date }

/** An IPv6 visitor owns a whole /64, so no smaller part of it is worth a ban. */
const smallestNetwork = { 4: 32, 6: 64 } as const

/** Asked before anything is written. A signed-in visitor of a banned network is refused too: a new account is one code away. */
export async function refuseBanned(db: Db, caller: Pick<Caller, 'ip' | 'anonymousId'>, now: Date) {
  const { networks, sessions } = await activeBans(db)
  if (caller.anonymousId && sessions.has(caller.anonymousId)) throw banErrors.banned()
  const version = isIP(caller.ip)
  if (version && networks.some(({ list, endsAt }) => endsAt > now && list.check(caller.ip, version === 4 ? 'ipv4' : 'ipv6'))) throw banErrors.banned()
}

/** `value`: an address or CIDR range, or the id of an anonymous session. */
export async function addBan(tx: Tx, { kind, value, endsAt }: Ban, { reason, by, now }: { reason: string; by: string | null; now: Date }) {
  if (kind === 'Network') blockListOf(value)
  await sql`
    insert into bans (kind, value, reason, created_by, created_at, ends_at) values (${kind}, ${value}, ${reason}, ${by}::uuid, ${now}, ${endsAt})
  `.execute(tx)
  await changed(tx, ['bans'])
}

const activeBans = memo('bans', async (db) => {
  const { rows } = await sql<Ban>`select kind, value, ends_at as "endsAt" from bans where cancelled_at is null and ends_at > now()`.execute(db)
  return {
    networks: rows.filter(({ kind }) => kind === 'Network').map(({ value, endsAt }) => ({ list: blockListOf(value), endsAt })),
    sessions: new Set(rows.filter(({ kind }) => kind === 'Session').map(({ value }) => value)),
  }
})

/** IPv4 addresses that arrive as IPv6 are matched by their IPv4 rules: node:net does that itself. */
function blockListOf(network: string) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  const list = new BlockList()
  list.addSubnet(address, Math.min(bits === undefined ? smallestNetwork[version] : Number(bits), smallestNetwork[version]), version === 4 ? 'ipv4' : 'ipv6')
  return list
}
