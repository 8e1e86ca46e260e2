import assert from 'node:assert/strict'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { invalidate } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { rotateKeys } from './signing-keys.ts'
import { readAccessToken, signAccessToken } from './tokens.ts'

const now = new Date('2026-01-05T12:00:00Z')
const seconds = Math.floor(now.getTime() / 1000)
const claims = { accountId: randomUUID(), sessionId: randomUUID() }

async function readSigningKey() {
  const { db } = await fileDatabase()
  const { rows } = await sql<{
    id: string
    secret: Buffer
  }>`select id, secret from signing_keys where retired_at is null`.execute(db)
  return { db, kid: rows[0]!.id, secret: rows[0]!.secret }
}

const unavailable = {
  getExecutor: () => {
    throw new Error('connection lost')
  },
} as unknown as Db

test('an access token is valid until it expires', async () => {
  const { db } = await readSigningKey()
  const { token, expiresAt } = await signAccessToken(db, claims, now)
  assert.deepEqual(await readAccessToken(db, token, now), { ...claims, expiresAt })
  assert.equal(expiresAt, seconds + 900)
  assert.equal(await readAccessToken(db, token, new Date((expiresAt + 31) * 1000)), undefined)
})

test('a clock may be off by 30 seconds or set back without invalidating tokens (D18)', async () => {
  const { db } = await readSigningKey()
  const { token, expiresAt } = await signAccessToken(db, claims, now)
  for (const seconds of [-86_400, -3_600, 0, 929])
    assert.ok(await readAccessToken(db, token, new Date(now.getTime() + seconds * 1000)), `${seconds} s`)
  assert.equal(await readAccessToken(db, token, new Date((expiresAt + 30) * 1000)), undefined)
})

test('a new key signs at once, and the old key is accepted for 30 minutes', async () => {
  const { db, kid: oldKid } = await readSigningKey()
  const { token: old } = await signAccessToken(db, claims, now)
  const rotated = await Promise.all([1, 2].map(() => db.transaction().execute((tx) => rotateKeys(tx, now))))
  invalidate(['signing-keys'])
  const { rows } = await sql<{ id: string }>`select id from signing_keys where retired_at is null`.execute(db)
  assert.equal(rows.length, 1, 'concurrent rotations leave one active key')
  const { token, expiresAt } = await signAccessToken(db, claims, now)
  const { kid } = decodeProtectedHeader(token)
  assert.ok(kid === rows[0]!.id && rotated.some(({ id }) => id === kid) && kid !== oldKid)
  assert.deepEqual(await readAccessToken(db, token, now), { ...claims, expiresAt })
  assert.deepEqual(await readAccessToken(db, old, new Date(now.getTime() + 10 * 60_000)), { ...claims, expiresAt })
  const { secret } = await sql<{ secret: Buffer }>`select secret from signing_keys where id = ${oldKid}`
    .execute(db)
    .then(({ rows: [row] }) => row!)
  const late = await new SignJWT({
    sub: claims.accountId,
    sid: claims.sessionId,
    iss: 'tradeyard',
    aud: 'tradeyard',
    exp: seconds + 7_200,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: oldKid })
    .sign(secret)
  assert.ok(await readAccessToken(db, late, new Date(now.getTime() + 29 * 60_000)))
  assert.equal(await readAccessToken(db, late, new Date(now.getTime() + 31 * 60_000)), undefined)
})

test('a database failure is thrown and does not invalidate a token', async () => {
  const { db } = await readSigningKey()
  const { token } = await signAccessToken(db, claims, now)
  invalidate(['signing-keys'])
  await assert.rejects(readAccessToken(unavailable, token, now), /connection lost/)
})

test('forged tokens are refused: algorithm, key, type, audience, issuer, time and length are checked (D09)', async () => {
  const { db, kid, secret } = await readSigningKey()
  const good = {
    sub: claims.accountId,
    sid: claims.sessionId,
    iss: 'tradeyard',
    aud: 'tradeyard',
    iat: seconds,
    exp: seconds + 900,
  }
  const sign = (
    payload: object,
    header: object = {},
    by: Uint8Array | CryptoKey | import('node:crypto').KeyObject = secret,
  ) => new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header } as never).sign(by)
  assert.ok(await readAccessToken(db, await sign(good), now), 'the unmodified token is valid')

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const none = new UnsecuredJWT(good).encode()
  const [, payload] = none.split('.')
  const withHeader = (header: object) => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.`
  const { sub: _sub, ...withoutSubject } = good
  const { sid: _sid, ...withoutSession } = good
  const { exp: _exp, ...endless } = good
  const bad: Record<string, string> = {
    none,
    None: withHeader({ alg: 'None', typ: 'at+jwt' }),
    nOnE: withHeader({ alg: 'nOnE', typ: 'at+jwt', kid }),
    unsigned: withHeader({ alg: 'HS256', typ: 'at+jwt', kid }),
    'RS256 with a key of its own': await sign(good, { alg: 'RS256' }, rsa.privateKey),
    'HS256 with a public key': await sign(
      good,
      {},
      new TextEncoder().encode(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    ),
    HS512: await sign(good, { alg: 'HS512' }, Buffer.alloc(64, 1)),
    'another key': await sign(good, {}, Buffer.alloc(32, 1)),
    'a kid of a path': await sign(good, { kid: '../../dev/null' }, Buffer.alloc(32)),
    'a kid of a path, our key': await sign(good, { kid: '../../dev/null' }),
    'a kid of nobody': await sign(good, { kid: randomUUID() }),
    'no kid': await sign(good, { kid: undefined }),
    'a kid with SQL': await sign(good, { kid: "' or true --" }),
    'another key with a jwk': await sign(
      good,
      { jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } },
      Buffer.alloc(32),
    ),
    'another key with a jku': await sign(
      good,
      { jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert' },
      Buffer.alloc(32),
    ),
    'type JWT': await sign(good, { typ: 'JWT' }),
    'another audience': await sign({ ...good, aud: 'other' }),
    'another issuer': await sign({ ...good, iss: 'other' }),
    'not yet': await sign({ ...good, nbf: seconds + 600 }),
    ended: await sign({ ...good, exp: seconds - 31 }),
    endless: await sign(endless),
    'no subject': await sign(withoutSubject),
    'no session': await sign(withoutSession),
    '200 kB': await sign({ ...good, filler: 'x'.repeat(200_000) }),
    empty: '',
    dots: '...',
    words: 'not a token at all',
  }
  for (const [fault, token] of Object.entries(bad))
    assert.equal(await readAccessToken(db, token, now), undefined, fault)
  invalidate(['signing-keys'])
  assert.equal(await readAccessToken(unavailable, bad['200 kB']!, now), undefined, 'it is not parsed')
})
