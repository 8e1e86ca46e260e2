import assert from 'node:assert/strict'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { fileDatabase } from '#platform/testing/shared.ts'
import { readAccessToken, signAccessToken } from './tokens.ts'

const now = new Date('2026-01-05T12:00:00Z')
const seconds = Math.floor(now.getTime() / 1000)
const claims = { accountId: randomUUID(), sessionId: randomUUID() }

async function key() {
  const { db } = await fileDatabase()
  await signAccessToken(db, claims, now)
  const { rows } = await sql<{ key: string }>`select value #>> '{}' as key from app_config where key = 'signingKey'`.execute(db)
  return { db, key: Buffer.from(rows[0]!.key, 'base64url') }
}

test('our own token is read until it ends', async () => {
  const { db } = await key()
  const { token, expiresAt } = await signAccessToken(db, claims, now)
  assert.deepEqual(await readAccessToken(db, token, now), { ...claims, expiresAt })
  assert.equal(expiresAt, seconds + 900)
  assert.equal(await readAccessToken(db, token, new Date((expiresAt + 1) * 1000)), undefined)
})

test('D09 no other token is: algorithm, key, type, audience, issuer, time and length are checked', async () => {
  const { db, key: secret } = await key()
  const good = { sub: claims.accountId, sid: claims.sessionId, iss: 'tradeyard', aud: 'tradeyard', iat: seconds, exp: seconds + 900 }
  const sign = (payload: object, header: object = {}, by: Uint8Array | CryptoKey | import('node:crypto').KeyObject = secret) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header } as never).sign(by)
  assert.ok(await readAccessToken(db, await sign(good), now), 'the good one, so that the others fail for their fault alone')

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const none = new UnsecuredJWT(good).encode()
  const [, payload] = none.split('.')
  const headed = (header: object) => `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}.`
  const { sub: _sub, ...withoutSubject } = good
  const { sid: _sid, ...withoutSession } = good
  const { exp: _exp, ...endless } = good
  const bad: Record<string, string> = {
    none, None: headed({ alg: 'None', typ: 'at+jwt' }), nOnE: headed({ alg: 'nOnE', typ: 'at+jwt' }), unsigned: headed({ alg: 'HS256', typ: 'at+jwt' }),
    'RS256 with a key of its own': await sign(good, { alg: 'RS256' }, rsa.privateKey),
    'HS256 with a public key': await sign(good, {}, new TextEncoder().encode(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString())),
    HS512: await sign(good, { alg: 'HS512' }, Buffer.alloc(64, 1)),
    'another key': await sign(good, {}, Buffer.alloc(32, 1)),
    'another key with a kid': await sign(good, { kid: '../../dev/null' }, Buffer.alloc(32)),
    'another key with a jwk': await sign(good, { jwk: { kty: 'oct', k: Buffer.alloc(32).toString('base64url') } }, Buffer.alloc(32)),
    'another key with a jku': await sign(good, { jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert' }, Buffer.alloc(32)),
    'type JWT': await sign(good, { typ: 'JWT' }), 'another audience': await sign({ ...good, aud: 'other' }), 'another issuer': await sign({ ...good, iss: 'other' }),
    'not yet': await sign({ ...good, nbf: seconds + 600 }), ended: await sign({ ...good, exp: seconds - 1 }), endless: await sign(endless),
    'no subject': await sign(withoutSubject), 'no session': await sign(withoutSession),
    '200 kB': await sign({ ...good, filler: 'x'.repeat(200_000) }), empty: '', dots: '...', words: 'not a token at all',
  }
  for (const [fault, token] of Object.entries(bad)) {
    const startedAt = performance.now()
    assert.equal(await readAccessToken(db, token, now), undefined, fault)
    assert.ok(performance.now() - startedAt < 100, `${fault} is refused at once`)
  }
})
