import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import * as make from '#platform/testing/make.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { isOpen, openSession, refreshSession } from './sessions.ts'
import { readAccessToken } from './tokens.ts'

const start = new Date('2026-01-05T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400

async function session() {
  const { db } = await fileDatabase()
  const { id } = await make.account(db)
  const pair = await db.transaction().execute((tx) => openSession(tx, id, 'test', start))
  return { db, accountId: id, ...pair }
}

const isEnded = { code: 'accounts.sessionEnded' }
const endedCount = async (db: Db, accountId: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from account_sessions where account_id = ${accountId}::uuid and ended_at is not null`.execute(db)).rows[0]!.count

test('a refresh token yields a new pair for the same session', async () => {
  const { db, accountId, refreshToken } = await session()
  const next = await refreshSession(db, refreshToken, after(900))
  assert.notEqual(next.refreshToken, refreshToken)
  const claims = await readAccessToken(db, next.token, after(901))
  assert.equal(claims?.accountId, accountId)
  assert.equal(claims?.expiresAt, after(1_800).getTime() / 1000)
})

test('D06 a spent token that comes back later ends the whole family', async () => {
  const { db, accountId, refreshToken } = await session()
  const second = await refreshSession(db, refreshToken, after(60))
  await assert.rejects(refreshSession(db, refreshToken, after(71)), isEnded)
  await assert.rejects(refreshSession(db, second.refreshToken, after(72)), isEnded)
  assert.equal(await endedCount(db, accountId), 1)
  assert.equal(await isOpen(db, second), false)
})

test('D07 ten refreshes at once, and one repeated within ten seconds, get the same successor', async () => {
  const { db, accountId, refreshToken } = await session()
  const pairs = await Promise.all(Array.from({ length: 10 }, () => refreshSession(db, refreshToken, after(60))))
  pairs.push(await refreshSession(db, refreshToken, after(69)))
  assert.equal(new Set(pairs.map((pair) => pair.refreshToken)).size, 1)
  assert.equal(await endedCount(db, accountId), 0)
  assert.ok(await refreshSession(db, pairs[0]!.refreshToken, after(80)))
})

test('a session ends when it lies idle for sixty days, or after four hundred in all', async () => {
  const idle = await session()
  await assert.rejects(refreshSession(idle.db, idle.refreshToken, after(60 * day)), isEnded)
  const { db, refreshToken } = await session()
  let latest = refreshToken
  for (let days = 50; days < 400; days += 50) latest = (await refreshSession(db, latest, after(days * day))).refreshToken
  await assert.rejects(refreshSession(db, latest, after(400 * day)), isEnded)
})

test('a token that nobody issued, or a banned account, is refused', async () => {
  const { db, accountId, refreshToken } = await session()
  for (const made of ['', 'x', 'A'.repeat(43), "'; drop table accounts --"]) await assert.rejects(refreshSession(db, made, after(1)), isEnded)
  await sql`update accounts set status = 'Banned' where id = ${accountId}::uuid`.execute(db)
  await assert.rejects(refreshSession(db, refreshToken, after(1)), isEnded)
})

test('the database alone cannot open a session: it holds no token', async () => {
  const { db, refreshToken } = await session()
  const { refreshToken: successor } = await refreshSession(db, refreshToken, after(1))
  const { rows } = await sql<{ dump: string }>`select string_agg(t::text || encode(token_hash, 'escape'), ' ') as dump from refresh_tokens t`.execute(db)
  for (const token of [refreshToken, successor]) assert.ok(!rows[0]!.dump.includes(token))
})
