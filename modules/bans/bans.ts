import { BlockList, isIP } from 'node:net'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { cached, invalidateTags } from '#platform/cache.ts'
import { banErrors } from './errors.ts'

export const banKinds = ['Account', 'Session', 'Network'] as const
export type BanKind = (typeof banKinds)[number]
export type Ban = { id: string; kind: BanKind; value: string; reason: string; endsAt: Date }
type NewBan = { kind: BanKind; value: string; reason: string; endsAt: Date; by: string | null }

/** An IPv6 visitor owns a whole /64, so a longer prefix would be easy to evade. */
const maxPrefixLength = { 4: 32, 6: 64 } as const
const minPrefixLength = { 4: 8, 6: 20 } as const
const addressBits = { 4: 32, 6: 128 } as const

/** Checked before every write. Applies to signed-in visitors of a banned network too, since a new account is cheap. */
export async function assertNotBanned(db: Db, caller: Pick<Caller, 'ip' | 'anonymousId'>, now: Date) {
  const { networks, sessions } = await findActiveBans(db)
  const met = [
    caller.anonymousId ? sessions.get(caller.anonymousId) : undefined,
    ...networks.filter(({ list }) => listContains(list, caller.ip)),
  ]
  const ban = met.find((each) => each && each.endsAt > now)
  if (ban) throw banErrors.banned({ reason: ban.reason, until: ban.endsAt.toISOString() })
}

/**
 * `value`: the id of an account or of an anonymous session, or a network as `readNetwork` returns it. A new ban replaces the
 * active one of the same subject. Does not set the status of an account.
 */
export async function addBan(
  tx: Tx,
  { kind, value, reason, endsAt, by }: NewBan,
  now: Date,
): Promise<{ id: string; replaced: Ban | undefined }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ban ${kind} ${value}`}, 0))`.execute(tx)
  const replaced = await endWhere(tx, sql`kind = ${kind} and value = ${value}`, now)
  const { rows } = await sql<{ id: string }>`
    insert into bans (kind, value, reason, created_by, created_at, ends_at) values (${kind}, ${value}, ${reason}, ${by}::uuid, ${now}, ${endsAt}) returning id
  `.execute(tx)
  await invalidateTags(tx, ['bans'])
  return { id: rows[0]!.id, replaced }
}

/** Undefined if the ban is not active. */
export async function cancelBan(tx: Tx, id: string, now: Date) {
  const cancelled = await endWhere(tx, sql`id = ${id}::uuid`, now)
  if (cancelled) await invalidateTags(tx, ['bans'])
  return cancelled
}

/** The active ban of this subject. */
export async function findActiveBanId(db: Db, kind: BanKind, value: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select id from bans where kind = ${kind} and value = ${value} and cancelled_at is null and ends_at > ${now}
  `.execute(db)
  return rows[0]?.id
}

/** Normalises an address, a CIDR range or the four groups that sessions keep of an IPv6 address; undefined for invalid text and for ranges that are too large. */
export async function readNetwork(db: Db, text: string) {
  const [address = '', bits, ...more] = text
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
    .replace(/^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/, '$&::')
    .split('/')
  const version = isIP(address) as 0 | 4 | 6
  // Addresses that begin with two colons are loopback or reserved.
  if (!version || more.length > 0 || address.includes('%') || address.startsWith('::')) return undefined
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined
  const length = bits === undefined ? maxPrefixLength[version] : Number(bits)
  if (length < minPrefixLength[version] || length > addressBits[version]) return undefined
  const { rows } = await sql<{ network: string }>`
    select abbrev(network(set_masklen(${address}::inet, ${Math.min(length, maxPrefixLength[version])}))::inet) as network
  `.execute(db)
  return rows[0]!.network
}

export const networkContains = (network: string, ip: string) => listContains(toBlockList(network), ip)

const findActiveBans = cached({ tag: 'bans' }, async (db) => {
  const { rows } = await sql<Omit<Ban, 'id'>>`
    select kind, value, reason, ends_at as "endsAt" from bans
    where cancelled_at is null and ends_at > now() and kind in ('Network', 'Session') order by ends_at desc
  `.execute(db)
  return {
    networks: rows.filter(({ kind }) => kind === 'Network').map((ban) => ({ ...ban, list: toBlockList(ban.value) })),
    sessions: new Map(rows.filter(({ kind }) => kind === 'Session').map((ban) => [ban.value, ban])),
  }
})

async function endWhere(tx: Tx, condition: ReturnType<typeof sql>, now: Date) {
  const { rows } = await sql<Ban>`
    update bans set cancelled_at = ${now} where ${condition} and cancelled_at is null and ends_at > ${now} returning id, kind, value, reason, ends_at as "endsAt"
  `.execute(tx)
  return rows[0]
}

/** `BlockList` matches IPv4-mapped IPv6 addresses against IPv4 rules. */
function toBlockList(network: string) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  const list = new BlockList()
  list.addSubnet(
    address,
    Math.min(bits === undefined ? maxPrefixLength[version] : Number(bits), maxPrefixLength[version]),
    version === 4 ? 'ipv4' : 'ipv6',
  )
  return list
}

function listContains(list: BlockList, ip: string) {
  const version = isIP(ip)
  return version > 0 && list.check(ip, version === 4 ? 'ipv4' : 'ipv6')
}
