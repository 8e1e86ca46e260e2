import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { browserOf, challengeFor, someone, type Someone } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'
import { factorJobs } from './jobs.ts'

type Lies = Parameters<Authenticator['get']>[1]
const told = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const refused = '422 factors.passkeyRefused'

async function withPasskey(app: TestApp, options: Parameters<typeof someone>[1] = {}) {
  const person = await someone(app, options)
  const key = new Authenticator(app.address)
  const answer = await add(person, key)
  assert.equal(told(answer), '200')
  return { ...person, key, recoveryCodes: answer.body.recoveryCodes }
}

async function add({ visitor }: Someone, key: Authenticator, lies: Lies = {}) {
  const { body } = await visitor.call(contract.startPasskey, { password })
  return visitor.call(contract.addPasskey, { name: 'Work laptop', response: key.create(body, lies) })
}

/** Signs in by the passkey alone. */
async function enter(app: TestApp, key: Authenticator, lies: Lies = {}, browser = anonymous(app)) {
  const { body } = await browser.call(contract.startPasskeySignIn, {})
  return browser.call(contract.signInWithPasskey, { response: key.get(body, lies) })
}

/** The second step of a sign-in. */
async function finish(app: TestApp, accountId: string, key: Authenticator, lies: Lies = {}) {
  const browser = anonymous(app)
  const challenge = await challengeFor(app, accountId)
  const { body } = await browser.call(contract.startPasskeySignIn, { challenge })
  return browser.call(contract.requestTokenBySecondFactor, { challenge, passkey: key.get(body, lies) })
}

