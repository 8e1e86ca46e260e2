import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { anonymous } from '#platform/testing/personas.ts'
import { challengeFor, someone } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { told } from './answers.fixture.ts'
import { Authenticator } from './authenticator.fixture.ts'
import * as contract from './contract.ts'
import { factorJobs } from './jobs.ts'
import { add, enter, finish, type Lies, refused, shown, withPasskey } from './passkeys.fixture.ts'

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
  const { body: foreign } = await theirs.visitor.call(contract.startPasskey, await shown(theirs, theirs.key))
  assert.equal(told(await keep(fresh.create(foreign))), refused, 'asked of another account')
  const { body: signIn } = await anonymous(app).call(contract.startPasskeySignIn, {})
  assert.equal(
    told(await keep(fresh.create({ ...foreign, challenge: signIn.challenge }))),
    refused,
    'asked for a sign-in',
  )
  const { body: own } = await mine.visitor.call(contract.startPasskey, await shown(mine, mine.key))
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
