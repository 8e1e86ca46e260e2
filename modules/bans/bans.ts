import { BlockList, isIP } from 'node:net'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { memo } from '#platform/memo.ts'
import { changed } from '#platform/realtime/publish.ts'
import { banErrors } from './errors.ts'

export const banKinds = ['Account', 'Session', 'Network'] as const
export type BanKind = (typeof banKinds)[number]
export type Ban = { id: string; kind: BanKind; value: string; reason: string; endsAt: Date }
type NewBan = { kind: BanKind; value: string; reason: string; endsAt: Date; by: string | null }

/** An IPv6 visitor owns a whole /64, so no smaller part of it is worth a ban. */
const smallestNetwork = { 4: 32, 6: 64 } as const
const largestNetwork = { 4: 8, 6: 20 } as const
const addressBits = { 4: 32, 6: 128 } as const

/** Asked before anything is written. A signed-in visitor of a banned network is refused too: a new account is one code away. */
export async function refuseBanned(db: Db, caller: Pick<Caller, 'ip' | 'anonymousId'>, now: Date) {
  const { networks, sessions } = await activeBans(db)
  if (caller.anonymousId && (sessions.get(caller.anonymousId) ?? now) > now) throw banErrors.banned()
  if (networks.some(({ list, endsAt }) => endsAt > now && contains(list, caller.ip))) throw banErrors.banned()
}

/**
 * `value`: the id of an account or of an anonymous session, or a network as `networkOf` reads it. A subject has one ban in force:
 * a new one takes the place of the older, which is answered. An account is kept out by its status, which is not set here.
 */
export async function addBan(
  tx: Tx,
  { kind, value, reason, endsAt, by }: NewBan,
  now: Date,
): Promise<{ id: string; replaced: Ban | undefined }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ban ${kind} ${value}`}, 0))`.execute(tx)
  const replaced = await end(tx, sql`kind = ${kind} and value = ${value}`, now)
  const { rows } = await sql<{ id: string }>`
    insert into bans (kind, value, reason, created_by, created_at, ends_at) values (${kind}, ${value}, ${reason}, ${by}::uuid, ${now}, ${endsAt}) returning id
  `.execute(tx)
  await changed(tx, ['bans'])
  return { id: rows[0]!.id, replaced }
}

/** Undefined when it is not in force. */
export async function cancelBan(tx: Tx, id: string, now: Date) {
  const cancelled = await end(tx, sql`id = ${id}::uuid`, now)
  if (cancelled) await changed(tx, ['bans'])
  return cancelled
}

/** Which ban of this subject is in force. */
export async function banOf(db: Db, kind: BanKind, value: string, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select id from bans where kind = ${kind} and value = ${value} and cancelled_at is null and ends_at > ${now}
  `.execute(db)
  return rows[0]?.id
}

/** An address or CIDR range as bans write it; undefined for what is neither, or would shut out half a country. */
export async function readNetwork(db: Db, text: string) {
  const [address = '', bits, ...more] = text
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '')
    .split('/')
  const version = isIP(address) as 0 | 4 | 6
  // What begins with two colons is no visitor's network.
  if (!version || more.length > 0 || address.includes('%') || address.startsWith('::')) return undefined
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined
  const length = bits === undefined ? smallestNetwork[version] : Number(bits)
  if (length < largestNetwork[version] || length > addressBits[version]) return undefined
  const { rows } = await sql<{ network: string }>`
    select abbrev(network(set_masklen(${address}::inet, ${Math.min(length, smallestNetwork[version])}))::inet) as network
  `.execute(db)
  return rows[0]!.network
}

export const isWithin = (network: string, ip: string) => contains(blockListOf(network), ip)

const activeBans = memo('bans', async (db) => {
  const { rows } = await sql<Pick<Ban, 'kind' | 'value' | 'endsAt'>>`
    select kind, value, ends_at as "endsAt" from bans where cancelled_at is null and ends_at > now() and kind in ('Network', 'Session')
  `.execute(db)
  return {
    networks: rows
      .filter(({ kind }) => kind === 'Network')
      .map(({ value, endsAt }) => ({ list: blockListOf(value), endsAt })),
    sessions: new Map(rows.filter(({ kind }) => kind === 'Session').map(({ value, endsAt }) => [value, endsAt])),
  }
})

async function end(tx: Tx, which: ReturnType<typeof sql>, now: Date) {
  const { rows } = await sql<Ban>`
    update bans set cancelled_at = ${now} where ${which} and cancelled_at is null and ends_at > ${now} returning id, kind, value, reason, ends_at as "endsAt"
  `.execute(tx)
  return rows[0]
}

/** IPv4 addresses that arrive as IPv6 are matched by their IPv4 rules: node:net does that itself. */
function blockListOf(network: string) {
  const [address = '', bits] = network.split('/')
  const version = isIP(address) as 4 | 6
  const list = new BlockList()
  list.addSubnet(
    address,
    Math.min(bits === undefined ? smallestNetwork[version] : Number(bits), smallestNetwork[version]),
    version === 4 ? 'ipv4' : 'ipv6',
  )
  return list
}

function contains(list: BlockList, ip: string) {
  const version = isIP(ip)
  return version > 0 && list.check(ip, version === 4 ? 'ipv4' : 'ipv6')
}