test('a passkey is made, signs in alone and counts as a second factor', async () => {
  const app = await fileApp()
  const { id, email, visitor } = await someone(app)
  const key = new Authenticator(app.address)
  const { body: options } = await visitor.call(contract.startPasskey, { password })
  const { rp, user, attestation, excludeCredentials, authenticatorSelection } = options as Record<
    string,
    Record<string, unknown>
  >
  assert.deepEqual(rp, { name: 'Tradeyard', id: '127.0.0.1' })
  assert.deepEqual(user, { id: Buffer.from(id).toString('base64url'), name: email, displayName: 'A Person' })
  assert.equal(attestation, 'none')
  assert.deepEqual(excludeCredentials, [])
  assert.equal(authenticatorSelection!.residentKey, 'preferred')
  const added = await visitor.call(contract.addPasskey, { name: ' Work laptop ', response: key.create(options) })
  assert.equal(added.status, 200)
  assert.equal(added.body.recoveryCodes.length, 10)

  const browser = anonymous(app)
  const answer = await enter(app, key, {}, browser)
  assert.equal(answer.status, 200)
  assert.equal((await browser.call(getAccountContext, {})).body.id, id)
  const { rows } = await sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid`.execute(app.database.db)
  assert.deepEqual(
    rows.map(({ has }) => has),
    [true, true],
  )
  const { body } = await browser.call(contract.listFactors, {})
  assert.equal(body.passkeys.length, 1)
  assert.deepEqual({ id: body.passkeys[0]!.id, name: body.passkeys[0]!.name }, { id: key.id, name: 'Work laptop' })
  assert.ok(body.passkeys[0]!.lastUsedAt)
  const { rows: letters } = await sql<{ template: string; name: string }>`
    select template, values ->> 'name' as name from outgoing_messages where recipient = ${email} and template like 'factor%'
  `.execute(app.database.db)
  assert.deepEqual(letters, [{ template: 'factorAdded', name: 'Work laptop' }])
})

test('as the second factor, the passkeys of the account are asked for', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const challenge = await challengeFor(app, id)
  const browser = anonymous(app)
  const { body } = await browser.call(contract.startPasskeySignIn, { challenge })
  const { allowCredentials, userVerification, rpId } = body as {
    allowCredentials: object[]
    userVerification: string
    rpId: string
  }
  assert.deepEqual(
    [allowCredentials, userVerification, rpId],
    [[{ id: key.id, transports: ['internal'], type: 'public-key' }], 'preferred', '127.0.0.1'],
  )
  assert.equal(told(await finish(app, id, key, { isVerified: false })), '200', 'after a password, presence is enough')
  assert.equal(
    told(await finish(app, id, key, { userHandle: undefined })),
    '200',
    'keys without memory do not know the account',
  )
  assert.equal(
    told(await browser.call(contract.startPasskeySignIn, { challenge: 'x'.repeat(43) })),
    '410 factors.challengeEnded',
  )
  assert.equal(
    told(await browser.call(contract.startPasskeySignIn, { challenge: await challengeFor(app, id, -0.01) })),
    '410 factors.challengeEnded',
  )
})

test('an answer is good once, even for ten at the same time', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const browser = anonymous(app)
  const response = key.get((await browser.call(contract.startPasskeySignIn, {})).body)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anonymous(app).call(contract.signInWithPasskey, { response })),
  )
  assert.deepEqual(answers.map(told).sort(), ['200', ...Array.from({ length: 9 }, () => refused)])
  assert.equal(told(await browser.call(contract.signInWithPasskey, { response })), refused)

  const [challenge, other] = [await challengeFor(app, id), await challengeFor(app, id)]
  const passkey = key.get((await browser.call(contract.startPasskeySignIn, { challenge })).body)
  assert.equal(told(await browser.call(contract.requestTokenBySecondFactor, { challenge, passkey })), '200')
  assert.equal(told(await browser.call(contract.requestTokenBySecondFactor, { challenge: other, passkey })), refused)
})

test('what another site, another host or a copied key has signed is refused', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  assert.equal(told(await enter(app, key)), '200')
  const lies: Record<string, Lies> = {
    'another origin': { origin: 'https://evil.example' },
    'another port': { origin: 'http://127.0.0.1:1' },
    'another scheme': { origin: app.address.replace('http:', 'https:') },
    'another host': { rpId: 'evil.example' },
    'a parent of the host': { rpId: '0.0.1' },
    'counter back': { counter: 0 },
    'counter the same': { counter: 1 },
    'another ceremony': { type: 'webauthn.create' },
    'user not verified': { isVerified: false },
    'no user handle': { userHandle: undefined },
    "another's user handle": { userHandle: Buffer.from('00000000-0000-0000-0000-000000000000').toString('base64url') },
  }
  for (const [what, lie] of Object.entries(lies)) assert.equal(told(await enter(app, key, lie)), refused, what)
  for (const what of [
    'another origin',
    'another host',
    'counter back',
    'another ceremony',
    "another's user handle",
  ] as const)
    assert.equal(told(await finish(app, id, key, lies[what])), refused, what)
  const { body } = await anonymous(app).call(contract.startPasskeySignIn, {})
  const impostor = new Authenticator(app.address)
  const forged = { ...impostor.get(body), id: key.id, rawId: key.id }
  assert.equal(
    told(await anonymous(app).call(contract.signInWithPasskey, { response: forged })),
    refused,
    'signed by another key',
  )
  assert.equal(told(await enter(app, key)), '200', 'none of it has hurt the key')
})

test('a passkey that is made for another site is not kept', async () => {
  const app = await fileApp()
  const person = await someone(app)
  for (const lie of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { type: 'webauthn.get' }] as Lies[])
    assert.equal(told(await add(person, new Authenticator(app.address), lie)), refused, JSON.stringify(lie))
  assert.deepEqual((await person.visitor.call(contract.listFactors, {})).body.passkeys, [])
  assert.equal(
    told(
      await add(person, new Authenticator(app.address), {
        isVerified: false,
        transports: ['usb', 5, '<b>', 'x'.repeat(50)],
      }),
    ),
    '200',
  )
})

test('an answer is for one question, one account and five minutes', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  const keep = (response: Record<string, unknown>) =>
    mine.visitor.call(contract.addPasskey, { name: 'Other', response })
  const fresh = new Authenticator(app.address)
  const { body: foreign } = await theirs.visitor.call(contract.startPasskey, { password })
  assert.equal(told(await keep(fresh.create(foreign))), refused, 'asked of another account')
  const { body: signIn } = await anonymous(app).call(contract.startPasskeySignIn, {})
  assert.equal(
    told(await keep(fresh.create({ ...foreign, challenge: signIn.challenge }))),
    refused,
    'asked for a sign-in',
  )
  const { body: own } = await mine.visitor.call(contract.startPasskey, { password })
  assert.equal(
    told(
      await anonymous(app).call(contract.signInWithPasskey, {
        response: mine.key.get({ ...signIn, challenge: own.challenge }),
      }),
    ),
    refused,
    'asked for a new one',
  )
  const { body: second } = await anonymous(app).call(contract.startPasskeySignIn, {
    challenge: await challengeFor(app, mine.id),
  })
  assert.equal(
    told(await anonymous(app).call(contract.signInWithPasskey, { response: mine.key.get(second) })),
    refused,
    'asked as a second factor',
  )
  const { body: alone } = await anonymous(app).call(contract.startPasskeySignIn, {})
  const challenge = await challengeFor(app, mine.id)
  assert.equal(
    told(await anonymous(app).call(contract.requestTokenBySecondFactor, { challenge, passkey: mine.key.get(alone) })),
    refused,
    'asked for a sign-in alone',
  )
  assert.equal(
    told(
      await anonymous(app).call(contract.signInWithPasskey, {
        response: mine.key.get({ ...signIn, challenge: 'bWFkZSB1cA' }),
      }),
    ),
    refused,
    'made up',
  )
  const { body: old } = await anonymous(app).call(contract.startPasskeySignIn, {})
  await sql`update passkey_challenges set expires_at = now() - interval '1 second' where challenge = ${old.challenge as string}`.execute(
    db,
  )
  assert.equal(
    told(await anonymous(app).call(contract.signInWithPasskey, { response: mine.key.get(old) })),
    refused,
    'after five minutes',
  )
})

test("D04 another's passkey neither finishes the sign-in nor can be removed", async () => {
  const app = await fileApp()
  const [mine, theirs] = [await withPasskey(app), await withPasskey(app)]
  assert.equal(told(await finish(app, theirs.id, mine.key)), refused)
  assert.equal(
    told(await mine.visitor.call(contract.removePasskey, { id: theirs.key.id, password })),
    '404 factors.passkeyNotFound',
  )
  assert.equal(told(await enter(app, theirs.key)), '200')
  assert.equal(told(await add(mine, theirs.key)), refused, 'an id belongs to one account')
  const { body } = await theirs.visitor.call(contract.startPasskey, { password })
  assert.deepEqual(body.excludeCredentials, [{ id: theirs.key.id, transports: ['internal'], type: 'public-key' }])
  assert.equal(told(await mine.visitor.call(contract.removePasskey, { id: mine.key.id, password })), '200')
  assert.equal(told(await enter(app, mine.key)), refused, 'a removed one opens nothing')
  assert.equal((await mine.visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 0)
})

test('the second factor that is added brings no new recovery codes', async () => {
  const app = await fileApp()
  const person = await withPasskey(app)
  const second = await add(person, new Authenticator(app.address))
  assert.deepEqual(second.body, { recoveryCodes: [] })
  await sql`
    insert into account_passkeys (id, account_id, public_key, name) select 'filler' || n || ${person.id}, ${person.id}::uuid, '', 'Key' from generate_series(3, 20) n
  `.execute(app.database.db)
  assert.equal(told(await person.visitor.call(contract.startPasskey, { password })), '409 factors.tooManyPasskeys')
})

test('a banned or deleted account is refused as an unknown passkey is', async () => {
  const app = await fileApp()
  const { id, key } = await withPasskey(app)
  const unknown = await enter(app, new Authenticator(app.address))
  const plain = (text: string) => text.replace(/"traceId":"[^"]*"/, '')
  for (const status of ['Banned', 'Deleted']) {
    await sql`update accounts set status = ${status} where id = ${id}::uuid`.execute(app.database.db)
    const answer = await enter(app, key)
    assert.equal(told(answer), refused)
    assert.equal(plain(answer.text), plain(unknown.text))
  }
})

test('an account with nothing but passkeys proves itself by having just signed in with one', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, key } = await withPasskey(app)
  await sql`update accounts set password_hash = null where id = ${id}::uuid`.execute(db)
  const browser = anonymous(app)
  assert.equal(told(await enter(app, key, {}, browser)), '200')
  assert.equal(told(await browser.call(contract.startTotp, {})), '200')
  const eleven = new Date(Date.now() - 11 * 60_000)
  const stale = await browserOf(app, id, { hasSecondFactor: true, signedInAt: eleven })
  const unproved = await browserOf(app, id)
  for (const visitor of [stale, unproved])
    for (const proof of [{}, { password }, { code: '000000' }])
      assert.equal(told(await visitor.call(contract.startTotp, proof)), '422 factors.signInAgain')
})

test('what no browser has signed in time is forgotten', async () => {
  const app = await fileApp()
  const { db } = app.database
  const ask = async () => (await anonymous(app).call(contract.startPasskeySignIn, {})).body.challenge as string
  const [old, fresh] = [await ask(), await ask()]
  await sql`update passkey_challenges set expires_at = now() - interval '1 second' where challenge = ${old}`.execute(db)
  await factorJobs[0]!.run({}, { db, config: app.config, now: new Date(), log: undefined as never })
  const { rows } = await sql<{
    challenge: string
  }>`select challenge from passkey_challenges where challenge in (${old}, ${fresh})`.execute(db)
  assert.deepEqual(rows, [{ challenge: fresh }])
})

test('whatever else a browser sends is refused, not stumbled over', async () => {
  const app = await fileApp()
  const { visitor } = await someone(app)
  const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":{"a":1},"origin":5}').toString('base64url')
  const odd: Record<string, unknown>[] = [
    {},
    { id: 5 },
    { id: {}, response: null },
    { response: [] },
    { id: 'x', response: { clientDataJSON: 5 } },
    { id: 'x', response: { clientDataJSON: '!!' } },
    { id: 'x', response: { clientDataJSON } },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON, authenticatorData: '', signature: '' } },
    { __proto__: { id: 'x' } },
    { id: 'x'.repeat(200_000) },
  ]
  for (const response of odd) {
    assert.equal(told(await anonymous(app).call(contract.signInWithPasskey, { response })), refused)
    assert.equal(told(await visitor.call(contract.addPasskey, { name: 'Odd', response })), refused)
  }
})
