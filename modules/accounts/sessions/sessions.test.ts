import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { testDevice } from '#platform/testing/personas.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { endSession, isSessionActive, openSession, refreshSession } from './sessions.ts'
import { readAccessToken } from './tokens.ts'

const start = new Date('2026-01-05T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400
const at = (seconds: number) => ({
  caller: { ...testDevice, account: undefined, variant: 'b2b' as const },
  now: after(seconds),
})

async function session({ isAdmin = false } = {}) {
  const { db } = await fileDatabase()
  const { id, email } = await (isAdmin ? make.admin(db, ['texts']) : make.account(db))
  const pair = await db.transaction().execute((tx) => openSession(tx, id, testDevice, start))
  return { db, accountId: id, email, ...pair }
}

const sessionEnded = { code: 'accounts.sessionEnded' }
const endedCount = async (db: Db, accountId: string) =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from account_sessions where account_id = ${accountId}::uuid and ended_at is not null`.execute(
      db,
    )
  ).rows[0]!.count

test('a refresh token yields a new pair for the same session', async () => {
  const { db, accountId, refreshToken } = await session()
  const next = await refreshSession(db, refreshToken, at(900))
  assert.notEqual(next.refreshToken, refreshToken)
  const claims = await readAccessToken(db, next.token, after(901))
  assert.equal(claims?.accountId, accountId)
  assert.equal(claims?.expiresAt, after(1_800).getTime() / 1000)
})

test('reuse of a spent refresh token ends the whole family (D06)', async () => {
  const { db, accountId, email, refreshToken } = await session()
  const second = await refreshSession(db, refreshToken, at(60))
  await assert.rejects(refreshSession(db, refreshToken, at(71)), sessionEnded)
  await assert.rejects(refreshSession(db, second.refreshToken, at(72)), sessionEnded)
  assert.equal(await endedCount(db, accountId), 1)
  assert.equal(await isSessionActive(db, second, after(73)), false)
  const { rows } = await sql<{
    template: string
  }>`select template from outgoing_messages where recipient = ${email}`.execute(db)
  assert.deepEqual(rows, [{ template: 'sessionsEnded' }], 'the holder is notified once')
  const {
    rows: [entry],
  } = await sql<{
    actor: string
  }>`select actor_id as actor from audit_log where action = 'account.tokenReplayed' and actor_id = ${accountId}::uuid`.execute(
    db,
  )
  assert.ok(entry)
})

test('concurrent refreshes, and a repeat within ten seconds, get the same successor (D07)', async () => {
  const { db, accountId, refreshToken } = await session()
  const pairs = await Promise.all(Array.from({ length: 10 }, () => refreshSession(db, refreshToken, at(60))))
  pairs.push(await refreshSession(db, refreshToken, at(69)))
  assert.equal(new Set(pairs.map((pair) => pair.refreshToken)).size, 1)
  assert.equal(await endedCount(db, accountId), 0)
  assert.ok(await refreshSession(db, pairs[0]!.refreshToken, at(80)))
})

test('a session expires after 60 idle days or after 400 days in total', async () => {
  const idle = await session()
  await assert.rejects(refreshSession(idle.db, idle.refreshToken, at(60 * day)), sessionEnded)
  const { db, refreshToken } = await session()
  let latest = refreshToken
  for (let days = 50; days < 400; days += 50) latest = (await refreshSession(db, latest, at(days * day))).refreshToken
  await assert.rejects(refreshSession(db, latest, at(400 * day)), sessionEnded)
})

test("an administrator's session expires after 30 idle minutes or after 12 hours in total", async () => {
  const minute = 60
  const idle = await session({ isAdmin: true })
  await assert.rejects(refreshSession(idle.db, idle.refreshToken, at(30 * minute)), sessionEnded)
  const { db, refreshToken } = await session({ isAdmin: true })
  let latest = await refreshSession(db, refreshToken, at(29 * minute))
  for (let minutes = 58; minutes < 720; minutes += 29)
    latest = await refreshSession(db, latest.refreshToken, at(minutes * minute))
  assert.equal(await isSessionActive(db, latest, after(719 * minute)), true)
  assert.equal(await isSessionActive(db, latest, after(720 * minute)), false)
  await assert.rejects(refreshSession(db, latest.refreshToken, at(720 * minute)), sessionEnded)
})

test('an access token given with the refresh token must belong to the same session (D08)', async () => {
  const { db, refreshToken, token } = await session()
  const other = await session()
  for (const accessToken of [other.token, 'garbage', 'x'.repeat(5_000)])
    await assert.rejects(refreshSession(db, refreshToken, { ...at(60), accessToken }), sessionEnded)
  assert.ok(
    await refreshSession(db, refreshToken, { ...at(1_000), accessToken: token }),
    'an expired access token is accepted, and no refresh token was spent before',
  )
})

test('a clock that is set back ends no session and does not allow a replay (D18)', async () => {
  const { db, refreshToken } = await session()
  const second = await refreshSession(db, refreshToken, at(-3_600))
  const third = await refreshSession(db, second.refreshToken, at(60))
  assert.equal(await isSessionActive(db, third, after(-3_600)), true)
  await assert.rejects(refreshSession(db, second.refreshToken, at(-3_540)), sessionEnded)
})

test('one account cannot end the session of another', async () => {
  const { db, accountId, token } = await session()
  const other = await session()
  const { sessionId } = (await readAccessToken(db, token, start))!
  assert.equal(await db.transaction().execute((tx) => endSession(tx, other.accountId, sessionId, start)), 0)
  assert.equal(await isSessionActive(db, { accountId, sessionId }, start), true)
  assert.equal(await db.transaction().execute((tx) => endSession(tx, accountId, sessionId, start)), 1)
})

test('forged tokens and tokens of banned accounts are refused', async () => {
  const { db, accountId, refreshToken } = await session()
  for (const forged of ['', 'x', 'A'.repeat(43), "'; drop table accounts --"])
    await assert.rejects(refreshSession(db, forged, at(1)), sessionEnded)
  await sql`update accounts set status = 'Banned' where id = ${accountId}::uuid`.execute(db)
  await assert.rejects(refreshSession(db, refreshToken, at(1)), sessionEnded)
})

test('the database stores no usable refresh token', async () => {
  const { db, refreshToken } = await session()
  const { refreshToken: successor } = await refreshSession(db, refreshToken, at(1))
  const { rows } = await sql<{
    dump: string
  }>`select string_agg(t::text || encode(token_hash, 'escape'), ' ') as dump from refresh_tokens t`.execute(db)
  for (const token of [refreshToken, successor]) assert.ok(!rows[0]!.dump.includes(token))
})
